import { IconChevronRight } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { APPEARANCES, LONG_WAIT_MINUTES } from '../../evaluation/rules/states.ts'
import { type Address, addresses } from '../../platform/addresses.ts'
import type { WordKey } from '../../platform/catalogue.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { ALL_BADGES, BADGES } from '../../purchase-orders/rules/states.ts'
import type { Badge } from '../../purchase-orders/rules.ts'
import { durationWords } from '../../ui/duration.ts'
import { count, money, whole } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { useNow } from '../../ui/live/use-now.ts'
import { StateGlyph } from '../../ui/record/StateGlyph.tsx'
import { type StateAppearance, tintStyle } from '../../ui/record/state-appearance.ts'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import css from './Dashboard.module.css'
import { dayOfMonth, type Overview } from './day.ts'
import { Panel, PanelSkeleton } from './Panel.tsx'

type Work = Overview['Waiting']

/** Each kind of waiting work: its glyph, its name, and the list that shows it. */
const ROWS: readonly Row[] = [
  {
    work: 'WeighOut',
    appearance: APPEARANCES.weighOut,
    words: 'evaluation.state.weighOut',
    to: addresses.tickets({ status: 'O' }),
  },
  {
    work: 'Grade',
    appearance: APPEARANCES.grade,
    words: 'evaluation.state.grade',
    to: addresses.tickets({ status: 'G' }),
  },
  {
    work: 'Price',
    appearance: APPEARANCES.value,
    words: 'evaluation.state.value',
    to: addresses.tickets({ status: 'P' }),
  },
  ...ALL_BADGES.flatMap(rowOf),
]

interface Row {
  work: keyof Work
  appearance: StateAppearance
  words: WordKey
  to: Address
}

/** The row of a badge whose orders wait for an officer; none for other badges. */
function rowOf(badge: Badge): Row[] {
  const { appearance, work } = BADGES[badge]
  return work ? [{ work, appearance, words: `dashboard.wait.${work}`, to: listOf(badge) }] : []
}

function listOf(badge: Badge): Address {
  if (badge === 'RC') return addresses.invoice()
  const { receiving } = BADGES[badge].rank
  return receiving ? addresses.receipt({ state: badge }) : addresses.orders({ state: badge })
}

/** The work that waits for officers, step by step; each row links to the list that shows it. */
export function Waiting({ overview }: { overview: Overview | undefined }) {
  const { t } = useTranslation()
  return (
    <Panel area="waiting" title={t('dashboard.waiting')}>
      {!overview && <PanelSkeleton />}
      {overview && (
        <ul className={css.work}>
          {ROWS.map((row) => (
            <li key={row.work}>
              <ScreenLink className={css.step} to={row.to}>
                <Tile appearance={row.appearance} />
                <span className={css.name}>{t(row.words)}</span>
                <Hint work={overview.Waiting} row={row} />
                <Count {...overview.Waiting[row.work]} />
                <IconChevronRight size={14} stroke={1.7} aria-hidden="true" />
              </ScreenLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Tile({ appearance }: { appearance: StateAppearance }) {
  return (
    <span className={css.tile} style={tintStyle(appearance.tint)}>
      <StateGlyph appearance={appearance} />
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

/** How long the first truck has been waiting; for orders the amount, the number of lines, or the oldest date. */
function Hint({ work, row }: { work: Work; row: Row }) {
  const { Count: found, Since } = work[row.work]
  if (found === 0 || Since === null) return <span className={css.hint} />
  return row.to.screen === 'tickets' ? (
    <Longest since={Since} />
  ) : (
    <Measure work={work} row={row} since={Since} />
  )
}

/** The longest waiting time, highlighted once it is over an hour. */
function Longest({ since }: { since: string }) {
  const { t } = useTranslation()
  const minutes = Math.max(0, Math.floor((useNow().getTime() - Date.parse(since)) / 60_000))
  return (
    <span className={css.hint} data-long={minutes >= LONG_WAIT_MINUTES || undefined}>
      {t('dashboard.longest', { time: durationWords(t, minutes) })}
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
