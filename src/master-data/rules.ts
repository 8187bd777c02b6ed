/** Who keeps the master data of a mill: its officers by forms, or an ERP whose files are imported. */
export const KEEPERS = ['forms', 'erp'] as const
export type Keeper = (typeof KEEPERS)[number]

export const DIMENSION_KINDS = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'] as const

/** The kinds of records, in the order of their tabs. */
export const KINDS = [
  'productGroup',
  'product',
  'warehouse',
  'site',
  'numberSequence',
  ...DIMENSION_KINDS,
] as const
export type Kind = (typeof KINDS)[number]

/** The kind that each record of a kind belongs to one of. */
export const PARENTS: Partial<Record<Kind, Kind>> = { product: 'productGroup', warehouse: 'site' }

/** Which of the seven financial dimensions a kind is the values of. */
export function dimensionOf(kind: Kind): number | undefined {
  const index = DIMENSION_KINDS.findIndex((one) => one === kind)
  return index < 0 ? undefined : index + 1
}

/** The longest code; that of a number sequence begins every number of its orders. */
export const MAX_CODE = 50
export const MAX_SEQUENCE = 20
export const MAX_NAME = 200

/** Records that a list holds; of more it shows the first, and those that match a search. */
export const MAX_LISTED = 1000

/** Whether the records of a kind need a name: a value of a dimension often says enough. */
export function needsName(kind: Kind): boolean {
  return dimensionOf(kind) === undefined
}

/** Whether new orders begin with one of its records: the one that is marked as default. D7 is the vendor's. */
export function hasDefault(kind: Kind): boolean {
  const dimension = dimensionOf(kind)
  if (dimension !== undefined) return dimension !== 7
  return kind === 'warehouse' || kind === 'site' || kind === 'numberSequence'
}
