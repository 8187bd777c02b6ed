import { db } from '../../platform/db.ts'
import { type FieldFault, refuse, refuseField } from '../../platform/errors.ts'
import { statement } from '../../platform/statement.ts'
import { knownCodes } from '../reads/order-codes.ts'
import {
  CODE_NAMES,
  type CodeName,
  type CodeSources,
  codeColumns,
  codesInQuestion,
  NO_CODES,
  planCode,
} from '../rules/order-codes.ts'

interface CodesInput extends CodeSources {
  /** The order has its number: no sequence is needed. */
  isNumbered?: true
  /** The site that the warehouse shall stand on. */
  site?: string | null
  /** The D7 of the order, and the one that was sent. */
  d7: { own: string; asked?: string | null }
}

/** The codes of an order, as columns: the mill has each of them. Refuses any other, and where one is to be chosen. */
export async function codesOf({ isNumbered, site, d7, ...sources }: CodesInput) {
  const { asked, copied, last, chosen } = sources
  const inQuestion = codesInQuestion(asked, copied, last, chosen)
  if (d7.asked) inQuestion.push(d7.asked)
  const known = await knownCodes(inQuestion, asked?.Warehouse ? null : site)
  if (site && !known.has('Warehouse')) refuseField('Site', 'po.unknownReference', { value: site })
  const codes: Partial<Record<CodeName, string>> = {}
  const lacking = new Map<CodeName, 'po.codeToChoose' | 'po.noCodes'>()
  for (const name of CODE_NAMES) {
    if (isNumbered && name === 'PONO_SEQ') continue
    const planned = planCode(name, known.get(name) ?? NO_CODES, sources)
    if ('code' in planned) codes[name] = planned.code
    else if ('unknown' in planned)
      refuseField(name, 'po.unknownReference', { value: planned.unknown })
    else lacking.set(name, planned.lacks === 'choice' ? 'po.codeToChoose' : 'po.noCodes')
  }
  refuseLacking(lacking)
  if (d7.asked && d7.asked !== d7.own) refuseD7(d7.asked, known.get('FinDim7') ?? NO_CODES, d7.own)
  const place = await placeOf(codes.Warehouse!, site)
  return { ...codeColumns(codes as Record<CodeName, string>), ...place, dimension_7: d7.own }
}

/** The warehouse and the site that it stands on, which is the one that was sent. */
async function placeOf(warehouse_code: string, site: string | null | undefined) {
  const [place] = await readPlace({ warehouse_code })
  if (site && site !== place!.site_code) {
    refuseField('Site', 'po.unknownReference', { value: site })
  }
  return place!
}

const readPlace = statement(({ warehouse_code }: { warehouse_code: string }) =>
  db()
    .selectFrom('warehouses')
    .select(['code as warehouse_code', 'site_code'])
    .where('code', '=', warehouse_code),
)

/** Refuses the first, and says at the field of each what to do. */
function refuseLacking(lacking: ReadonlyMap<CodeName, 'po.codeToChoose' | 'po.noCodes'>): void {
  const [first] = lacking
  if (!first) return
  const faults = [...lacking].map(([name, key]): [string, FieldFault] => [
    name,
    { key, params: { code: name } },
  ])
  refuse(first[1], { code: first[0] }, { fields: Object.fromEntries(faults) })
}

function refuseD7(
  asked: string,
  { existing }: { existing: readonly string[] },
  own: string,
): never {
  if (!existing.includes(asked)) refuseField('FinDim7', 'po.unknownReference', { value: asked })
  refuseField('FinDim7', 'po.otherD7', { d7: own })
}
