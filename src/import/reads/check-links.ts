import { openOrdersOf } from '../../vendors/reads/open-orders.ts'
import { addFault } from './parse-rows.ts'
import type { Records } from './records.ts'
import type { Target, Targets } from './validation.ts'

/**
 * Links obey what links by hand obey: one to one, and none ends while an order needs it. `others` are of rows that come in
 * before.
 */
export async function checkLinks(
  targets: Targets,
  current: Records,
  others: Targets = new Map(),
): Promise<void> {
  const vendors = targets.get('vendors')
  const moved = movedAmong(targets)
  if (!vendors || moved.length === 0) return
  const claimed = new Map(movedAmong(others).map((other) => [other.after.CustomerDataID, other]))
  await checkTaken(moved, vendors, current, claimed)
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

/** The vendors of which the link becomes another. */
function movedAmong(targets: Targets): Target[] {
  return [...(targets.get('vendors')?.values() ?? [])].filter(
    ({ before, after }) => (before?.CustomerDataID ?? '') !== after.CustomerDataID,
  )
}

/** An AVL is of one vendor; those of `claimed` are of other rows. */
async function checkTaken(
  moved: readonly Target[],
  vendors: ReadonlyMap<string, Target>,
  current: Records,
  claimed: Map<string | undefined, Target>,
): Promise<void> {
  const holders = new Map<string, { key: string; name: string }>()
  for (const [key, { CustomerDataID, VendorOrganizationName }] of await current.of('vendors')) {
    const stays = !vendors.has(key) || vendors.get(key)?.after.CustomerDataID === CustomerDataID
    if (CustomerDataID && stays)
      holders.set(CustomerDataID, { key, name: VendorOrganizationName ?? '' })
  }
  for (const target of moved) {
    const avl = target.after.CustomerDataID
    const isSaid = target.row.faults.some(
      ({ field, code }) => field === 'CustomerDataID' && code === 'duplicate',
    )
    if (!avl || isSaid) continue
    const holder = holders.get(avl)
    const other = claimed.get(avl)
    if (other) {
      addFault(target.row, 'CustomerDataID', avl, 'takenInFile', { line: other.row.line })
    } else if (holder) {
      addFault(target.row, 'CustomerDataID', avl, 'taken', {
        vendor: `${holder.key} ${holder.name}`,
      })
    } else claimed.set(avl, target)
  }
}
