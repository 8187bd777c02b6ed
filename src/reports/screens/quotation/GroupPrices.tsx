import type { TFunction } from 'i18next'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import type { PageSize } from '../../../platform/page-sizes.ts'
import { holdsTyped } from '../../../platform/search-key.ts'
import { businessDay } from '../../../platform/thai-date.ts'
import { counted, money } from '../../../ui/format.ts'
import { EmptyState } from '../../../ui/States.tsx'
import { CodeAndName } from '../../../ui/table/cells.tsx'
import type { Column, ListQuery, Sort } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { useFieldColumns } from '../../../ui/table/field-columns.ts'
import type { ListView } from '../../../ui/table/list-view.ts'
import { sortRows } from '../../../ui/table/rows.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import type { calls } from '../../contract.ts'
import { PRICE_FIELDS } from '../../rules/fields.ts'
import { pricesByProduct, quotedCustomers } from '../../rules/quotation.ts'
import type { Group } from '../../rules.ts'
import { usePages } from '../use-pages.tsx'
import css from './PriceList.module.css'

type Prices = Output<typeof calls.reportPriceList>
type Price = Prices['group1'][number]

interface Props {
  group: Group
  day: string
  query: ListQuery<Prices>
  /** Show only customers whose code or name contains `q`, every table sorted by the column called `sort`. */
  view: ListView
  onView: (view: { page: number; size?: PageSize }) => void
  onSort: (sort: Sort) => void
  onClear: () => void
}

interface ProductTableProps extends Pick<Props, 'query' | 'view' | 'onSort'> {
  group: string
  product: { name: string; prices: readonly Price[] }
  /** Those of its prices that the page has. */
  rows: readonly Price[]
}

/** The prices of an estate group with all their terms, page by page, a table for each product. */
export function GroupPrices({ group, day, onClear, onView, ...shown }: Props) {
  const { t } = useTranslation()
  const heading = useId()
  const columns = useColumns()
  const { query, view } = shown
  const prices = query.data?.[`group${group}`] ?? []
  const found = prices.filter(({ CustomerDataID, CustomerName }) =>
    holdsTyped(view.q, [CustomerDataID, CustomerName]),
  )
  const name = t(`report.group.${group}`)
  const products = pricesByProduct(found).map((product) => ({
    ...product,
    prices: sortRows(product.prices, columns, view.sort, view.desc),
  }))
  const all = products.flatMap(({ prices }) => prices)
  const pages = usePages(all, { list: 'quotation', label: name, view, onView })
  const isOnPage = (price: Price) => pages.rows.includes(price)
  const isHidden = found.length < prices.length
  return (
    <section className={`sheet ${css.part}`} aria-labelledby={heading}>
      <h3 id={heading} className={`title ${css.title}`}>
        {name}
        {query.data && !query.isPlaceholderData && (
          <small className="muted num">
            {t('quotation.customers', counted(quotedCustomers(found)))}
            {` · ${t('ui.count', counted(found.length))}`}
          </small>
        )}
      </h3>
      <div className={`sheet ${css.products}`}>
        {products.map((product) => {
          const rows = product.prices.filter(isOnPage)
          if (rows.length === 0) return null
          return <ProductTable key={product.code} group={name} {...{ product, rows }} {...shown} />
        })}
        {pages.foot}
        {found.length === 0 && (
          <DataTable
            label={name}
            columns={columns}
            rows={found}
            rowKey={(price) => price.CustomerDataID}
            rowName={(price) => price.CustomerName}
            pending={query.isPending}
            stale={query.isPlaceholderData}
            empty={
              isHidden ? (
                <EmptyState filtered onClear={onClear} />
              ) : (
                <EmptyState words={emptyWords(t, day)} />
              )
            }
          />
        )}
      </div>
      {pages.pager}
    </section>
  )
}

function ProductTable({ group, product, rows, query, view, onSort }: ProductTableProps) {
  const { t } = useTranslation()
  const columns = useColumns()
  const { name, prices } = product
  const { sort, desc } = view
  return (
    <>
      <h4 className={`text secondary medium ${css.product}`}>
        {name}
        {!query.isPlaceholderData && (
          <small className="muted num">{t('quotation.customers', counted(prices.length))}</small>
        )}
      </h4>
      <DataTable
        kind="inner"
        label={`${group} ${name}`}
        columns={columns}
        rows={rows}
        offset={prices.indexOf(rows[0]!)}
        sort={{ field: sort, direction: desc ? 'desc' : 'asc' }}
        onSort={onSort}
        rowKey={(price) => price.CustomerDataID}
        rowName={(price) => price.CustomerName}
        stale={query.isPlaceholderData}
      />
    </>
  )
}

function emptyWords(t: TFunction, date: string): string {
  return t(date > businessDay(new Date()) ? 'report.toCome' : 'quotation.empty', { date })
}

function useColumns(): Column<Price>[] {
  const isPhone = useIsPhone()
  const column = useFieldColumns(PRICE_FIELDS, { units: false })
  const columns: Column<Price>[] = [
    column('CustomerDataID', { width: 76 }),
    column('CustomerName', { name: true, cell: isPhone ? codeAndName : undefined }),
    column('SysValuationPrice', {
      card: 'figure',
      cell: (price) => (
        <span className="apart">
          <span className="muted">{price.SysProductGrade}%</span>
          {money(price.SysValuationPrice)}
        </span>
      ),
    }),
    column('SysValuationLevelPrice', { card: 'figure' }),
    column('SysValuationPremium', { card: 'figure' }),
    column('SysPrice', { tone: 'figure', card: 'figure', stays: true }),
  ]
  return columns.map((column) => ({ ...column, sortable: true }))
}

function codeAndName({ CustomerDataID, CustomerName }: Price) {
  return <CodeAndName code={CustomerDataID} name={CustomerName} />
}
