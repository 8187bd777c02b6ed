import { sql } from 'kysely'
import { type Eyes, eyesOf } from '../../identity/writes/second-officer.ts'
import type { Officer, OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { setting } from '../../platform/setting.ts'
import { statement } from '../../platform/statement.ts'
import { approvalStandings } from '../reads/approval-facts.ts'
import { BLOCKER_SENTENCES } from '../rules/approval.ts'
import { TRANSITIONS, UPDATES } from '../rules/steps.ts'
import { UNDO_UPDATE_MS } from '../rules.ts'
import type { LockedOrder } from './lock-order.ts'
import { type StepInput, stepOf } from './step-of.ts'
import {
  freezeTickets,
  lockTicketRows,
  missing,
  readTickets,
  refuseOtherAvl,
  unfreezeTickets,
} from './tickets.ts'

/** Sends an order to its approver; from then on its tickets stay as they are. */
export const submit = stepOf('submit', async (order, ctx) => {
  const ids = await lockTicketRows(order.id)
  await refuseUnfit(order, ids)
  await refuseUnlinked(order)
  await freezeTickets(order, ids, ctx)
  return { set: { submitted_by: ctx.officer.id } }
})

async function refuseUnfit(order: LockedOrder, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) refuse('po.noLines', { po: order.number })
  for (const ticket of await readTickets({ ids })) {
    await refuseOtherAvl(ticket, order)
    const lacks = missing(ticket)
    if (lacks) refuse('po.lineIncomplete', { ticket: ticket.name, missing: lacks })
  }
}

async function refuseUnlinked({ vendor_id, customer_id, vendor_name }: LockedOrder): Promise<void> {
  const link = await db()
    .selectFrom('links_in_force')
    .select('id')
    .where((eb) => eb.and({ vendor_id, customer_id }))
    .forShare()
    .executeTakeFirst()
  if (!link) refuse('po.vendorNotLinked', { vendor: vendor_name })
}

/** Whether an approver may confirm an order in the same press. */
export const approvalConfirms = setting(false)

/** Whether `officer` may confirm an order as they approve it. */
export function mayConfirm({ role }: Officer): boolean {
  return approvalConfirms() && TRANSITIONS.confirm.roles.includes(role)
}

/** Approves an order that others made and submitted, and with `Confirm` confirms it too. */
export function approve(
  { Confirm, ...input }: StepInput & { Confirm?: boolean },
  ctx: OfficerContext,
) {
  return transaction(async () => {
    if (Confirm && !mayConfirm(ctx.officer)) refuse('po.approveConfirms')
    const approved = await approveOnly(input, ctx)
    return Confirm ? confirm({ POHeaderUUID: input.POHeaderUUID }, ctx) : approved
  })
}

const approveOnly = stepOf('approve', async (order, { officer }) => ({
  eyes: await approval.refuseBlocked(order, officer),
}))

/** Gives an order back to be changed: its lines and tickets are open again. */
export const reject = stepOf('reject', async (order) => {
  await unfreezeTickets(order.id)
  return undefined
})

/** Confirms an approved order: goods can be received. */
export const confirm = stepOf('confirm')

/** Undoes an approval by who gave it, as long as the order is as they left it: it waits again in the state that it had. */
export const withdrawApproval = stepOf('withdrawApproval', async (order, ctx) => {
  const steps = await readSteps({ orderId: order.id })
  const at = steps.findIndex(({ action }) => action === 'approve')
  const { officer_id, full_name } = steps[at] ?? {}
  if (officer_id !== ctx.officer.id) {
    refuse('po.approvalOfAnother', { po: order.number, officer: full_name ?? '–' })
  }
  return { to: steps[at + 1]?.state ?? order.state }
})

/** Takes back what a press of "update status" did to an order, by who pressed, for a minute, while nobody touched it since. */
export const undoUpdate = stepOf('undoUpdate', async (order, ctx) => {
  const steps = await readSteps({ orderId: order.id })
  const [last] = steps
  if (!last || !isUpdate(last) || last.officer_id !== ctx.officer.id) {
    refuse('po.updateOfAnother', { po: order.number, officer: last?.full_name ?? '–' })
  }
  if (ctx.now.getTime() - last.taken_at.getTime() > UNDO_UPDATE_MS) {
    refuse('po.updateTooLate', { po: order.number })
  }
  const ofOnePress = (step: TakenStep) => isUpdate(step) && +step.taken_at === +last.taken_at
  const before = steps.find((step) => !ofOnePress(step))
  return { to: before?.state ?? order.state }
})

type TakenStep = Awaited<ReturnType<typeof readSteps>>[number]

function isUpdate({ action }: TakenStep): boolean {
  return (UPDATES as readonly string[]).includes(action)
}

/** More than the steps of one update and the one before, or of an approval that nothing has followed and the one before. */
const LAST_STEPS = UPDATES.length + 1

/** The last steps of an order, the newest first. */
const readSteps = statement(({ orderId }: { orderId: string }) =>
  db()
    .selectFrom('order_steps')
    .leftJoin('officers', 'officers.id', 'order_steps.taken_by')
    .select(['action', 'state', 'taken_at', 'officers.id as officer_id', 'full_name'])
    .where('order_id', '=', orderId)
    .orderBy('order_steps.id', 'desc')
    .limit(sql.lit(LAST_STEPS)),
)

/** Who decides on an order that was submitted: a port, so that an ERP's workflow can be a second one. */
interface Approval {
  /** Refuses where `officer` may not approve the order, which is locked; says whether they do it alone. */
  refuseBlocked(order: LockedOrder, officer: Officer): Promise<Eyes>
}

/** Approval in the app: anybody whom the table of transitions lets and who is independent of those who made the order. */
const approval: Approval = {
  async refuseBlocked({ id, number }, officer) {
    const { standing, blocker } = (await approvalStandings([id], officer)).get(id) ?? {}
    if (blocker) refuse(BLOCKER_SENTENCES[blocker], { po: number })
    return eyesOf(standing)
  },
}
