import { notify } from '../../notices/writes/notify.ts'
import { audit } from '../../platform/audit.ts'
import type { Parsed } from '../../platform/call.ts'
import type { CallContext, OfficerContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { NEXT_VERSION } from '../../platform/version.ts'
import type { calls } from '../contract/names.ts'

/** What all notices of proposed names are about: they end together, once none waits. */
export const NAME_NOTICES = 'customerNames'

/** Renames a customer as a scale proposes, or keeps its name; refuses `vendor.nameDecided` where another was faster. */
export function decideName(input: Parsed<typeof calls.decideName>, ctx: OfficerContext) {
  return transaction(async () => {
    const { ProposalID, Decision } = input
    const { customer_id, name, known } = await lockProposal(input)
    await db()
      .updateTable('name_proposals')
      .set({ decision: Decision, decided_at: ctx.now, decided_by: ctx.officer.id })
      .where('id', '=', ProposalID)
      .execute()
    if (Decision === 'accepted') {
      await db()
        .updateTable('customers')
        .set({ name, version: NEXT_VERSION })
        .where('id', '=', customer_id)
        .execute()
    }
    await audit(ctx, {
      action: Decision === 'accepted' ? 'customer.rename' : 'customer.refuseName',
      entity: 'customer',
      id: customer_id,
      before: { customer_name: Decision === 'accepted' ? known : name },
      after: { customer_name: Decision === 'accepted' ? name : known },
    })
    await endNameNotices(ctx)
    publishChange('vendors', [customer_id])
    return {}
  })
}

/** The proposal with its customer's name, both locked as far as the intake, which names the customer, need not wait. */
async function lockProposal(input: Parsed<typeof calls.decideName>) {
  const open = await db()
    .selectFrom('open_name_proposals as proposal')
    .innerJoin('customers', 'customers.id', 'proposal.customer_id')
    .select(['customer_id', 'proposal.name', 'customers.name as known'])
    .where('proposal.id', '=', input.ProposalID)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!open || (input.CustomerCustomerName ?? open.known) !== open.known) {
    return refuse('vendor.nameDecided')
  }
  return open
}

/** Ends the notices of proposed names once none waits. */
export async function endNameNotices(ctx: CallContext): Promise<void> {
  const open = await db().selectFrom('open_name_proposals').select('id').limit(1).execute()
  if (open.length === 0) {
    await notify(ctx, [], { kinds: ['nameProposed'], subject: NAME_NOTICES })
  }
}
