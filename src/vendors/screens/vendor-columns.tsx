import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { money } from '../../ui/format.ts'
import { CodeAndName } from '../../ui/table/cells.tsx'
import type { Column } from '../../ui/table/column.ts'
import { useFieldColumns } from '../../ui/table/field-columns.ts'
import { levelWords } from '../rules/level.ts'
import { LISTED_FIELDS } from '../rules/listed-fields.ts'
import type { Task } from './use-row-actions.tsx'
import { alertOf, isLinked, type Vendor } from './vendor.ts'
import css from './vendor-columns.module.css'

type Ask = (task: Task, vendor: Vendor) => void

/** The columns of the vendor list; a missing value is a button to enter it. The prices are of products of `group`, by its name. */
export function useVendorColumns(ask: Ask, group?: string): Column<Vendor>[] {
  const { t } = useTranslation()
  const column = useFieldColumns(LISTED_FIELDS)
  return [
    column('VendorAccountNumber', { width: 94, tone: 'key', sortable: true }),
    column('VendorOrganizationName', { name: true, sortable: true }),
    column('CustomerCustomerName', {
      name: true,
      card: 'line',
      sortable: true,
      cell: (vendor) => <Customer vendor={vendor} onLink={() => ask('link', vendor)} />,
    }),
    column('FD7Value', {
      sortable: true,
      cell: (vendor) =>
        vendor.FD7Value ?? (
          <Missing words={t('vendor.noD7')} onPress={() => ask('setUp', vendor)} />
        ),
    }),
    column('CustomerLevel', {
      card: 'figure',
      sortable: true,
      value: ({ CustomerLevelName: name }) => name && levelWords(t, name),
    }),
    column('PriceDaily', {
      card: 'figure',
      unit: undefined,
      sortable: true,
      cell: (vendor) => <DailyPrice vendor={vendor} group={group} />,
    }),
    column('PriceCustomer', { sortable: true }),
    column('PriceFinal', {
      card: 'figure',
      unit: t('term.bahtPerKg.short'),
      tone: 'figure',
      sortable: true,
      cell: (vendor) => <Price vendor={vendor} />,
    }),
    {
      key: 'EstimateID',
      header: t('vendor.alert'),
      card: 'line',
      sortable: true,
      cell: (vendor) => <Alert vendor={vendor} onPress={() => ask('level', vendor)} />,
    },
  ]
}

/** The linked customer; where there is none, a button to link one. */
function Customer({ vendor, onLink }: { vendor: Vendor; onLink: () => void }) {
  const { t } = useTranslation()
  const { CustomerCustomerID: code, CustomerCustomerName: name } = vendor
  if (!isLinked(vendor)) return <Missing words={t('vendor.noLink')} onPress={onLink} />
  return (
    <span title={name ?? undefined}>
      <CodeAndName code={code ?? ''} name={name ?? ''} />
    </span>
  )
}

/** A button to enter a missing value; with the keyboard, the row's menu does it. */
function Missing({ words, onPress }: { words: string; onPress: () => void }) {
  return (
    <UnstyledButton className={`${css.missing} row`} tabIndex={-1} onClick={onPress}>
      {words}
    </UnstyledButton>
  )
}

/** The price of the day after its product, whose name leaves out that of the group. */
function DailyPrice({ vendor, group = '' }: { vendor: Vendor; group?: string }) {
  const { PriceProduct: product, PriceDaily } = vendor
  if (!product || PriceDaily === null) return money(PriceDaily)
  const brief = product.startsWith(`${group} `) ? product.slice(group.length + 1) : product
  return (
    <span className="apart" title={product}>
      <span className={`${css.product} muted`}>{brief}</span>
      {money(PriceDaily)}
    </span>
  )
}

/** The price paid, with a mark for a premium vendor. */
function Price({ vendor }: { vendor: Vendor }) {
  const { t } = useTranslation()
  const price = money(vendor.PriceFinal)
  if (!vendor.VendorIsPremium || vendor.PriceFinal === null) return price
  return (
    <span title={t('vendor.premium.title')}>
      <span className={`${css.premium} muted`} aria-hidden="true">
        ★
      </span>
      <span className="sr-only">{t('vendor.premium')} </span>
      {price}
    </span>
  )
}

/** An arrow and the level that the vendor should have; aloud, and under the pointer, a sentence. */
function Alert({ vendor, onPress }: { vendor: Vendor; onPress: () => void }) {
  const { t } = useTranslation()
  const alert = alertOf(vendor)
  if (!alert) return null
  const Arrow = alert.isUp ? IconArrowUp : IconArrowDown
  const level = levelWords(t, alert.name)
  const errorMessage = t(alert.word, { level })
  return (
    <UnstyledButton
      className={`${css.alert} row`}
      data-up={alert.isUp || undefined}
      title={errorMessage}
      aria-label={errorMessage}
      tabIndex={-1}
      onClick={onPress}
    >
      <Arrow size={14} stroke={1.9} aria-hidden="true" />
      {level}
    </UnstyledButton>
  )
}
