import type { TFunction } from 'i18next'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { kilograms, money, percent, whole } from '../../ui/format.ts'
import { FactsGrid } from '../../ui/record/FactsGrid.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import css from './DayClose.module.css'
import type { Day } from './day.ts'

type Product = Day['Totals']['Products'][number]

/** The figures of the day by product, and what was received and set up on it. */
export function Products({ day }: { day: Day | undefined }) {
  const { t } = useTranslation()
  const heading = useId()
  // A phone shows the same sums in its head, in sight.
  const isPhone = useIsPhone()
  const totals = day?.Totals
  return (
    <section className={css.panel} aria-labelledby={heading}>
      <h2 id={heading} className={css.title}>
        {t('day.purchases')}
      </h2>
      <DataTable
        kind="inner"
        label={t('day.purchases')}
        columns={columns(t)}
        rows={totals?.Products ?? []}
        rowKey={({ ProductDataID }) => ProductDataID}
        rowName={({ ProductTypeName }) => ProductTypeName}
        numbered={false}
        pending={!day}
        totals={totals && !isPhone ? { label: t('term.total'), cells: cellsOf(totals) } : undefined}
      />
      <FactsGrid columns={3} facts={factsOf(t, day)} />
    </section>
  )
}

function columns(t: TFunction): Column<Product>[] {
  const column = (key: keyof ReturnType<typeof cellsOf>, header: string, width: number) => ({
    key,
    header,
    width,
    right: true,
    cell: (product: Product) => cellsOf(product)[key],
  })
  return [
    { key: 'product', header: t('term.product'), value: ({ ProductTypeName }) => ProductTypeName },
    column('TotalCar', t('day.trucks'), 76),
    { ...column('TotalWeight', t('term.net'), 108), unit: t('term.kg') },
    column('AVGGrade', t('term.grade.short'), 84),
    { ...column('AVGPrice', t('term.averagePrice'), 92), dropOrder: 1 },
    { ...column('Amount', t('term.amount'), 128), unit: t('term.baht'), tone: 'figure' },
  ]
}

function cellsOf(of: Omit<Product, 'ProductDataID' | 'ProductTypeName'>) {
  return {
    TotalCar: whole(of.TotalCar),
    TotalWeight: kilograms(of.TotalWeight),
    AVGGrade: percent(of.AVGGrade),
    AVGPrice: money(of.AVGPrice),
    Amount: money(of.Amount),
  }
}

function factsOf(t: TFunction, day: Day | undefined) {
  const { Received, Payables } = day?.Totals ?? {}
  return [
    { label: t('day.receivedLines'), value: whole(Received?.Lines) },
    { label: t('day.receivedWeight'), value: kilograms(Received?.WeightNet) },
    { label: t('day.notPriced'), value: whole(day?.Totals.NotPriced) },
    { label: `${t('day.payables')} (${t('day.payableOrders')})`, value: whole(Payables?.Orders) },
    { label: `${t('term.tax')} (${t('term.baht')})`, value: money(Payables?.Tax) },
    { label: `${t('term.paid')} (${t('term.baht')})`, value: money(Payables?.Paid) },
  ]
}
