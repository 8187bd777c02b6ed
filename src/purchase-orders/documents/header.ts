import type { Data } from '../../platform/documents/render-pdf.ts'
import { businessDay, formatDay } from '../../platform/thai-date.ts'
import { money, NO_VALUE } from '../../ui/format.ts'
import type { OrderSheet } from '../reads/payables.ts'
import { TERMS, THRESHOLDS } from '../rules/fields.ts'
import { sharedProduct } from '../rules.ts'
import type { Translate } from './translate.ts'

/** Who delivers. */
export function vendor(order: OrderSheet, t: Translate): Data {
  return [
    [t('term.vendor'), `${order.VendorAccountNumber} ${order.VendorOrganizationName}`],
    [t('term.avl.short'), order.AVL ?? NO_VALUE],
    [t('term.d7'), order.FinDim7],
  ]
}

/** Which order it is, from where to where it holds; only what was filled in. */
export function reference(order: OrderSheet, t: Translate): Data {
  const day = (at: string) => formatDay(at, 'full', 'th')
  const rows = [
    [t('po.number'), order.PONumber],
    [t('term.date'), day(businessDay(order.Created))],
    [
      t('new.warehouse'),
      `${order.Warehouse} ${order.WarehouseName} · ${t('new.site')} ${order.Site}`,
    ],
    [t('term.product'), sharedProduct(order.POLineSet).join()],
    [t('new.dateOfUse'), order.DateOfUse && day(order.DateOfUse)],
    [t('new.dateOfExpire'), order.DateofExpire && day(order.DateofExpire)],
    [t('new.inclTax'), t(`new.inclTax.${order.InclTax}`)],
  ]
  return rows.filter(([, value]) => value)
}

/** Quality and conditions; only what was filled in. */
export function terms(order: OrderSheet, t: Translate): Data {
  const quality = THRESHOLDS.filter((name) => Number(order[name]) !== 0)
    .map((name) => `${t(`new.${name}`)} ${money(order[name])}`)
    .join(' · ')
  const rows = [
    [t('new.quality'), quality],
    ...TERMS.map((name) => [t(`new.${name}`), order[name].trim()]),
  ]
  return rows.filter(([, value]) => value)
}
