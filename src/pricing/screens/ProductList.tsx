import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../platform/thai-date.ts'
import { useAddress } from '../../ui/address.ts'
import { useOpenDialog } from '../../ui/dialogs/use-open-dialog.tsx'
import { money } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { EmptyState } from '../../ui/States.tsx'
import { BrowserList } from '../../ui/table/BrowserList.tsx'
import type { Column, ListQuery } from '../../ui/table/column.ts'
import { useFieldColumns } from '../../ui/table/field-columns.ts'
import { listView } from '../../ui/table/list-view.ts'
import { calls } from '../contract.ts'
import { pricesOfRow } from '../rules/board-rows.ts'
import { PRODUCT_FIELDS } from '../rules/fields.ts'
import { gradePrice, LISTED_GRADES, USUAL_GRADE } from '../rules.ts'
import type { Product } from './prices.ts'
import { UpdatePrice } from './update/UpdatePrice.tsx'
import { ViewPrice } from './view/ViewPrice.tsx'

interface Props {
  label: string
  query: ListQuery<readonly Product[]>
}

/** A list of products; a row opens the product's prices. */
export function ProductList({ label, query }: Props) {
  const { t } = useTranslation()
  const [view, change] = useAddress(listView)
  const { ask, close, around } = useOpenDialog<'view' | 'update', Product>({
    kept: ['view', 'update'],
    records: query.data,
    idOf: ({ UUID }) => UUID,
  })
  return (
    <>
      <BrowserList
        list="products"
        label={label}
        columns={useColumns()}
        query={query}
        view={view}
        onView={change}
        rowKey={({ UUID }) => UUID}
        rowName={({ Name }) => Name}
        onOpen={(product) => ask('view', product)}
        actionsShown
        actions={(product) => [
          {
            key: 'update',
            label: t('prices.update'),
            call: calls.updatePrice,
            run: () => ask('update', product),
          },
          { key: 'view', label: t('prices.view'), run: () => ask('view', product) },
        ]}
        empty={<EmptyState words={t('prices.noProducts')} />}
      />
      {around(({ name, record }) =>
        name === 'view' ? (
          <ViewPrice product={record} onUpdate={() => ask('update', record)} onClose={close} />
        ) : (
          <UpdatePrice product={record} onClose={close} />
        ),
      )}
    </>
  )
}

function useColumns(): Column<Product>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const column = useFieldColumns(PRODUCT_FIELDS)
  return [
    column('Name', { tone: 'key', sortable: true }),
    column('ProductCode', { card: 'line', sortable: true }),
    ...LISTED_GRADES.map((grade) => priceColumn(t, grade)),
    column('Modified', {
      card: 'line',
      sortable: true,
      value: ({ Modified }) => Modified ?? 0,
      cell: ({ Modified }) =>
        Modified === null ? (
          <span className="attention">{t('prices.unset')}</span>
        ) : (
          formatInstant(new Date(Modified * 1000), 'table', language)
        ),
    }),
    column('ModifiedBy', {
      tone: 'support',
      value: ({ ModifiedBy, Modified }) =>
        ModifiedBy ?? (Modified === null ? '–' : t('ui.history.system')),
    }),
  ]
}

/** The price in force of a grade, in baht per kg. */
function priceColumn(t: TFunction, grade: number): Column<Product> {
  return {
    key: `price${grade}`,
    header: `${grade}%`,
    unit: t('term.bahtPerKg.short'),
    right: true,
    card: 'figure',
    tone: grade === USUAL_GRADE ? 'figure' : undefined,
    cell: (product) => money(priceOf(product, grade)),
  }
}

function priceOf(product: Product, grade: number) {
  return gradePrice(pricesOfRow({ ...product, PremiumPrice: null }), grade)?.price
}
