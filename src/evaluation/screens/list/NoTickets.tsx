import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/States.tsx'
import {
  isFiltered,
  type ListAddress,
  type ListView,
  noFilters,
  type TicketFilters,
} from './address.ts'
import { useWaiting } from './use-counts.ts'

/** The empty state: no ticket matches the filters, none waits since today, with the way to earlier ones, or there is none at all. */
export function NoTickets(props: {
  view: ListView
  filters: TicketFilters
  change: (part: Partial<ListAddress>) => void
}) {
  const { t } = useTranslation()
  const { view, filters, change } = props
  const { before } = useWaiting(filters, view.status)
  if (isFiltered(view)) return <EmptyState filtered onClear={() => change(noFilters)} />
  if (view.status === 'T' && before) {
    const see = () => change({ status: 'B', page: 0 })
    const way = (
      <Button variant="default" onClick={see}>
        {t('evaluation.seeBefore', { n: before })}
      </Button>
    )
    return <EmptyState words={t('evaluation.emptyToday')} action={way} />
  }
  const ofOrder = filters.POHeaderUUID && view.status === 'A'
  return <EmptyState words={t(ofOrder ? 'evaluation.emptyOrder' : 'evaluation.empty')} />
}
