import { sql } from 'kysely'
import type { Officer } from '../../platform/call-context.ts'
import type { Role } from '../../platform/roles.ts'
import { setting } from '../../platform/setting.ts'
import { statement } from '../../platform/statement.ts'
import {
  type Handling,
  hadInHand,
  INDEPENDENCE_DAYS,
  isSecond,
  type Matter,
  type Standing,
} from '../rules/independence.ts'

/** Whether accounts that an officer had in hand count; a mill may leave them out. */
export const checksAccounts = setting(true)

/**
 * How `officer` stands to the second part of matters, for which one of `roles` is needed. Role 0 stands alone where the mill
 * has nobody else for it, whose account none of those who take part made. That the others did the first part, that role 0
 * set their passwords lately or shut them out makes them the only one of nothing.
 */
export async function standingOf(
  officer: Officer,
  roles: readonly Role[],
): Promise<(matter: Matter) => Standing> {
  const handlings = checksAccounts() ? await readHandlings({}) : []
  const handled = hadInHand(handlings)
  const made = hadInHand(handlings.filter(({ isMaking }) => isMaking))
  const isSuperAdmin = officer.role === 0
  const colleagues = isSuperAdmin ? await readColleagues({ roles, officerId: officer.id }) : []
  return (matter) => {
    if (isSecond(officer.id, matter, handled)) return 'independent'
    const isElse = ({ id }: { id: string }) =>
      isSecond(id, withoutOwn(matter, id, officer.id), made)
    if (isSuperAdmin && !colleagues.some(isElse)) return 'alone'
    return matter.first.includes(officer.id) ? 'own' : 'dependent'
  }
}

/** The matter as a colleague would stand to it who had done none of it: of their own part, `officer` did it. */
function withoutOwn(matter: Matter, colleague: string, officer: string): Matter {
  const others = matter.first.filter((one) => one !== colleague)
  return others.length === matter.first.length ? matter : { ...matter, first: [...others, officer] }
}

const readHandlings = statement(
  () => sql<Handling>`
    select handled_by as by, officer_id as of, bool_or(is_making) as "isMaking" from account_handlings
    where happened_at > now() - make_interval(days => ${sql.lit(INDEPENDENCE_DAYS)})
    group by handled_by, officer_id`,
)

/** Who else is of those roles, or was until that officer took the role or the account from them lately. */
const readColleagues = statement(
  ({ roles, officerId }: { roles: readonly number[]; officerId: string }) => sql<{ id: string }>`
    select id from active_officers where role = any (${roles}::int[]) and id <> ${officerId}::uuid
    union
    select entity_id::uuid from audit_entries
    where entity = 'officer' and officer_id = ${officerId}::uuid and entity_id <> ${officerId}::text
      and action in ('officer.deactivate', 'officer.change')
      and happened_at > now() - make_interval(days => ${sql.lit(INDEPENDENCE_DAYS)})
      and coalesce(
        (before ->> 'Roles')::int,
        (select role from officers where officers.id = entity_id::uuid)
      ) = any (${roles}::int[])`,
)

export interface AccountInHand {
  Officer: string
  By: string
  At: Date
  IsMade: boolean
}

/** Whose accounts another officer made or changed in the last `days`, by the officer's id: the latest time of each. */
export async function accountsInHand(days: number): Promise<Map<string, AccountInHand>> {
  const rows = await readInHand({ days })
  return new Map(rows.map(({ id, ...account }) => [id, account]))
}

const readInHand = statement(
  ({ days }: { days: number }) => sql<AccountInHand & { id: string }>`
    select distinct on (officer.id) officer.id, officer.full_name as "Officer", handler.full_name as "By",
      happened_at as "At", is_making as "IsMade"
    from account_handlings handling
      join officers officer on officer.id = handling.officer_id
      join officers handler on handler.id = handled_by
    where happened_at > now() - make_interval(days => ${days}::int)
    order by officer.id, happened_at desc`,
)
