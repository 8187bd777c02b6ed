import { DEFAULTS } from '../rules.ts'

/** The codes that every order has, by their names on the wire; its site is the warehouse's, D7 the vendor's. */
export const CODE_NAMES = [
  'PONO_SEQ',
  'Warehouse',
  'FinDim1',
  'FinDim2',
  'FinDim3',
  'FinDim4',
  'FinDim5',
  'FinDim6',
] as const
export type CodeName = (typeof CODE_NAMES)[number]
/** Where the records of each code are kept in the master data. */
export const KIND_OF_CODE: Readonly<Record<CodeName, string>> = {
  PONO_SEQ: 'numberSequence',
  Warehouse: 'warehouse',
  FinDim1: 'd1',
  FinDim2: 'd2',
  FinDim3: 'd3',
  FinDim4: 'd4',
  FinDim5: 'd5',
  FinDim6: 'd6',
}

/** Codes by name; null or empty where none is said. */
export type Codes = { [Name in CodeName]?: string | null }

const [FinDim1, FinDim2, FinDim3, FinDim4, FinDim5, FinDim6] = DEFAULTS.dimensions
const SPECIFIED: Record<CodeName, string> = {
  PONO_SEQ: DEFAULTS.sequence,
  Warehouse: DEFAULTS.warehouse,
  ...{ FinDim1, FinDim2, FinDim3, FinDim4, FinDim5, FinDim6 },
}

/** What the master data has of one kind of code. */
export interface KnownCodes {
  /** How many there are. */
  count: number
  /** Those of the codes in question that exist. */
  existing: readonly string[]
  /** The one that is marked as default; null where none or several are. */
  marked: string | null
  /** The only one that there is. */
  only: string | null
}

export const NO_CODES: KnownCodes = { count: 0, existing: [], marked: null, only: null }

/** Where the codes of an order may come from, the first one that says something first. */
export interface CodeSources {
  /** What somebody asked for: taken, or refused where the mill has not got it. */
  asked?: Codes | null
  /** The order whose head is copied. */
  copied?: Codes | null
  /** The vendor's last order, where the mill has no default. */
  last?: Codes | null
  /** What was chosen for orders that have no certain code. */
  chosen?: Codes | null
}

/** The code of an order; or the one that the mill has not got; or that one is to be chosen, if there is any. */
export type PlannedCode = { code: string } | { unknown: string } | { lacks: 'choice' | 'record' }

/** Plans one code of an order by the one rule of docs/rules.md, section 3. */
export function planCode(name: CodeName, known: KnownCodes, sources: CodeSources): PlannedCode {
  const { asked, copied, last, chosen } = sources
  const exists = (code: string | null | undefined) => known.existing.includes(code ?? '')
  const wanted = asked?.[name]
  if (wanted) return exists(wanted) ? { code: wanted } : { unknown: wanted }
  // A dimension without values is one that the mill does not use.
  if (known.count === 0) return isDimension(name) ? { code: '' } : { lacks: 'record' }
  const usual = [copied?.[name], SPECIFIED[name]].find(exists)
  const code = usual ?? known.marked ?? known.only ?? [last?.[name]].find(exists)
  if (code) return { code }
  const choice = chosen?.[name]
  if (!choice) return { lacks: 'choice' }
  return exists(choice) ? { code: choice } : { unknown: choice }
}

/** The codes that an order begins with, by name: '' of a dimension that the mill does not use, null where one is to be chosen. */
export function beginningCodes(
  known: ReadonlyMap<string, KnownCodes>,
  sources: CodeSources,
): Record<CodeName, string | null> {
  const entries = CODE_NAMES.map((name) => {
    const planned = planCode(name, known.get(name) ?? NO_CODES, sources)
    return [name, 'code' in planned ? planned.code : null]
  })
  return Object.fromEntries(entries)
}

/** Every code that the rule may ask whether it exists. */
export function codesInQuestion(...some: readonly (Codes | null | undefined)[]): string[] {
  const codes = [SPECIFIED, ...some].flatMap((one: Codes | null | undefined) =>
    CODE_NAMES.flatMap((name) => one?.[name] || []),
  )
  return [...new Set(codes)]
}

function isDimension(name: CodeName): boolean {
  return name.startsWith('FinDim')
}
