import { sql } from 'kysely'
import type { HandlerResult, Parsed } from '../../platform/call.ts'
import type { OfficerContext } from '../../platform/call-context.ts'
import { asPage, windowOf } from '../../platform/paging.ts'
import { statement } from '../../platform/statement.ts'
import type { calls } from '../contract.ts'
import { kindsIn, MAX_UNREAD, NOTICE_TABS, type NoticeTab } from '../rules.ts'
import { GROUP, type Reader, readerOf, visibleNotices } from './visible.ts'

type Answer = HandlerResult<typeof calls.getNotices>
type Group = Answer['data'][number]

/** One page of the officer's notices, and how many of each tab they have not read, as the bell counts them. */
export async function noticesOf(
  { Tab, page }: Parsed<typeof calls.getNotices>,
  { officer, now }: OfficerContext,
): Promise<Answer> {
  const reader = readerOf(officer, now)
  const [data, kinds] = await Promise.all([
    readGroups({ ...reader, ...windowOf(page), shown: kindsIn(Tab) }),
    countGroups(reader),
  ])
  const inTab = (tab: NoticeTab, what: 'groups' | 'unread') =>
    kinds
      .filter(({ kind }) => kindsIn(tab).some((one) => one === kind))
      .reduce((sum, found) => sum + found[what], 0)
  const Tabs = Object.fromEntries(NOTICE_TABS.map((tab) => [tab, inTab(tab, 'unread')]))
  return {
    ...asPage(page, inTab(Tab, 'groups'), data),
    Tabs: Tabs as Record<NoticeTab, number>,
  }
}

const countGroups = statement(
  (reader: Reader) => sql<{ kind: string; groups: number; unread: number }>`
    select kind, count(*)::int as groups, (count(*) filter (where unread))::int as unread
    from (
      select kind, bool_or(not is_read) as unread from ${visibleNotices(reader)} visible group by ${GROUP}
    ) grouped
    group by kind`,
)

interface Window extends Reader {
  shown: readonly string[]
  limit: number
  offset: number
}

const readGroups = statement(
  (window: Window) => sql<Group>`
    with grouped as (
      select max(id) as latest, max(happened_at) as at, count(*)::int as count, bool_or(not is_read) as unread,
        (array_agg(id order by id desc))[1:1000] as ids
      from ${visibleNotices(window)} visible
      where kind = any (${window.shown}::text[])
      group by ${GROUP}
      order by at desc, latest desc limit ${window.limit} offset ${window.offset}
    )
    select notice.id as "ID", to_json(ids) as "IDs", count as "Count", kind as "Kind", at as "At",
      unread as "Unread", settled_at is not null as "Settled", full_name as "By", details as "Details",
      subject as "Subject",
      order_id as "POHeaderUUID", purchase_order.number as "PONumber",
      vendor_name as "VendorOrganizationName", purchase_order.total_amount as "TotalAmount",
      (select sum(total_amount) from notices one join purchase_orders on purchase_orders.id = one.order_id
        where one.id = any (ids)) as "AmountOfAll",
      ticket_id as "SSWeightID", ticket_name as "SequenceWeightOut", ticket.customer_name as "CustomerName",
      net_weight_kg as "WeightNet"
    from grouped
      join notices notice on notice.id = latest
      left join officers on officers.id = caused_by
      left join purchase_orders purchase_order on purchase_order.id = order_id
      left join weigh_tickets ticket on ticket.id = ticket_id
    order by at desc, latest desc`,
)

/** How many things the officer has not read, as the tabs count them: notices that are one count once; one more than `MAX_UNREAD` where there are more. */
export async function unreadOf({ officer, now }: OfficerContext): Promise<{ Unread: number }> {
  const [found] = await countUnread(readerOf(officer, now))
  return { Unread: found!.unread }
}

const countUnread = statement(
  (reader: Reader) => sql<{ unread: number }>`
    select count(*)::int as unread from (
      select from ${visibleNotices(reader)} visible
      where not is_read group by ${GROUP} limit ${sql.lit(MAX_UNREAD + 1)}
    ) counted`,
)
