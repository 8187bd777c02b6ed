import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REASONS } from '../../../platform/reasons.ts'
import { formatInstant } from '../../../platform/thai-date.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { ReasonQuestion } from '../../../ui/form/ReasonQuestion.tsx'
import { NO_VALUE } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { ScreenLayout } from '../../../ui/ScreenLayout.tsx'
import { calls } from '../../contract.ts'
import type { Board, PriceSave } from '../prices.ts'
import { ReplacedBy } from '../WaitingPrices.tsx'
import { BoardTable } from './BoardTable.tsx'
import { draftsOf, sentRow } from './draft.ts'
import { type Days, Effect } from './Effect.tsx'
import { Steps } from './Steps.tsx'
import { readOnlyDrafts } from './use-drafts.ts'

interface Props {
  board: Board
  save: PriceSave
  onClose: () => void
}

/** What a colleague saved, on the same board, to be published or sent back by a second officer. */
export function CheckPrices({ board, save, onClose }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [days, setDays] = useState<Days>(7)
  const { SaveUUID, MadeBy, Made, EffectiveFrom } = save
  const publish = useAction(calls.publishPrices, { done: t('board.published'), onDone: onClose })
  const work = readOnlyDrafts(board, draftsOf(save, board))
  const rows = work.changed.map((product) => sentRow(work.of(product), product))
  const othersWait = work.changed.map((product) => ({
    ...product,
    Waits: product.Waits.filter((wait) => wait.SaveUUID !== SaveUUID),
  }))
  const time = formatInstant(Made, 'short', language)
  const from = EffectiveFrom ? formatInstant(EffectiveFrom, 'short', language) : t('board.now')
  return (
    <ScreenLayout
      title={t('board.check')}
      actions={
        <>
          <Button variant="subtle" onClick={onClose}>
            {t('ui.close')}
          </Button>
          <SendBack save={save} onDone={onClose} />
        </>
      }
      main={
        <Button loading={publish.running} onClick={() => publish.run({ SaveUUID })}>
          {t('board.publish')}
        </Button>
      }
      wide
      side={<Effect products={rows} work={work} days={days} onDays={setDays} />}
    >
      <Banner>{t('board.check.about', { officer: MadeBy ?? NO_VALUE, time, from })}</Banner>
      <ReplacedBy products={othersWait} start={EffectiveFrom} />
      <BoardTable work={work} />
      <Steps work={work} />
    </ScreenLayout>
  )
}

/** Sends what a colleague saved back, with a reason. */
function SendBack({ save, onDone }: { save: PriceSave; onDone: () => void }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('board.sendBack')}
      </Button>
      {asking && (
        <ReasonQuestion
          call={calls.sendBackPrices}
          input={(Reason) => ({ SaveUUID: save.SaveUUID, Reason })}
          question={t('board.sendBack.ask', { officer: save.MadeBy ?? NO_VALUE })}
          reasons={REASONS.sendPricesBack}
          verb={t('board.sendBack')}
          done={t('board.sentBack')}
          draft={`prices.sendBack:${save.SaveUUID}`}
          onDone={onDone}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
