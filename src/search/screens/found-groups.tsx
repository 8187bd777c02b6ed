import type { TFunction } from 'i18next'
import { APPEARANCES, badgeOf, ticketName } from '../../evaluation/rules/states.ts'
import { type Address, addresses } from '../../platform/addresses.ts'
import type { Output } from '../../platform/call.ts'
import { mayOpen } from '../../platform/client.ts'
import { holdsTyped, searchKey, typedKey } from '../../platform/search-key.ts'
import { BADGES, badgeOf as orderBadge } from '../../purchase-orders/rules/states.ts'
import { count, counted, kilograms, money } from '../../ui/format.ts'
import { StateBadge } from '../../ui/record/StateBadge.tsx'
import type { calls } from '../contract.ts'
import { distanceOf, type FoundPage } from '../rules.ts'
import { ICONS, type Option, type OptionGroup, type RecordKind } from './option.ts'

export type Found = Output<typeof calls.find>

interface Words {
  t: TFunction
  /** A day and time, as short as it is said in lists. */
  time: (instant: string) => string
}

/** What was found of each kind, at most three, with the way to the list of all; the kind whose number is typed first. */
export function foundGroups(found: Found, typed: string, words: Words): OptionGroup[] {
  const { Vehicles, Tickets, Orders, Vendors } = found
  const { t } = words
  const groups = [
    group('vehicle', t('term.plate'), Vehicles, (row) => vehicleOption(row, words), {
      words: (n) => t('search.moreVehicles', { n }),
      address: addresses.tickets({ search: typed }),
    }),
    group('ticket', t('sheet.title'), Tickets, (row) => ticketOption(row, typed, t), {
      words: (n) => t('search.moreDocuments', { n }),
      address: addresses.tickets({ search: typed }),
    }),
    group('order', t('evaluation.order'), Orders, (row) => orderOption(row, t), {
      words: (n) => t('search.moreDocuments', { n }),
      address: addresses.orders(Orders?.IsByVendor ? { vendor: typed } : { number: typed }),
    }),
    group('vendor', t('term.vendor'), Vendors, (row) => vendorOption(row, t), {
      words: (n) => t('search.moreVendors', { n }),
      address: vendorsBy(Vendors?.data[0], typed),
    }),
  ].filter(({ options }) => options.length > 0)
  const key = typedKey(typed)
  return groups
    .map((one) => ({ one, distance: distanceOfFirst(one, key) }))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ one, distance }) => ({ ...one, isMeant: distance === 0 }))
}

/** Of vendors, who are named by more than a number, none is nearer than another kind. */
function distanceOfFirst({ options: [first] }: OptionGroup, key: string): number {
  return first && first.kind !== 'vendor' ? distanceOf(key, first.words) : 2
}

/** How many records were found in all. */
export function foundCount({ Vehicles, Tickets, Orders, Vendors }: Found): number {
  return [Vehicles, Tickets, Orders, Vendors].reduce((n, kind) => n + (kind?.total_record ?? 0), 0)
}

function group<Row>(
  kind: RecordKind,
  title: string,
  found: FoundPage<Row> | null,
  optionOf: (row: Row) => Omit<Option, 'icon'>,
  more: { words: (n: string) => string; address: Address },
): OptionGroup {
  const icon = ICONS[kind]
  const { total_record = 0, total_capped, data = [] } = found ?? {}
  const others = total_record - data.length
  return {
    key: kind,
    title,
    options: data.map((row) => ({ kind, icon, ...optionOf(row) })),
    ...(others > 0 && {
      more: {
        key: `more-${kind}`,
        icon,
        words: more.words(count(others, total_capped)),
        address: more.address,
      },
    }),
  }
}

function vehicleOption(row: NonNullable<Found['Vehicles']>['data'][number], { t, time }: Words) {
  const { CarRegister, CustomerName, RecentTickets, OutLatest } = row
  return {
    key: `vehicle-${CarRegister}`,
    words: CarRegister,
    about: joined(CustomerName, t('search.tickets', counted(RecentTickets))),
    end: OutLatest && t('search.latest', { time: time(OutLatest) }),
    address: addresses.tickets({ search: CarRegister }),
  }
}

type FoundTicket = NonNullable<Found['Tickets']>['data'][number]

/** Where the number that is not its name is what was typed, that stands in it too. */
function ticketOption(row: FoundTicket, typed: string, t: TFunction) {
  const state = badgeOf(row)
  const number = row.WeightScaleIDIn
  const isByOther = !holdsTyped(typed, [ticketName(row)]) && holdsTyped(typed, [number])
  return {
    key: `ticket-${row.SSWeightID}`,
    words: ticketName(row),
    about: joined(
      isByOther ? t('search.scaleId', { number }) : null,
      row.CarRegister,
      row.CustomerName,
      row.WeightNet === null ? null : t('search.load', { kg: kilograms(row.WeightNet) }),
      row.SysProductGrade === null ? null : `${row.SysProductGrade}%`,
      row.SysPrice === null ? null : money(row.SysPrice),
    ),
    end: <StateBadge appearance={APPEARANCES[state]} words={t(`evaluation.state.${state}`)} />,
    address: addresses.tickets({ ticket: row.SSWeightID }),
  }
}

function orderOption(row: NonNullable<Found['Orders']>['data'][number], t: TFunction) {
  const shown = orderBadge(row)
  return {
    key: `order-${row.POHeaderUUID}`,
    words: row.PONumber,
    about: row.VendorOrganizationName,
    end: <StateBadge appearance={BADGES[shown].appearance} words={t(`po.state.${shown}`)} />,
    address: mayOpen('order')
      ? addresses.order(row.POHeaderUUID)
      : addresses.orders({ number: row.PONumber }),
  }
}

type FoundVendor = NonNullable<Found['Vendors']>['data'][number]

function vendorOption(
  { VendorAccountNumber, VendorOrganizationName, AVL }: FoundVendor,
  t: TFunction,
) {
  return {
    key: `vendor-${VendorAccountNumber ?? AVL}`,
    words: joined(VendorAccountNumber, VendorOrganizationName).replace(' · ', ' '),
    about: AVL ? t('search.avl', { avl: AVL }) : undefined,
    end: VendorAccountNumber ? undefined : t('search.noVendor'),
    address: VendorAccountNumber
      ? addresses.vendors({ account: VendorAccountNumber })
      : addresses.tickets({ search: AVL ?? '' }),
  }
}

/** The list of vendors has a field for each of what they are found by. */
function vendorsBy(vendor: FoundVendor | undefined, typed: string): Address {
  const has = (text: string | null | undefined) => searchKey(text ?? '').includes(typedKey(typed))
  if (has(vendor?.VendorOrganizationName)) return addresses.vendors({ name: typed })
  return addresses.vendors(has(vendor?.AVL) ? { avl: typed } : { account: typed })
}

function joined(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(' · ')
}
