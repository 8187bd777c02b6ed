import { type RawBuilder, sql } from 'kysely'
import { DIMENSION_KINDS, dimensionOf, type Kind, PARENTS } from '../rules.ts'

/** Where the records of a kind are kept. */
export interface Source {
  /** What the audit trail calls a record of it. */
  entity: string
  table: string
  code: string
  name: string
  /** Tells the records of the kind from others of the table. */
  dimension?: number
  /** The column that names what it belongs to, by the `key` of that. */
  parent?: { kind: Kind; column: string; key: string }
  /** What else a change sets. */
  touches?: string
}

const byCode = { code: 'code', name: 'name' }
const dimension = {
  entity: 'financialDimension',
  table: 'financial_dimensions',
  code: 'value',
  name: 'description',
}

export const SOURCES: Readonly<Record<Kind, Source>> = {
  productGroup: { entity: 'productGroup', table: 'product_groups', ...byCode },
  product: {
    entity: 'product',
    table: 'products',
    ...byCode,
    parent: { kind: PARENTS.product!, column: 'group_id', key: 'id' },
    touches: 'modified_at',
  },
  warehouse: {
    entity: 'warehouse',
    table: 'warehouses',
    ...byCode,
    parent: { kind: PARENTS.warehouse!, column: 'site_code', key: 'code' },
  },
  site: { entity: 'site', table: 'sites', ...byCode },
  numberSequence: { entity: 'numberSequence', table: 'number_sequences', ...byCode },
  ...(Object.fromEntries(
    DIMENSION_KINDS.map((kind) => [kind, { ...dimension, dimension: dimensionOf(kind)! }]),
  ) as Record<(typeof DIMENSION_KINDS)[number], Source>),
}

/** The condition that a row of the table is of the kind. */
export function ofKind({ dimension }: Source): RawBuilder<boolean> {
  return dimension === undefined ? sql`true` : sql`record.dimension = ${dimension}::smallint`
}

/** A column of the record that is asked for. */
export function column(name: string): RawBuilder<string> {
  return sql.ref(`record.${name}`)
}
