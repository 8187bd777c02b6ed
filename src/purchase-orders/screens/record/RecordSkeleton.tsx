import { useTranslation } from 'react-i18next'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { OrderLine } from '../order.ts'
import css from './Record.module.css'
import { Track } from './Track.tsx'
import { useRecordColumns } from './use-record-columns.tsx'

const FACTS = Array.from({ length: 8 }, (_, index) => `fact${index}`)

/** Shown in the shape of an order while it loads. */
export function RecordSkeleton() {
  const { t } = useTranslation()
  const columns = useRecordColumns([], {})
  return (
    <>
      <Track />
      <div className={css.bars} aria-hidden="true">
        {FACTS.map((fact) => (
          <span key={fact} className="skeleton" />
        ))}
      </div>
      <div className={css.head}>
        <h2 className={css.heading}>{t('record.lines')}</h2>
      </div>
      <DataTable<OrderLine>
        pending
        kind="record"
        label={t('record.lines')}
        columns={columns}
        rows={[]}
        rowKey={(line) => line.UUID}
        rowName={() => ''}
        numbered={false}
      />
    </>
  )
}
