import { auditAll } from '../../platform/audit.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { undoEntriesOf } from './in-table.ts'
import type { Change, Kind } from './kind.ts'
import { idsBy, lockOf, recordsBy, run } from './statements.ts'
import { flag } from './values.ts'
import { VENDOR_CODE } from './vendors.ts'

/** Which vendors are premium vendors; a record is a vendor that is one. */
export const premiums: Kind = {
  fileNames: ['premium', 'พรีเมียม', 'ผู้ขายพรีเมียม'],
  fields: {
    VendorAccountNumber: { ...VENDOR_CODE, refersTo: { kind: 'vendors' } },
    IsPremium: {
      ...flag,
      th: ['พรีเมียม', 'เป็นผู้ขายพรีเมียม', 'ผู้ขายพรีเมียม'],
      en: ['Premium', 'VendorIsPremium', 'Is premium'],
    },
  },
  key: ['VendorAccountNumber'],
  name: 'VendorAccountNumber',
  read: () =>
    recordsBy(
      { key: ['VendorAccountNumber'] },
      `select account_number as "VendorAccountNumber", case when premiums_in_force.id is null then '' else '1' end as "IsPremium"
      from vendors left join premiums_in_force on vendor_id = vendors.id order by account_number`,
    ),
  lock: lockOf('vendors', 'account_number'),
  write,
  undo: async (changes, ctx, { at }) => {
    const ids = await idsOf(changes.map(({ key }) => key))
    const vendorIds = [...ids.values()]
    await run('delete from premiums where vendor_id = any ($1::uuid[]) and added_at = $2', [
      vendorIds,
      at,
    ])
    await run(
      `update premiums set removed_at = null, removed_by = null
      where vendor_id = any ($1::uuid[]) and removed_at = $2`,
      [vendorIds, at],
    )
    await countChanges(vendorIds)
    const audited = changes.map(({ key, after }) => ({ key, after: { premium: after.IsPremium } }))
    await auditAll(ctx, undoEntriesOf('vendor', audited, ids, at))
    publishChange('vendors', vendorIds)
  },
}

async function write(changes: readonly Change[], ctx: CallContext): Promise<Map<string, string>> {
  const ids = await idsOf(changes.map(({ key }) => key))
  const idsWhere = (is: string) =>
    changes.filter(({ after }) => after.IsPremium === is).map(({ key }) => ids.get(key) as string)
  const [added, removed] = [idsWhere('1'), idsWhere('')]
  const by = [ctx.now, ctx.officer?.id ?? null]
  await run(
    'insert into premiums (vendor_id, added_at, added_by) select unnest($1::uuid[]), $2, $3',
    [added, ...by],
  )
  await run(
    'update premiums_in_force set removed_at = $2, removed_by = $3 where vendor_id = any ($1::uuid[])',
    [removed, ...by],
  )
  await countChanges([...ids.values()])
  await auditAll(ctx, [
    ...added.map((id) => ({ action: 'vendor.addPremium', entity: 'vendor', id })),
    ...removed.map((id) => ({ action: 'vendor.removePremium', entity: 'vendor', id })),
  ])
  publishChange('vendors', ids.values())
  return ids
}

function idsOf(keys: readonly string[]): Promise<Map<string, string>> {
  return idsBy(
    'select id::text, account_number as key from vendors where account_number = any ($1)',
    keys,
  )
}

async function countChanges(ids: readonly string[]): Promise<void> {
  await run('update vendors set version = version + 1 where id = any ($1::uuid[])', [ids])
}
