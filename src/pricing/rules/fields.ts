import type { ListedFields } from '../../platform/fields.ts'

/** What lists show of products and of their groups, by the names of the wire. */
export const PRODUCT_FIELDS = {
  Name: { word: 'term.productName', kind: 'name' },
  ProductCode: { word: 'term.code', kind: 'code' },
  Modified: { word: 'prices.modified', kind: 'instant' },
  ModifiedBy: { word: 'prices.modifiedBy', kind: 'text' },
} as const satisfies ListedFields
