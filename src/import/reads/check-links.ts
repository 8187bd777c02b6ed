import { openOrdersOf } from '../../vendors/reads/open-orders.ts'
import type { Target } from './judgement.ts'
import { addFault } from './parse-rows.ts'
import type { Present } from './present.ts'
import type { Targets } from './targets.ts'

/** Links obey what links by hand obey: one to one, and none ends while an order needs it. */
export async function checkLinks(targets: Targets, present: Present): Promise<void> {
  const vendors = targets.get('vendors')
  if (!vendors) return
  const moved = [...vendors.values()].filter(
    ({ before, after }) => (before?.CustomerDataID ?? '') !== after.CustomerDataID,
  )
  if (moved.length === 0) return
  await checkTaken(moved, vendors, present)
  const leaving = moved.filter(({ before }) => before?.CustomerDataID)
  const open = await openOrdersOf(leaving.map(({ key }) => key))
  for (const { key, row, after } of leaving) {
    const orders = open.filter(({ account_number }) => account_number === key)
    const [first] = orders
    if (!first) continue
    const params = { n: orders.length, po: first.number }
    addFault(row, 'CustomerDataID', after.CustomerDataID ?? '', 'openOrders', params)
  }
}

async function checkTaken(
  moved: readonly Target[],
  vendors: ReadonlyMap<string, Target>,
  present: Present,
): Promise<void> {
  const holders = new Map<string, { key: string; name: string }>()
  for (const [key, { CustomerDataID, VendorOrganizationName }] of await present.of('vendors')) {
    const stays = !vendors.has(key) || vendors.get(key)?.after.CustomerDataID === CustomerDataID
    if (CustomerDataID && stays)
      holders.set(CustomerDataID, { key, name: VendorOrganizationName ?? '' })
  }
  const claimed = new Map<string, Target>()
  for (const target of moved) {
    const avl = target.after.CustomerDataID
    if (!avl) continue
    const holder = holders.get(avl)
    const other = claimed.get(avl)
    if (holder) {
      addFault(target.row, 'CustomerDataID', avl, 'taken', {
        vendor: `${holder.key} ${holder.name}`,
      })
    } else if (other) {
      addFault(target.row, 'CustomerDataID', avl, 'takenInFile', { line: other.row.line })
    } else claimed.set(avl, target)
  }
}
