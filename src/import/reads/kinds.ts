import type { CallContext } from '../../platform/call-context.ts'
import type { Field, Known, Values } from '../kinds/kind.ts'
import { KINDS } from '../kinds/kinds.ts'
import { KIND_NAMES, type KindName } from '../rules.ts'
import { knownAt, showValue } from './changes.ts'
import { CurrentRecords } from './records.ts'

type Reader = Pick<CallContext, 'now' | 'language'>

/** What files may bring, and how many records there are of each. */
export async function getImportKinds(_: object, ctx: Reader) {
  const known = await knownAt(ctx.now)
  const current = new CurrentRecords(ctx)
  const kinds = []
  for (const Kind of KIND_NAMES) {
    const { count = () => countOf(Kind, current) } = KINDS[Kind]
    const fields = Object.entries(KINDS[Kind].fields).filter(([, { isRare }]) => !isRare)
    kinds.push({
      Kind,
      Present: await count(),
      Fields: fields.map(([name, field]) => onTheWire(name, field, known, ctx)),
    })
  }
  return kinds
}

async function countOf(kind: KindName, current: CurrentRecords): Promise<number> {
  const records = [...(await current.of(kind)).values()]
  return kind === 'premiums' ? records.filter(isPremium).length : records.length
}

/** A form to fill in, with the mill's present data. */
export async function getTemplate({ Kind }: { Kind: KindName }, ctx: Reader) {
  const known = await knownAt(ctx.now)
  const current = new CurrentRecords(ctx)
  const records = await recordsFor(Kind, current)
  const fields = Object.entries(KINDS[Kind].fields).filter(
    ([name, { isRare }]) => !isRare || records.some((record) => record[name]),
  )
  return {
    Fields: fields.map(([name, field]) => ({
      ...onTheWire(name, field, known, ctx),
      Example: field.example,
    })),
    Rows: records.map((record) =>
      fields.map(([name]) => showValue(Kind, name, record[name] ?? '', known, ctx.language)),
    ),
  }
}

/** The records of a form: a vendor and a ticket with what their customer says; of premium vendors those who are. */
async function recordsFor(kind: KindName, current: CurrentRecords): Promise<Values[]> {
  const records = [...(await current.of(kind)).values()]
  if (kind === 'premiums') return records.filter(isPremium)
  if (kind === 'price_ladders') {
    const all = [...(await current.of('products')).keys()]
    const ladders = await current.of(kind)
    return all.map((ProductCode) => ladders.get(ProductCode) ?? { ProductCode })
  }
  if (kind !== 'vendors' && kind !== 'tickets') return records
  const customers = await current.of('customers')
  return records.map((record) => ({ ...customers.get(record.CustomerDataID ?? ''), ...record }))
}

function isPremium(record: Values): boolean {
  return record.IsPremium === '1'
}

function onTheWire(name: string, field: Field, known: Known, { language }: Reader) {
  return {
    Field: name,
    Th: field.th[0],
    En: field.en[0],
    Required: field.required === true,
    Kind: field.kind,
    ...(field.choices && { Choices: field.choices(known, language) }),
  }
}
