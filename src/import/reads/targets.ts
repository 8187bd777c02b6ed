import { yieldToEventLoop } from '../../platform/yield-to-event-loop.ts'
import type { Values } from '../kinds/kind.ts'
import { KINDS } from '../kinds/kinds.ts'
import { ticketIdOf } from '../kinds/ticket-readings.ts'
import type { KindName } from '../rules.ts'
import { addFault } from './parse-rows.ts'
import type { Records } from './records.ts'
import type { Target, Targets, ValidatedRow } from './validation.ts'

interface Gathering {
  targets: Targets
  /** The records before the rows. */
  current: Records
  /** What rows want that come in before and are in `current`. */
  others: Targets
}

/**
 * Gathers what the rows want of each record; several rows may say different fields of one. Where `others` come in before, a
 * row that says other than they do is a duplicate as well.
 */
export async function gatherTargets(
  rows: readonly ValidatedRow[],
  current: Records,
  others: Targets = new Map(),
): Promise<Targets> {
  const gathering = { targets: new Map(), current, others }
  const keyed = rows.filter(({ kind, given }) => KINDS[kind].key.every((field) => given[field]))
  for (const row of keyed) {
    await yieldToEventLoop()
    await gather(gathering, row, row.kind, row.key, ownFields(row))
  }
  for (const row of keyed) {
    await yieldToEventLoop()
    if (row.kind === 'vendors') await gatherCustomer(gathering, row)
    if (row.kind === 'tickets') await gatherCustomerOfTicket(gathering, row)
  }
  return gathering.targets
}

/** What a row says of its own record. A vendor of the list of premium vendors is one where no column says it. */
function ownFields({ kind, key, given }: ValidatedRow): Record<string, string> {
  const { fields } = KINDS[kind]
  // A ticket that is known keeps the number that it has.
  const isKept = (name: string) => name === 'WeightScaleIDIn' && ticketIdOf(key) !== undefined
  const own = Object.entries(given).filter(([name]) => !fields[name]?.of && !isKept(name))
  return { ...(kind === 'premiums' && { IsPremium: '1' }), ...Object.fromEntries(own) }
}

/** What the row of a vendor says of the customer that the vendor is linked to; an AVL that is not known is made. */
async function gatherCustomer(gathering: Gathering, row: ValidatedRow): Promise<void> {
  const { targets, current } = gathering
  const vendor = targets.get('vendors')?.get(row.key)
  // Of a row that is refused for its code or its AVL, nothing is known of the customer.
  if (row.faults.some(({ field, code }) => field === 'CustomerDataID' || code === 'duplicate'))
    return
  const values = Object.entries(row.given).filter(([name]) => KINDS.vendors.fields[name]?.of)
  const avl = vendor?.after.CustomerDataID ?? ''
  if (avl === '') {
    for (const [name, value] of values) if (value !== '') addFault(row, name, value, 'needsAvl')
    return
  }
  const isKnown = (await current.of('customers')).has(avl) || targets.get('customers')?.has(avl)
  const given = isKnown
    ? Object.fromEntries(values)
    : {
        CustomerDataID: avl,
        CustomerName: vendor?.after.VendorOrganizationName ?? '',
        ...Object.fromEntries(values.filter(([, value]) => value !== '')),
      }
  if (Object.keys(given).length > 0) await gather(gathering, row, 'customers', avl, given)
}

/** The customer of a ticket is made where it is not known; the first ticket says its name. */
async function gatherCustomerOfTicket(gathering: Gathering, row: ValidatedRow): Promise<void> {
  const { targets, current } = gathering
  const { CustomerDataID = '', CustomerName = '' } = row.given
  const isKnown =
    (await current.of('customers')).has(CustomerDataID) ||
    targets.get('customers')?.has(CustomerDataID)
  if (isKnown || CustomerDataID === '') return
  if (CustomerName === '') addFault(row, 'CustomerName', '', 'required')
  else {
    const given = { CustomerDataID, CustomerName }
    await gather(gathering, row, 'customers', CustomerDataID, given)
  }
}

async function gather(
  { targets, current, others }: Gathering,
  row: ValidatedRow,
  kind: KindName,
  key: string,
  given: Record<string, string>,
): Promise<void> {
  const ofKind = targets.get(kind) ?? new Map<string, Target>()
  targets.set(kind, ofKind)
  const known = ofKind.get(key)
  const earlier = known ?? others.get(kind)?.get(key)
  if (earlier && isDuplicate(earlier, row, kind, given)) return
  if (!known) {
    const before = (await current.of(kind)).get(key)
    const { name, answers } = row
    const target = { kind, key, name, answers, before, given: { ...given }, row, after: {} }
    ofKind.set(key, { ...target, after: afterOf(kind, before, given) })
    return
  }
  for (const field of Object.keys(given)) {
    if (field in known.given) continue
    known.laterRows ??= new Map()
    known.laterRows.set(field, row)
  }
  Object.assign(known.given, given)
  known.after = afterOf(kind, known.before, known.given)
}

/** Whether a row says other than a row before it of the same record, which is a fault. */
function isDuplicate(
  known: Target,
  row: ValidatedRow,
  kind: KindName,
  given: Record<string, string>,
): boolean {
  const differs = Object.keys(given).find(
    (field) => (known.given[field] ?? given[field]) !== given[field],
  )
  if (differs === undefined) return false
  const isOther = known.row.kind !== row.kind
  const { line, file } = (isOther && known.laterRows?.get(differs)) || known.row
  const [field, code] = isOther ? ([differs, 'differs'] as const) : doubledField(known, row, kind)
  addFault(row, field, row.given[field] ?? known.key, code, { line, file })
  return true
}

/** The field by which two rows are of the same record: their own code, else that of the customer of both. */
function doubledField(known: Target, row: ValidatedRow, kind: KindName) {
  const isOwn = kind === row.kind || known.row.key === row.key
  return [(isOwn ? KINDS[row.kind] : KINDS[kind]).key.at(-1)!, 'duplicate'] as const
}

/** Whether a record stays as it is. */
export function isSame({ before, after }: Target): boolean {
  return (
    before !== undefined &&
    Object.keys(after).every((field) => (before[field] ?? '') === after[field])
  )
}

/** What a record says once what rows give is in. */
export function afterOf(kind: KindName, before: Values | undefined, given: Values): Values {
  const { fields, defaults } = KINDS[kind]
  const empty = Object.fromEntries(
    Object.entries(fields).flatMap(([name, { of, isRare }]) => (of || isRare ? [] : [[name, '']])),
  )
  // What a record always has stays where a cell is empty.
  const kept = Object.entries(given).filter(
    ([name, value]) => value !== '' || !fields[name]?.filled,
  )
  return { ...empty, ...defaults, ...before, ...Object.fromEntries(kept) }
}
