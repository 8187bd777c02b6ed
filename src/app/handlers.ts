import { handlers as auditTrail } from '../audit-trail/handlers.ts'
import { handlers as backup } from '../backup/handlers.ts'
import { handlers as dashboard } from '../dashboard/handlers.ts'
import { handlers as days } from '../days/handlers.ts'
import { handlers as evaluation } from '../evaluation/handlers.ts'
import type { calls as identityCalls } from '../identity/contract.ts'
import { handlers as identity } from '../identity/handlers.ts'
import { isSessionOpen } from '../identity/reads.ts'
import { handlers as referenceImport } from '../import/handlers.ts'
import { handlers as masterData } from '../master-data/handlers.ts'
import { handlers as movingIn } from '../moving-in/handlers.ts'
import { handlers as notices } from '../notices/handlers.ts'
import { notify } from '../notices/writes/notify.ts'
import type { HandlerResult } from '../platform/call.ts'
import type { OfficerContext } from '../platform/call-context.ts'
import { db, transaction } from '../platform/db.ts'
import { listening } from '../platform/live/handlers.ts'
import { mayCall, PAYING } from '../platform/roles.ts'
import { handlers as pricing } from '../pricing/handlers.ts'
import { handlers as purchaseOrders } from '../purchase-orders/handlers.ts'
import { handlers as reports } from '../reports/handlers.ts'
import { handlers as search } from '../search/handlers.ts'
import { handlers as settings } from '../settings/handlers.ts'
import { handlers as stuck } from '../stuck/handlers.ts'
import { handlers as vehicles } from '../vehicles/handlers.ts'
import { handlers as vendors } from '../vendors/handlers.ts'
import { handlers as weighing } from '../weighing/handlers.ts'

type User = HandlerResult<typeof identityCalls.saveUser>

/** Officers hear by the bell, a later feature, of what others did to their accounts. */
const tellingOfficers: typeof identity = {
  ...identity,
  saveUser: (input, ctx) =>
    transaction(async () => {
      const former = input.UUID ? await roleOf(input.UUID) : undefined
      const user = await identity.saveUser(input, ctx)
      if (user.Roles !== former) await tellOfAccount(user, ctx)
      return user
    }),
  activate: (input, ctx) =>
    transaction(async () => {
      const user = await identity.activate(input, ctx)
      await tellOfAccount(user, ctx)
      return user
    }),
  resetFactor: (input, ctx) =>
    transaction(async () => {
      const user = await identity.resetFactor(input, ctx)
      await notify(ctx, [{ kind: 'factorReset', officer: input.UUID }])
      return user
    }),
}

/** Who may spend the mill's money now is told to everybody who answers for accounts. */
async function tellOfAccount({ Roles, Name, Lastname }: User, ctx: OfficerContext): Promise<void> {
  if (!mayCall(PAYING, Roles)) return
  const details = { name: `${Name} ${Lastname}`, role: Roles }
  await notify(ctx, [{ kind: 'accountMade', details }])
}

async function roleOf(id: string): Promise<number | undefined> {
  const officer = await db()
    .selectFrom('officers')
    .select('role')
    .where('id', '=', id)
    .executeTakeFirst()
  return officer?.role
}

/** The handlers of all calls, by feature. */
export const handlers = {
  live: listening(isSessionOpen, 'officers'),
  identity: tellingOfficers,
  settings,
  notices,
  masterData,
  pricing,
  vendors,
  vehicles,
  weighing,
  evaluation,
  purchaseOrders,
  movingIn,
  stuck,
  reports,
  days,
  backup,
  dashboard,
  search,
  referenceImport,
  auditTrail,
}
