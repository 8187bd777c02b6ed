import { sql } from 'kysely'
import { db } from '../../platform/db.ts'
import { identityKey } from '../../platform/keys.ts'
import { plateKey } from '../../vehicles/rules/plate-key.ts'
import type { ScaleTicket } from '../contract.ts'
import type { ReadTicket } from './read-ticket.ts'

/**
 * The tickets with every AVL code, plate and product code spelled as its record is: a spelling that nothing has is that of
 * the oldest record with its key, and one that was joined into another is that other one. Of what is not known yet the first
 * ticket says how it is spelled.
 */
export async function spelledAsKnown(read: readonly ReadTicket[]): Promise<ReadTicket[]> {
  const tickets = read.flatMap(({ ticket }) => ticket ?? [])
  if (tickets.length === 0) return [...read]
  const all = (field: 'CustomerDataID' | 'CarRegister' | 'ProductDataID') => [
    ...new Set(tickets.map((ticket) => ticket[field])),
  ]
  const customers = await codesAsKnown('customers', all('CustomerDataID'))
  const products = await codesAsKnown('products', all('ProductDataID'))
  const plates = await platesAsKnown(all('CarRegister'))
  const spelled = (ticket: ScaleTicket): ScaleTicket => ({
    ...ticket,
    CustomerDataID: customers.get(ticket.CustomerDataID)!,
    ProductDataID: products.get(ticket.ProductDataID)!,
    CarRegister: plates.get(ticket.CarRegister)!,
  })
  return read.map((one) => (one.ticket ? { ...one, ticket: spelled(one.ticket) } : one))
}

/** The product codes of the mill; undefined where it has none yet, and takes any. */
export async function knownProducts(): Promise<ReadonlySet<string> | undefined> {
  const products = await db().selectFrom('products').select('code').execute()
  return products.length > 0 ? new Set(products.map(({ code }) => code)) : undefined
}

/** Each code as the table has it, else as it is given first. */
async function codesAsKnown(
  table: 'customers' | 'products',
  codes: readonly string[],
): Promise<Map<string, string>> {
  const stays =
    table === 'customers'
      ? sql`(select stays.code from customers stays where stays.id = known.joined_into)`
      : sql`null`
  const { rows } = await sql<Known>`
    select code as text, ${stays} as stays
    from ${sql.table(table)} known where identity_key(code) = any(${codes.map(identityKey)}) order by id`.execute(
    db(),
  )
  return spellings(rows, codes, identityKey)
}

/**
 * Each plate as its vehicle has it, else as it is given first. A plate without its province is the vehicle with that number,
 * or the other plate of `plates`, where there is only one; another province is another vehicle.
 */
export async function platesAsKnown(plates: readonly string[]): Promise<Map<string, string>> {
  const keys = new Map(plates.map((plate) => [plate, plateKey(plate)]))
  const numbers = [...new Set([...keys.values()].map(({ number }) => number))]
  const { rows } = await sql<Known>`
    select registration as text, (select stays.registration from vehicles stays where stays.id = known.joined_into) as stays
    from vehicles known where plate_number(registration) = any(${numbers})
    order by created_at, id`.execute(db())
  const spelled = spellings(rows, plates, (plate) => Object.values(plateKey(plate)).join(' '))
  const ofNumber = new Map<string, string[]>()
  for (const { text, stays } of rows) {
    if (stays !== null) continue
    const { number } = plateKey(text)
    ofNumber.set(number, [...(ofNumber.get(number) ?? []), text])
  }
  for (const plate of new Set(spelled.values())) {
    const { number, province } = plateKey(plate)
    const known = ofNumber.get(number) ?? []
    if (province !== '' && !known.includes(plate)) ofNumber.set(number, [...known, plate])
  }
  for (const [plate, { number, province }] of keys) {
    const alike = ofNumber.get(number) ?? []
    const provinces = new Set(alike.map((one) => plateKey(one).province))
    if (province === '' && provinces.size === 1 && !alike.includes(plate))
      spelled.set(plate, alike[0]!)
  }
  return spelled
}

/** A code or plate as a record has it, and that of the one which the record was joined into. */
interface Known {
  text: string
  stays: string | null
}

/** Each of `texts` as it is known, else as the first that is known with its key, else as the first of the texts with it. */
function spellings(
  known: readonly Known[],
  texts: readonly string[],
  keyOf: (text: string) => string,
): Map<string, string> {
  const exact = new Map(known.map(({ text, stays }) => [text, stays ?? text]))
  const first = new Map<string, string>()
  for (const one of [...exact.keys(), ...texts]) {
    if (!first.has(keyOf(one))) first.set(keyOf(one), exact.get(one) ?? one)
  }
  return new Map(texts.map((text) => [text, exact.get(text) ?? first.get(keyOf(text))!]))
}
