import type { Data } from '../../platform/documents/render-pdf.ts'
import { businessDay, formatDay } from '../../platform/thai-date.ts'
import { money, NO_VALUE } from '../../ui/format.ts'
import type { OrderSheet } from '../reads/order-sheet.ts'
import { sharedProduct, TERMS, THRESHOLDS } from '../rules.ts'
import type { Say } from './say.ts'

/** Who delivers. */
export function vendor(order: OrderSheet, say: Say): Data {
  return [
    [say('term.vendor'), `${order.VendorAccountNumber} ${order.VendorOrganizationName}`],
    [say('term.avl.short'), order.AVL ?? NO_VALUE],
    [say('term.d7'), order.FinDim7],
  ]
}

/** Which order it is, from where to where it holds; only what was filled in. */
export function reference(order: OrderSheet, say: Say): Data {
  const day = (at: string) => formatDay(at, 'full', 'th')
  const rows = [
    [say('po.number'), order.PONumber],
    [say('term.date'), day(businessDay(order.Created))],
    [
      say('new.warehouse'),
      `${order.Warehouse} ${order.WarehouseName} · ${say('new.site')} ${order.Site}`,
    ],
    [say('term.product'), sharedProduct(order.POLineSet).join()],
    [say('new.dateOfUse'), order.DateOfUse && day(order.DateOfUse)],
    [say('new.dateOfExpire'), order.DateofExpire && day(order.DateofExpire)],
    [say('new.inclTax'), say(`new.inclTax.${order.InclTax}`)],
  ]
  return rows.filter(([, value]) => value)
}

/** Quality and conditions; only what was filled in. */
export function terms(order: OrderSheet, say: Say): Data {
  const quality = THRESHOLDS.filter((name) => Number(order[name]) !== 0)
    .map((name) => `${say(`new.${name}`)} ${money(order[name])}`)
    .join(' · ')
  const rows = [
    [say('new.quality'), quality],
    ...[...TERMS, 'Condition' as const].map((name) => [say(`new.${name}`), order[name].trim()]),
  ]
  return rows.filter(([, value]) => value)
}
