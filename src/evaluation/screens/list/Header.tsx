import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { count } from '../../../ui/format.ts'
import { useFresh } from '../../../ui/use-live.ts'
import { calls } from '../../contract.ts'
import type { PalmRecord } from '../record.ts'
import css from './List.module.css'
import { mayOpenOrder } from './OrderLink.tsx'

/** The one green button: the truck that has waited longest. */
export function NextButton(props: {
  waiting: string | undefined
  next: PalmRecord | undefined
  onNext: (record: PalmRecord) => void
}) {
  const { t } = useTranslation()
  const { waiting, next, onNext } = props
  return (
    <Button disabled={!next} onClick={() => next && onNext(next)}>
      {t('evaluation.next')} <Many>{waiting}</Many>
    </Button>
  )
}

/** Leads to what the scale says otherwise by now, while there is such. */
export function CorrectionsButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation()
  const { data } = useCall(calls.getCorrections, { filterDecision: 'open', page: 0 })
  useFresh('tickets', calls.getCorrections)
  if (!data?.total_record) return null
  return (
    <Button variant="default" onClick={onOpen}>
      {t('evaluation.corrections')} <Many>{count(data.total_record, data.total_capped)}</Many>
    </Button>
  )
}

/** Back to the order whose tickets are shown. */
export function OrderButton({ order }: { order: string }) {
  const { t } = useTranslation()
  if (!mayOpenOrder()) return null
  return (
    <Button
      component={Link}
      to="/Controller/poLine/$poHeaderUUID"
      params={{ poHeaderUUID: order } as never}
      variant="default"
    >
      {t('evaluation.toOrder')}
    </Button>
  )
}

function Many({ children }: { children: ReactNode }) {
  return children ? <span className={css.waiting}>{children}</span> : null
}
