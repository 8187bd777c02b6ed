import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { formatInstant } from '../../../platform/thai-date.ts'
import { CallButton } from '../../../ui/actions/CallButton.tsx'
import { SecondButton, SecondWords } from '../../../ui/actions/SecondOfficer.tsx'
import { Banner } from '../../../ui/Banner.tsx'
import { difference, NO_VALUE } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { Reason } from '../../../ui/Reason.tsx'
import { StateBadge } from '../../../ui/record/StateBadge.tsx'
import {
  ACTIVE,
  ENDED,
  type StateAppearance,
  UNDECIDED,
} from '../../../ui/record/state-appearance.ts'
import { calls } from '../../contract.ts'
import type { SaveState } from '../../rules/save-states.ts'
import { type PriceSave, usualPrice } from '../prices.ts'
import { draftsOf } from './draft.ts'
import css from './Saves.module.css'
import type { WorkingDrafts } from './use-drafts.ts'

const APPEARANCE: Record<SaveState, StateAppearance> = {
  sentBack: { shape: 'dashed', tint: 'gray' },
  waiting: UNDECIDED,
  scheduled: { shape: 'three-quarters', tint: 'teal' },
  inForce: ACTIVE,
  past: { shape: 'square', tint: 'slate' },
  withdrawn: ENDED,
}

const HEADS = [
  'board.effective',
  'term.product',
  'board.change',
  'board.maker',
  'board.checker',
  'ui.state',
] as const

interface Props {
  work: WorkingDrafts
  /** Opens what waits for its check. */
  onCheck: (save: PriceSave) => void
}

/** What was saved lately, the newest effect first. */
export function Saves({ work, onCheck }: Props) {
  const { t } = useTranslation()
  const { data } = useCall(calls.getPriceSaves, { page: 0 })
  const held = data?.data.find(({ Check }) => Check === 'dependent' || Check === 'alone')
  return (
    <section className={css.saves}>
      <h2 className="title">{t('board.versions')}</h2>
      {held && (
        <Banner>
          <SecondWords standing={held.Check} />
        </Banner>
      )}
      <table hidden={!data}>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {t(head)}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">{t('ui.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data?.data.map((save) => (
            <SaveRow key={save.SaveUUID} save={save} work={work} onCheck={onCheck} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function SaveRow({ save, work, onCheck }: Props & { save: PriceSave }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <tr className="ruled">
      <td className="unbroken num">
        {save.EffectiveFrom ? formatInstant(save.EffectiveFrom, 'table', language) : t('board.now')}
      </td>
      <td>{namesOf(save)}</td>
      <td className="num">{[...new Set(save.Products.map(changeOf))].join(' · ')}</td>
      <td className="unbroken">{save.MadeBy ?? NO_VALUE}</td>
      <td className="unbroken">{save.CheckedBy ?? NO_VALUE}</td>
      <td>
        <StateBadge
          appearance={APPEARANCE[save.State]}
          words={t(save.State === 'inForce' ? 'prices.inForce' : `board.state.${save.State}`)}
        />
        {save.Reason && <Reason className={`secondary ${css.reason}`} reason={save.Reason} />}
      </td>
      <td>
        <SaveActions save={save} work={work} onCheck={onCheck} />
      </td>
    </tr>
  )
}

function SaveActions({ save, work, onCheck }: Props & { save: PriceSave }) {
  const { t } = useTranslation()
  const { State } = save
  const { board } = work
  return (
    <span className={`row ${css.actions}`}>
      <SecondButton standing={save.Check}>
        <Button variant="subtle" onClick={() => onCheck(save)}>
          {t('board.check')}
        </Button>
      </SecondButton>
      {(State === 'scheduled' || State === 'waiting') && (
        <CallButton
          subtle
          call={calls.withdrawPrices}
          input={{ SaveUUID: save.SaveUUID }}
          verb={t('board.withdraw')}
          done={t('board.withdrawn')}
          ask={{
            question: t('board.withdraw.ask', { products: namesOf(save) }),
            text: t('board.withdraw.text'),
            danger: true,
          }}
        />
      )}
      {board && (
        <Button variant="subtle" onClick={() => work.replace(draftsOf(save, board))}>
          {t('board.copy')}
        </Button>
      )}
    </span>
  )
}

function namesOf({ Products }: PriceSave): string {
  return Products.map(({ Name }) => Name).join(', ')
}

/** How far the price at the usual grade moved from the version before. */
function changeOf({ Before, ...product }: PriceSave['Products'][number]): string {
  const after = usualPrice(product)
  if (!Before || after === '') return NO_VALUE
  return difference(Number(after) - Number(usualPrice(Before)))
}
