import { type RawBuilder, sql } from 'kysely'
import type { Parsed } from '../../platform/call.ts'
import { db } from '../../platform/db.ts'
import { MAX_ROWS, pageOf } from '../../platform/paging.ts'
import { addDays, dayBegins } from '../../platform/thai-date.ts'
import type { calls } from '../contract.ts'
import { CONCERNS, type Concern } from '../rules/concerns.ts'
import { describe, SELECTED, SENDERS } from './entries.ts'
import type { EntryRow } from './entry-row.ts'
import { recordsFound } from './found-records.ts'

export type Filters = Omit<Parsed<typeof calls.getEvents>, 'page'>
type Condition = (entry: string) => RawBuilder<unknown>

/** A page of what was done, the newest first, and how many events there are of each concern. */
export async function events({ page, ...filters }: Parsed<typeof calls.getEvents>) {
  const conditions = await conditionsOf(filters)
  const [list, count_by_concern] = await Promise.all([
    pageOf(page, leading(conditions, sql`1`), (window) => rowsOf(conditions, window)),
    countByConcern({ ...filters, filterConcern: '' }),
  ])
  return { ...list, count_by_concern }
}

/** The events of the list from the thousandth `page` on. */
export async function exportedEvents({ page, ...filters }: Parsed<typeof calls.exportEvents>) {
  return rowsOf(await conditionsOf(filters), { limit: MAX_ROWS, offset: page * MAX_ROWS })
}

async function rowsOf(
  conditions: readonly Condition[],
  { limit, offset }: { limit: number; offset: number },
) {
  const { rows } = await sql<EntryRow & { Entries: number; Records: number }>`
    select ${SELECTED}, ${ofEvent(sql`count(*)`)} as "Entries",
      ${ofEvent(sql`count(distinct (entity, entity_id))`)} as "Records"
    from (${leading(conditions, sql`entry.*`)}
      order by entry.happened_at desc, entry.request_id desc, entry.id desc
      limit ${limit} offset ${offset}) entry
    ${SENDERS}
    order by entry.happened_at desc, entry.request_id desc, entry.id desc`.execute(db())
  return describe(rows)
}

/** Of all entries of an event: those of one time and request. One without a request is an event of its own. */
function ofEvent(figure: RawBuilder<unknown>) {
  return sql`case when entry.request_id is null then 1 else (select ${figure} from audit_entries other
    where other.happened_at = entry.happened_at and other.request_id = entry.request_id) end`
}

/**
 * The first entry of each event among those that match. `offset 0` has PostgreSQL look for an earlier one entry by entry, as
 * a page needs it, where it would else read the whole trail to join it with itself.
 */
function leading(conditions: readonly Condition[], columns: RawBuilder<unknown>) {
  return sql`(select ${columns} from audit_entries entry
    where ${all(conditions, 'entry')}
      and not exists (select from audit_entries earlier
        where earlier.happened_at = entry.happened_at and earlier.request_id = entry.request_id
          and earlier.id < entry.id and ${all(conditions, 'earlier')} offset 0))`
}

function all(conditions: readonly Condition[], entry: string) {
  return conditions.length === 0
    ? sql`true`
    : sql.join(
        conditions.map((condition) => condition(entry)),
        sql` and `,
      )
}

/** What the filters ask of an entry of that name. */
async function conditionsOf(filters: Filters): Promise<Condition[]> {
  const { filterSearch, filterEntity, filterEntityID, filterOfficer, filterAction } = filters
  const { filterConcern, dateFrom, dateTo } = filters
  const conditions: Condition[] = []
  const column = (entry: string, name: string) => sql.ref(`${entry}.${name}`)
  const is = (name: string, value: string) =>
    conditions.push((entry) => sql`${column(entry, name)} = ${value}`)
  if (filterEntity) is('entity', filterEntity)
  if (filterEntityID) is('entity_id', filterEntityID)
  if (filterAction) is('action', filterAction)
  if (filterOfficer)
    conditions.push((entry) => sql`${column(entry, 'officer_id')} = ${filterOfficer}::uuid`)
  if (filterConcern) conditions.push((entry) => sql`${concernOf(entry)} = ${filterConcern}`)
  if (dateFrom)
    conditions.push((entry) => sql`${column(entry, 'happened_at')} >= ${dayBegins(dateFrom)}`)
  if (dateTo)
    conditions.push(
      (entry) => sql`${column(entry, 'happened_at')} < ${dayBegins(addDays(dateTo, 1))}`,
    )
  if (filterSearch) {
    const { entities, ids } = await recordsFound(filterSearch)
    conditions.push(
      (entry) => sql`(${column(entry, 'entity')}, ${column(entry, 'entity_id')}) in (
        select * from unnest(${entities}::text[], ${ids}::text[]))`,
    )
  }
  return conditions
}

function concernOf(entry: string) {
  const of = (name: string) => sql.ref(`${entry}.${name}`)
  return sql`audit_concern(${of('action')}, ${of('before')}, ${of('after')})`
}

/** One count for each concern, which its index answers; of all at once PostgreSQL would read the whole trail. */
async function countByConcern(filters: Filters): Promise<Record<string, number>> {
  const conditions = await conditionsOf(filters)
  const { rows } = await sql<{ concern: Concern; n: number }>`
    select concern, (select count(*) from (select distinct happened_at, coalesce(request_id, id::text)
      from audit_entries entry where ${concernOf('entry')} = concern and ${all(conditions, 'entry')}) event) as n
    from unnest(${[...CONCERNS]}::text[]) as concern`.execute(db())
  return Object.fromEntries(rows.flatMap(({ concern, n }) => (n > 0 ? [[concern, n]] : [])))
}
