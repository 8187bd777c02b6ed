import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { LONG_MINUTES, waitWords } from '../../evaluation/screens/list/cells/Wait.tsx'
import { businessDay } from '../../platform/thai-date.ts'
import { count, money, whole } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { StateGlyph } from '../../ui/StateGlyph.tsx'
import { type State, states } from '../../ui/state.ts'
import { useNow } from '../../ui/use-now.ts'
import css from './Dashboard.module.css'
import { dayOfMonth, type Overview } from './day.ts'
import { Coming, Panel } from './Panel.tsx'

type Work = Overview['Waiting']

const PALM = '/Controller/palmEvaluate'
const ORDERS = '/Controller/po'
const RECEIPT = '/Controller/receipt'

/** Each work that waits: its glyph and word, and the list that shows the same ones. */
const ROWS: readonly Row[] = [
  {
    work: 'WeighOut',
    state: 'weighOut',
    words: 'state.weighOut',
    to: PALM,
    filter: { status: 'O' },
  },
  { work: 'Grade', state: 'grade', words: 'state.grade', to: PALM, filter: { status: 'G' } },
  { work: 'Price', state: 'value', words: 'state.value', to: PALM, filter: { status: 'P' } },
  { work: 'Submitted', state: 'S', to: ORDERS, filter: { state: 'S' } },
  { work: 'InReview', state: 'IR', to: ORDERS, filter: { state: 'IR' } },
  { work: 'Approved', state: 'A', to: ORDERS, filter: { state: 'A' } },
  { work: 'ToReceive', state: 'CF', to: RECEIPT, filter: { state: 'CF' } },
  { work: 'ToFinish', state: 'C', to: RECEIPT, filter: { state: 'C' } },
  { work: 'ToInvoice', state: 'RC', to: '/Controller/invoice', filter: {} },
]

interface Row {
  work: keyof Work
  state: State
  /** Of a ticket the word of its state. */
  words?: string
  to: string
  filter: Record<string, string>
}

/** What waits for somebody, by step; each leads to the list that shows it. */
export function Waiting({ overview }: { overview: Overview | undefined }) {
  const { t } = useTranslation()
  return (
    <Panel area="waiting" title={t('dashboard.waiting')}>
      {!overview && <Coming />}
      {overview && (
        <ul className={css.work}>
          {ROWS.map((row) => (
            <li key={row.work}>
              <Link className={css.step} to={row.to} search={row.filter as never}>
                <Tile state={row.state} />
                <span className={css.name}>{t(row.words ?? `dashboard.wait.${row.work}`)}</span>
                <Hint work={overview.Waiting} row={row} />
                <Count {...overview.Waiting[row.work]} />
                <IconChevronRight size={14} stroke={1.7} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Tile({ state }: { state: State }) {
  const { tint } = states[state]
  return (
    <span
      className={css.tile}
      style={{ '--state-bg': `var(--st-${tint}-bg)`, '--state-fg': `var(--st-${tint}-fg)` }}
    >
      <StateGlyph state={state} />
    </span>
  )
}

function Count({ Count: found, Capped }: Work['Grade']) {
  return (
    <b className={`${css.count} num`} data-none={found === 0 || undefined}>
      {count(found, Capped)}
    </b>
  )
}

/** How long the first truck waits; of orders how much it is, or since when. */
function Hint({ work, row }: { work: Work; row: Row }) {
  const { Count: found, Since } = work[row.work]
  if (found === 0 || Since === null) return <span className={css.hint} />
  return row.to === PALM ? (
    <Longest since={Since} />
  ) : (
    <Measure work={work} row={row} since={Since} />
  )
}

/** Over an hour somebody has to look. */
function Longest({ since }: { since: string }) {
  const { t } = useTranslation()
  const minutes = Math.max(0, Math.floor((useNow().getTime() - Date.parse(since)) / 60_000))
  return (
    <span className={css.hint} data-long={minutes >= LONG_MINUTES || undefined}>
      {t('dashboard.longest', { time: waitWords(t, minutes) })}
    </span>
  )
}

function Measure({ work, row, since }: { work: Work; row: Row; since: string }) {
  const { t } = useTranslation()
  const day = dayOfMonth(businessDay(since), useLanguage())
  const measure = measureOf(t, work, row.work, t('dashboard.oldest', { day }))
  return <span className={`${css.hint} num`}>{measure}</span>
}

function measureOf(t: TFunction, work: Work, which: keyof Work, oldest: string): string {
  if (which === 'ToInvoice') return t('dashboard.baht', { sum: money(work.ToInvoice.Amount) })
  if (which !== 'ToReceive' && which !== 'ToFinish') return oldest
  const { Lines } = work[which]
  return `${t('dashboard.lines', { n: whole(Lines), count: Lines })} · ${oldest}`
}
