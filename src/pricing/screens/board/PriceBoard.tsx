import { Button } from '@mantine/core'
import { IconDeviceTv, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allowed, useCall } from '../../../platform/client.ts'
import { formatInstant } from '../../../platform/thai-date.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { useDownload } from '../../../ui/actions/use-download.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { counted } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { useAt } from '../../../ui/live/use-at.ts'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { ScreenLayout } from '../../../ui/ScreenLayout.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import { StaleNotice } from '../../../ui/stale/StaleNotice.tsx'
import { calls } from '../../contract.ts'
import type { PriceSave } from '../prices.ts'
import { ReplacedBy } from '../WaitingPrices.tsx'
import { BoardBar, firstStart, type Start, startOf } from './BoardBar.tsx'
import { BoardTable } from './BoardTable.tsx'
import { BoardWarnings } from './BoardWarnings.tsx'
import { CheckPrices } from './CheckPrices.tsx'
import { isComplete, sentRow } from './draft.ts'
import { type Days, Effect, EffectSentence } from './Effect.tsx'
import { GateLinks } from './GateLinks.tsx'
import { Saves } from './Saves.tsx'
import { Steps } from './Steps.tsx'
import { useDrafts } from './use-drafts.ts'

/** The prices of every product on one sheet: changed together, at once or from a time on. */
export function PriceBoard() {
  const { t } = useTranslation()
  const { data, error, refetch } = useCall(calls.getPriceBoard, {}, { refetchMs: 30_000 })
  useRefetchOnChange('prices', calls.getPriceBoard, calls.getPriceSaves)
  const language = useLanguage()
  const work = useDrafts(data)
  useAt(data?.NextEffect, refetch)
  const [asking, setAsking] = useState(false)
  const [days, setDays] = useState<Days>(7)
  const [checking, setChecking] = useState<PriceSave>()
  const [start, setStart] = useState<Start>(() => firstStart(new Date()))
  const { EffectiveFrom, fault } = startOf(start, new Date())
  const { running, run } = useAction(calls.savePriceBoard, {
    done: t('done.saved'),
    onDone: work.reset,
    draft: work.draft,
    onLatest: work.takeOver,
  })
  const Products = work.changed.map((product) => sentRow(work.of(product), product))
  const canSave = Products.length > 0 && work.changed.every((one) => isComplete(work.of(one)))
  const save = async () => {
    await run({ Products, EffectiveFrom })
    setAsking(false)
  }
  const verb = t(data?.NeedsCheck ? 'board.send' : 'board.save', counted(Products.length))
  if (checking && data) {
    return <CheckPrices board={data} save={checking} onClose={() => setChecking(undefined)} />
  }
  return (
    <ScreenLayout
      title={t('screen.priceBoard')}
      actions={<BoardActions />}
      main={
        <Button
          disabled={!canSave || fault !== undefined || work.isStale}
          onClick={() => setAsking(true)}
        >
          {Products.length > 0 ? verb : t('board.nothing')}
        </Button>
      }
      wide
      side={<Effect products={canSave ? Products : []} work={work} days={days} onDays={setDays} />}
    >
      {error && !data && <ErrorState error={error} retry={refetch} />}
      {!work.isDirty && work.draft?.offer}
      <BoardBar
        work={work}
        start={start}
        onStart={(change) => setStart((now) => ({ ...now, ...change }))}
      />
      {work.isStale && <StaleNotice onLoad={work.takeOver}>{t('board.stale')}</StaleNotice>}
      {data && (
        <>
          <BoardTable work={work} />
          <Steps work={work} />
          <Saves work={work} onCheck={setChecking} />
        </>
      )}
      {asking && (
        <Confirm
          question={t('board.ask', counted(Products.length))}
          text={
            <>
              {EffectiveFrom && (
                <div>
                  {t('prices.startsAt', { at: formatInstant(EffectiveFrom, 'table', language) })}
                </div>
              )}
              <div>{t('prices.appliesTo')}</div>
              <EffectSentence products={Products} days={days} />
              <ReplacedBy products={work.changed} start={EffectiveFrom} />
              <BoardWarnings work={work} />
            </>
          }
          verb={verb}
          running={running}
          onYes={save}
          onNo={() => setAsking(false)}
        />
      )}
    </ScreenLayout>
  )
}

/** How the prices in force get to the gate: on paper, and on a screen there. */
function BoardActions() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const print = useDownload(calls.exportGatePrices)
  return (
    <>
      {allowed(calls.getGateLinks) && (
        <Button
          variant="default"
          leftSection={<IconDeviceTv size={14} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {t('gate.links')}
        </Button>
      )}
      <Button
        variant="default"
        loading={print.running}
        leftSection={<IconPrinter size={14} aria-hidden="true" />}
        onClick={() => print.run({})}
      >
        {t('gate.print')}
      </Button>
      {isOpen && <GateLinks onClose={() => setOpen(false)} />}
    </>
  )
}
