import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { mayOpen, useCall } from '../../../platform/client.ts'
import { count } from '../../../ui/format.ts'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { useIsUpright } from '../../../ui/use-is-upright.ts'
import { calls } from '../../contract.ts'
import type { PalmRecord } from '../record.ts'
import type { ListView, TicketFilters } from './address.ts'
import css from './List.module.css'
import { useWaiting } from './use-counts.ts'

/** The main button: opens the oldest truck of today, else of the days before; an order in which none waits has no such button. */
export function NextButton(props: {
  filters: TicketFilters
  status: ListView['status']
  onNext: (record: PalmRecord) => void
}) {
  const { t } = useTranslation()
  const { filters, status, onNext } = props
  const { today, before, next } = useWaiting(filters, status)
  if (filters.POHeaderUUID && !next) return null
  return (
    <Button disabled={!next} onClick={() => next && onNext(next)}>
      {t('evaluation.next')} <Many>{today ?? before}</Many>
    </Button>
  )
}

/** Opens the corrections that the scale proposes; hidden where there are none. */
export function CorrectionsButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation()
  const { data } = useCall(calls.getCorrections, { filterDecision: 'open', page: 0 })
  useRefetchOnChange('tickets', calls.getCorrections)
  const isUpright = useIsUpright()
  if (!data?.total_record) return null
  const many = count(data.total_record, data.total_capped)
  return (
    <Button variant="default" aria-label={`${t('corrections.title')} ${many}`} onClick={onOpen}>
      {t(isUpright ? 'corrections.title.brief' : 'corrections.title')} <Many>{many}</Many>
    </Button>
  )
}

/** Link back to the order whose tickets are shown. */
export function OrderButton({ order }: { order: string }) {
  const { t } = useTranslation()
  if (!mayOpen('order')) return null
  return (
    <Button component={ScreenLink} to={addresses.order(order)} variant="default">
      {t('term.openOrder')}
    </Button>
  )
}

function Many({ children }: { children: ReactNode }) {
  return children ? <span className={css.waiting}>{children}</span> : null
}
