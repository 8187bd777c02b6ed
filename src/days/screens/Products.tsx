import type { TFunction } from 'i18next'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { kilograms, money, whole } from '../../ui/format.ts'
import { FactsGrid } from '../../ui/record/FactsGrid.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { totalCells, useFieldColumns } from '../../ui/table/field-columns.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { DAY_FIELDS } from '../rules/fields.ts'
import type { Day } from './day.ts'

type Totals = Day['Totals']
type Product = Totals['Products'][number]

/** The figures of the day by product, and what was received and set up on it. */
export function Products({ totals }: { totals: Totals }) {
  const { t } = useTranslation()
  const heading = useId()
  // A phone shows the same sums in its head, in sight.
  const isPhone = useIsPhone()
  const columns = useColumns()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="title">
        {t('day.purchases')}
      </h2>
      <DataTable
        kind="inner"
        label={t('day.purchases')}
        columns={columns}
        rows={totals.Products}
        rowKey={({ ProductDataID }) => ProductDataID}
        rowName={({ ProductTypeName }) => ProductTypeName}
        numbered={false}
        totals={
          isPhone ? undefined : { label: t('term.total'), cells: totalCells(columns, totals) }
        }
      />
      <FactsGrid columns={3} facts={factsOf(t, totals)} />
    </section>
  )
}

function useColumns(): Column<Partial<Product>>[] {
  const column = useFieldColumns(DAY_FIELDS)
  return [
    column('ProductTypeName', { name: true }),
    column('TotalCar', { card: 'figure' }),
    column('TotalWeight', { card: 'figure' }),
    column('AVGGrade'),
    column('AVGPrice', { unit: undefined }),
    column('Amount', { tone: 'figure', card: 'figure' }),
  ]
}

function factsOf(t: TFunction, { Received, Payables, NotPriced }: Totals) {
  return [
    { label: t('day.receivedLines'), value: whole(Received.Lines) },
    { label: t('day.receivedWeight'), value: kilograms(Received.WeightNet) },
    { label: t('day.notPriced'), value: whole(NotPriced) },
    { label: `${t('day.payables')} (${t('day.payableOrders')})`, value: whole(Payables.Orders) },
    { label: `${t('term.tax')} (${t('term.baht')})`, value: money(Payables.Tax) },
    { label: `${t('term.paid')} (${t('term.baht')})`, value: money(Payables.Paid) },
  ]
}
