import { useTranslation } from 'react-i18next'
import { whole } from '../../../ui/format.ts'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { DeedItem } from './DeedItem.tsx'
import css from './History.module.css'
import type { History } from './use-history.ts'

const BARS = ['first', 'second', 'third']

/** What was done to an order, on its way, failed, or told. */
export function HistoryList({ history }: { history: History }) {
  const { t } = useTranslation()
  const now = useNow()
  const { deeds, latest, error, retry } = history
  if (error) return <ErrorState error={error} retry={retry} />
  if (!deeds) return <Skeleton />
  if (deeds.length === 0) return <EmptyState words={t('history.empty')} />
  return (
    <>
      <ol className={css.list}>
        {deeds.map((gathered) => (
          <DeedItem key={gathered.at(-1)!.ID} deeds={gathered} now={now} />
        ))}
      </ol>
      {latest && <p className={css.earlier}>{t('history.truncated', { n: whole(latest) })}</p>}
    </>
  )
}

function Skeleton() {
  const { t } = useTranslation()
  return (
    <div className={css.list} role="status" aria-busy="true" aria-label={t('ui.loading')}>
      {BARS.map((bar) => (
        <div key={bar} className={css.bars} aria-hidden="true">
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
