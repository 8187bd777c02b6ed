import { type SqlBool, sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { statement } from '../../platform/statement.ts'
import { NEXT_VERSION, sameVersion } from '../../platform/version.ts'
import { LINES_OPEN } from '../rules/states.ts'
import { type Action, startsOf } from '../rules/steps.ts'
import { refuseOpen, refuseStep } from './refuse-step.ts'

/** An order, and the version of it that the officer saw. */
export interface OrderVersion {
  POHeaderUUID: string
  Version?: number | null
}

/** What a write needs of the order that it has locked. */
const COLUMNS = [
  'id',
  'number',
  'state',
  'purchase_state',
  'badge',
  'submitted_by',
  'vendor_id',
  'vendor_name',
  'customer_id',
  'avl_code',
  'line_count',
  'received_count',
  'created_by',
  'version',
  'made_version',
] as const

/**
 * Locks the order for `action` until the transaction ends, if its state and version allow it; `takeStep` counts up its
 * version. Refuses with the error of the action, or `sys.stale` with the present order.
 */
export async function lockOrder(action: Action, seen: OrderVersion): Promise<LockedOrder> {
  return (await lockFor(action, seen)) ?? refuseStep(action, seen.POHeaderUUID)
}

/** As `lockOrder`; undefined where the state or version does not allow the action. */
export async function lockFor(
  action: Action,
  { POHeaderUUID, Version }: OrderVersion,
): Promise<LockedOrder | undefined> {
  const { states, purchaseStates } = startsOf(action)
  const [order] = await selectForUpdate({
    orderId: POHeaderUUID,
    states,
    purchaseStates: purchaseStates.map((state) => state ?? ''),
    version: Version ?? null,
  })
  return order
}

export type LockedOrder = Awaited<ReturnType<typeof selectForUpdate>>[number]

interface Expected {
  orderId: string
  states: readonly string[]
  purchaseStates: readonly string[]
  version: number | null
}

const selectForUpdate = statement(({ orderId, states, purchaseStates, version }: Expected) =>
  db()
    .selectFrom('existing_orders')
    .select(COLUMNS)
    .where('id', '=', orderId)
    .where('state', '=', sql<string>`any(${states}::text[])`)
    .where(sql<SqlBool>`coalesce(purchase_state, '') = any(${purchaseStates}::text[])`)
    .where(sameVersion(version))
    .forNoKeyUpdate(),
)

/** Locks the order to change its lines and counts up its version. Refuses where it is not open for that. */
export function lockForLines(orderId: string): Promise<LockedOrder> {
  return lockForHeader({ POHeaderUUID: orderId })
}

/** As `lockForLines`, to change its header as the officer saw it. */
export async function lockForHeader({
  POHeaderUUID: orderId,
  Version,
}: OrderVersion): Promise<LockedOrder> {
  const [order] = await updateOpen({ orderId, version: Version ?? null })
  return order ?? refuseOpen(orderId)
}

const updateOpen = statement(({ orderId, version }: { orderId: string; version: number | null }) =>
  db()
    .updateTable('existing_orders')
    .set({ version: NEXT_VERSION })
    .where('id', '=', orderId)
    .where('state', '=', sql<string>`any(${LINES_OPEN}::text[])`)
    .where('purchase_state', 'is', null)
    .where(sameVersion(version))
    .returning(COLUMNS),
)
