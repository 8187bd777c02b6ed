/**
 * The codes that every order has, by their names on the wire: the column that keeps each, where its records are in the master
 * data, and the usual one of docs/rules.md, section 3. The site of an order is its warehouse's, its D7 the vendor's.
 */
export const CODES = {
  PONO_SEQ: { column: 'sequence', records: 'numberSequence', usual: 'NBDPO-PL' },
  Warehouse: { column: 'warehouse_code', records: 'warehouse', usual: 'CT-NN' },
  FinDim1: { column: 'dimension_1', records: 'd1', usual: '00000' },
  FinDim2: { column: 'dimension_2', records: 'd2', usual: 'ZZ_ZZ' },
  FinDim3: { column: 'dimension_3', records: 'd3', usual: 'ZZZZZ' },
  FinDim4: { column: 'dimension_4', records: 'd4', usual: 'NBD_RM01' },
  FinDim5: { column: 'dimension_5', records: 'd5', usual: 'ZZZZ' },
  FinDim6: { column: 'dimension_6', records: 'd6', usual: 'ZZZZZ' },
} as const
export type CodeName = keyof typeof CODES
export const CODE_NAMES = Object.keys(CODES) as CodeName[]

/** Codes by name; null or empty where none is said. */
export type Codes = { [Name in CodeName]?: string | null }

/** The codes by the columns that keep them. */
export function codeColumns(codes: Record<CodeName, string>) {
  const entries = CODE_NAMES.map((name) => [CODES[name].column, codes[name]])
  return Object.fromEntries(entries) as { [N in CodeName as (typeof CODES)[N]['column']]: string }
}

/** The usual codes of docs/rules.md. */
export const USUAL = Object.fromEntries(
  CODE_NAMES.map((name) => [name, CODES[name].usual]),
) as Record<CodeName, string>

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
  const usual = [copied?.[name], USUAL[name]].find(exists)
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
  const codes = [USUAL, ...some].flatMap((one: Codes | null | undefined) =>
    CODE_NAMES.flatMap((name) => one?.[name] || []),
  )
  return [...new Set(codes)]
}

function isDimension(name: CodeName): boolean {
  return name.startsWith('FinDim')
}
