import { Box, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses.ts'
import { mayOpen } from '../../platform/client.ts'
import { whole } from '../format.ts'
import { ScreenLink } from '../ScreenLink.tsx'
import { EmptyState, ErrorState } from '../States.tsx'
import css from './History.module.css'

const BARS = ['first', 'second', 'third']

interface Props {
  /** A `HistoryItem` for each event, the newest first; undefined while they are on their way. */
  items: readonly ReactNode[] | undefined
  /** Number of entries shown, where there are earlier ones. */
  latest?: number
  /** The record, as the audit trail names it: who may open that is led there. */
  of: { entity: string; id: string | number }
  error: unknown
  retry: () => unknown
}

/** History of a record: loading, failed, or shown. */
export function HistoryList({ items, latest, of, error, retry }: Props) {
  const { t } = useTranslation()
  if (error) return <ErrorState error={error} retry={retry} />
  if (!items) return <Skeleton />
  if (items.length === 0) return <EmptyState words={t('ui.history.empty')} />
  return (
    <>
      <ol className={css.list}>{items}</ol>
      {latest && (
        <Box component="p" fz={12} p="0 16px 12px 36px" className="muted">
          {t('ui.history.truncated', { n: whole(latest) })}
        </Box>
      )}
      {mayOpen('audit') && (
        <Box component="p" fz={12} p="0 16px 12px 36px" className="muted">
          <ScreenLink className="accent" to={addresses.audit(of)}>
            {t('ui.history.audit')}
          </ScreenLink>
        </Box>
      )}
    </>
  )
}

function Skeleton() {
  const { t } = useTranslation()
  return (
    <div className={css.list} role="status" aria-busy="true" aria-label={t('ui.loading')}>
      {BARS.map((bar) => (
        <Stack key={bar} gap={11} p="6px 0 21px 20px" aria-hidden="true">
          <Box component="span" w="40%" className="skeleton" />
          <Box component="span" w="75%" className="skeleton" />
        </Stack>
      ))}
    </div>
  )
}
