import { inTable } from './in-table.ts'
import { ownCode, ownName } from './values.ts'

/** The code of a product, as its own row and a ladder's name it. */
export const PRODUCT_CODE = ownCode(['รหัสสินค้า', 'สินค้า'], ['Product code', 'Product'], 'FFB-RAMP')

export const productGroups = inTable({
  entity: 'productGroup',
  topic: 'masterData',
  table: 'product_groups',
  hasId: true,
  fileNames: ['product_group', 'กลุ่มสินค้า'],
  fields: {
    ProductCode: ownCode(
      ['รหัสกลุ่มสินค้า', 'รหัสกลุ่ม', 'กลุ่มสินค้า'],
      ['Group code', 'Product group'],
      'FFB',
    ),
    Name: ownName(['ชื่อกลุ่มสินค้า', 'ชื่อกลุ่ม', 'ชื่อ'], ['Group name'], 'ปาล์มทะลาย'),
  },
  key: ['ProductCode'],
  name: 'Name',
  users: `select product_groups.code as key, products.code as by from product_groups
    join products on group_id = product_groups.id where product_groups.code = any ($1)`,
})

export const products = inTable({
  entity: 'product',
  topic: 'masterData',
  table: 'products',
  hasId: true,
  touches: 'modified_at = now()',
  fileNames: ['product', 'สินค้า'],
  fields: {
    ProductCode: PRODUCT_CODE,
    Name: ownName(['ชื่อสินค้า', 'ชื่อ'], ['Product name'], 'ปาล์มทะลาย ลานเท'),
    ProductGroupID: {
      ...ownCode(['กลุ่มสินค้า', 'รหัสกลุ่มสินค้า', 'กลุ่ม'], ['Product group', 'Group code', 'Group'], 'FFB'),
      stored: {
        column: 'group_id',
        read: (id) => `(select code from product_groups where product_groups.id = ${id})`,
        write: (text) => `(select id from product_groups where code = ${text})`,
      },
      refersTo: { kind: 'product_groups' },
    },
  },
  key: ['ProductCode'],
  name: 'Name',
  users: `select product_code as key, ticket_name as by from weigh_tickets where product_code = any ($1)`,
})
