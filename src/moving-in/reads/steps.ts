import { sql } from 'kysely'
import type { OfficerContext } from '../../platform/call-context.ts'
import { letterhead } from '../../platform/letterhead.ts'
import { ADMINS, mayCall } from '../../platform/roles.ts'
import { statement } from '../../platform/statement.ts'
import { defaultCodes } from '../../purchase-orders/reads/order-form.ts'
import { countToOrder } from '../../purchase-orders/reads/to-order/tickets.ts'
import { tellDays } from '../../vendors/reads/account-confirm.ts'
import { isLeft, type List, type Progress, type Step, stepsOf } from '../rules.ts'

/** The steps of a mill that is moving in, and whom an officer asks for those that are not theirs. */
export async function stepsFor({ officer, now }: OfficerContext) {
  const [Steps, admins] = await Promise.all([
    stepsNow(now),
    mayCall(ADMINS, officer.role) ? [] : readAdmins({}),
  ])
  if (!Steps) return { MovedIn: true, Steps: [], Admins: [] }
  return { MovedIn: false, Steps, Admins: admins.map(({ full_name }) => full_name) }
}

/** How many steps are left to the mill; undefined once it has moved in. */
export async function stepsLeft(now: Date): Promise<number | undefined> {
  return (await stepsNow(now))?.filter(isLeft).length
}

/** Undefined of a mill that has moved in: nothing is counted then. */
async function stepsNow(now: Date): Promise<Step[] | undefined> {
  const [{ is_new } = { is_new: false }] = await readIsNew({})
  return is_new ? stepsOf(await progress(now)) : undefined
}

const readIsNew = statement(
  () => sql<{ is_new: boolean }>`
    select exists (select from installation where kind = 'mill')
      and not exists (select from existing_orders) as is_new`,
)

async function progress(now: Date): Promise<Progress> {
  const [[found], products, codes, toOrder] = await Promise.all([
    readCounts({ days: tellDays() }),
    readProducts({ now }),
    defaultCodes(),
    countToOrder(),
  ])
  const { officers, known, toCheck, openingTickets, scales, hasSent, ...lists } = found!
  const { name, address, examples = [] } = letterhead()
  return {
    letterhead: {
      name: name !== '' && !examples.includes('name'),
      address: address !== '' && !examples.includes('address'),
    },
    accounts: { known, toCheck },
    ...{ officers, lists, products, codes, openingTickets, scales, hasSent },
    toOrder: toOrder.tickets,
  }
}

type Counts = Pick<Progress, 'officers' | 'openingTickets' | 'scales' | 'hasSent'> &
  Progress['accounts'] &
  Record<List, number>

/** Of opening tickets there may be a hundred thousand: past some it does not matter. */
const readCounts = statement(
  ({ days }: { days: number }) => sql<Counts>`
    select (select count(*)::int - 1 from active_officers) as officers,
      (select count(*)::int from sites) as site,
      (select count(*)::int from warehouses) as warehouse,
      (select count(*)::int from number_sequences) as "numberSequence",
      (select count(*)::int from financial_dimensions) as dimension,
      (select count(*)::int from products) as product,
      (select count(*)::int from vendors join links_in_force link on link.vendor_id = vendors.id
        where dimension_7 <> '') as vendor,
      (select count(*)::int from customers where bank_account is not null) as known,
      (select count(distinct customer_id)::int from unconfirmed_accounts
        where changed_at > now() - make_interval(days => ${days}::int)) as "toCheck",
      (select count(*)::int from (
        select from scale_readings where import_id is not null limit 10000
      ) opening) as "openingTickets",
      (select count(*)::int from active_scale_tokens) as scales,
      exists (select from scale_readings where scale_token_id is not null) as "hasSent"`,
)

/** A ladder without rows has a premium only. */
const readProducts = statement(
  ({ now }: { now: Date }) => sql<Progress['products'][number]>`
    select code,
      exists (select from ladder_rows where ladder_version_id = latest.id) as "isPriced",
      exists (select from weigh_tickets where product_code = code and not is_voided) as "isBought"
    from products left join lateral ladder_in_force(products.id, ${now}::timestamptz) latest on true
    order by code`,
)

/** Who is above the Admins is not named to those below. */
const readAdmins = statement(
  () => sql<{ full_name: string }>`
    select full_name from active_officers where role = 1 order by created_at, id limit 3`,
)
