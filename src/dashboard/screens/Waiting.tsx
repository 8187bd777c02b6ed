import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { mayOpen, useCall } from '../../platform/client.ts'
import { calls } from '../../purchase-orders/contract.ts'
import { deservesLook } from '../../purchase-orders/rules/flags.ts'
import { count } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { useChangeEvents, useScheduledRefetch } from '../../ui/live/use-change-events.ts'
import { useNow } from '../../ui/live/use-now.ts'
import { StateGlyph } from '../../ui/record/StateGlyph.tsx'
import { tintStyle } from '../../ui/record/state-appearance.ts'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import css from './Dashboard.module.css'
import type { BoardData } from './day.ts'
import { Panel } from './Panel.tsx'
import { ageOf, measureOf, type WaitingRow, waitingRows } from './waiting-rows.ts'

/** The work that waits for officers, step by step; each row links to the list that shows it. */
export function Waiting({ overview }: Pick<BoardData, 'overview'>) {
  const { t } = useTranslation()
  return (
    <Panel
      area="waiting"
      title={t('dashboard.waiting')}
      rows={overview && waitingRows(mayOpen('approve'), overview.Waiting)}
    >
      {(rows) => (
        <ul className={`sheet ${css.work}`}>
          {rows.map((row) => (
            <li key={row.key}>
              <Step row={row} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Step({ row }: { row: WaitingRow }) {
  const { t } = useTranslation()
  const { found, appearance } = row
  return (
    <ScreenLink
      className={`line pick ${css.step}`}
      to={row.to}
      data-mine={(row.isMine && found.Count > 0) || undefined}
    >
      <span className="tile" style={tintStyle(appearance.tint)}>
        <StateGlyph appearance={appearance} />
      </span>
      <span className={`${css.name} cut`}>{t(row.words)}</span>
      {found.Since === null ? (
        <span className={css.hint} />
      ) : (
        <Hint row={row} since={found.Since} />
      )}
      <b className={`${css.count} num`} data-none={found.Count === 0 || undefined}>
        {count(found.Count, found.Capped)}
      </b>
      <IconChevronRight className="muted" size={14} stroke={1.7} aria-hidden="true" />
    </ScreenLink>
  )
}

/** How many of the orders to review should be looked at first; asked for where `isAsked`. */
function useLookFirst(isAsked: boolean): number {
  const { data } = useCall(calls.getApprovals, {}, { enabled: isAsked })
  const refetch = useScheduledRefetch(5000, calls.getApprovals)
  useChangeEvents('orders', () => isAsked && refetch())
  return (isAsked && data?.data.filter(deservesLook).length) || 0
}

/**
 * The amount, lines or tickets, and the age of the oldest, which is marked once it is too old; on a phone of the orders
 * to review instead how many should be looked at first.
 */
function Hint({ row, since }: { row: WaitingRow; since: string }) {
  const { t } = useTranslation()
  const age = ageOf(t, row, since, useNow(), useLanguage())
  const measure = measureOf(t, row.found)
  const n = useLookFirst(useIsPhone() && row.isMine === true)
  const look = n > 0 && <span>{t('dashboard.lookFirst', { n })}</span>
  return (
    <span className={`small cut num ${css.hint}`}>
      {measure && <span className={`${css.measure} cut`}>{measure}</span>}
      {look || (
        <span
          className={age.isOld ? `attention medium ${css.age}` : undefined}
          data-old={age.isOld || undefined}
        >
          {age.isOld && <IconAlertTriangle size={12} stroke={1.7} aria-hidden="true" />}
          {age.words}
        </span>
      )}
    </span>
  )
}
