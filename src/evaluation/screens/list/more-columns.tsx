import type { TFunction } from 'i18next'
import { formatInstant, type Language } from '../../../platform/thai-date.ts'
import { NO_VALUE, percent } from '../../../ui/format.ts'
import type { Column } from '../../../ui/table/column.ts'
import type { PalmRecord } from '../record.ts'
import css from './marks.module.css'
import { OrderLink } from './OrderLink.tsx'

/** Optional columns: the officers, times and order of each ticket. */
export function moreColumns(t: TFunction, language: Language): Column<PalmRecord>[] {
  const at = (instant: string | null) =>
    instant ? formatInstant(instant, 'table', language) : NO_VALUE
  const more = { hidden: true, tone: 'support' } as const
  const name = { ...more, width: 150 }
  const moment = { ...more, width: 132 }
  return [
    {
      ...more,
      key: 'CustomerDataID',
      header: t('term.avl'),
      width: 76,
      sortable: true,
      value: (row) => row.AVL,
    },
    {
      ...name,
      key: 'ProductDataID',
      header: t('term.product'),
      sortable: true,
      value: (row) => row.ProductTypeName,
    },
    {
      ...name,
      key: 'grader',
      sortable: true,
      sortField: 'SysOfficerEvaluate',
      header: t('evaluation.officer'),
      value: (row) => row.SysOfficerEvaluate,
    },
    {
      ...moment,
      key: 'EvaluatedAt',
      sortable: true,
      header: t('evaluation.gradedAt'),
      cell: (row) => at(row.EvaluatedAt),
    },
    {
      ...name,
      key: 'valuer',
      sortable: true,
      sortField: 'SysOfficerValuation',
      header: t('evaluation.valuer'),
      value: (row) => row.SysOfficerValuation,
    },
    {
      ...moment,
      key: 'ValuedAt',
      sortable: true,
      header: t('evaluation.valuedAt'),
      cell: (row) => at(row.ValuedAt),
    },
    {
      ...more,
      key: 'returnPercent',
      sortable: true,
      sortField: 'SysPalmReturnPercent',
      header: t('evaluation.returnPercent'),
      width: 88,
      right: true,
      cell: (row) => percent(row.SysPalmReturnPercent),
    },
    {
      ...more,
      key: 'order',
      sortable: true,
      sortField: 'PONumber',
      header: t('evaluation.order'),
      width: 172,
      cell: (row) =>
        row.PONumber ? (
          <OrderLink skipped className={css.order} order={row.POHeaderUUID}>
            {row.PONumber}
          </OrderLink>
        ) : (
          NO_VALUE
        ),
    },
    {
      ...name,
      key: 'weigher',
      sortable: true,
      sortField: 'UserLogInDataIDIn',
      header: t('term.weigher'),
      value: (row) => row.UserLogInDataIDIn,
    },
    {
      ...name,
      key: 'remark',
      sortable: true,
      sortField: 'Remark1',
      header: t('term.remarks'),
      value: (row) => row.Remark1,
    },
  ]
}
