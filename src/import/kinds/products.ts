import { plain } from './plain.ts'
import { code, required, text } from './values.ts'

const productCode = { ...required, parse: code(50) }
const name = { ...required, parse: text(200) }

export const productGroups = plain({
  entity: 'productGroup',
  fileNames: ['product_group', 'กลุ่มสินค้า'],
  fields: {
    ProductCode: {
      ...productCode,
      th: ['รหัสกลุ่มสินค้า', 'รหัสกลุ่ม', 'กลุ่มสินค้า'],
      en: ['Group code', 'Product group'],
      example: 'FFB',
    },
    Name: {
      ...name,
      th: ['ชื่อกลุ่มสินค้า', 'ชื่อกลุ่ม', 'ชื่อ'],
      en: ['Group name'],
      example: 'ปาล์มทะลาย',
    },
  },
  key: ['ProductCode'],
  name: 'Name',
  read: `select code as "ProductCode", name as "Name" from product_groups order by code`,
  write: `insert into product_groups (code, name)
    select "ProductCode", "Name" from json_to_recordset($1) as said ("ProductCode" text, "Name" text)
    on conflict (code) do update set name = excluded.name,
      version = product_groups.version + 1 returning id::text, code as key`,
  remove: `delete from product_groups where code = any ($1) returning id::text, code as key`,
  users: `select product_groups.code as key, products.code as by from product_groups
    join products on group_id = product_groups.id where product_groups.code = any ($1)`,
})

export const products = plain({
  entity: 'product',
  fileNames: ['product', 'สินค้า'],
  fields: {
    ProductCode: {
      ...productCode,
      th: ['รหัสสินค้า', 'สินค้า'],
      en: ['Product code', 'Product'],
      example: 'FFB-RAMP',
    },
    Name: {
      ...name,
      th: ['ชื่อสินค้า', 'ชื่อ'],
      en: ['Product name'],
      example: 'ปาล์มทะลาย ลานเท',
    },
    ProductGroupID: {
      ...productCode,
      th: ['กลุ่มสินค้า', 'รหัสกลุ่มสินค้า', 'กลุ่ม'],
      en: ['Product group', 'Group code', 'Group'],
      refersTo: { kind: 'product_groups' },
      example: 'FFB',
    },
  },
  key: ['ProductCode'],
  name: 'Name',
  read: `select products.code as "ProductCode", products.name as "Name", product_groups.code as "ProductGroupID"
    from products join product_groups on product_groups.id = group_id order by products.code`,
  write: `insert into products (code, name, group_id)
    select "ProductCode", "Name", product_groups.id from json_to_recordset($1)
      as said ("ProductCode" text, "Name" text, "ProductGroupID" text)
      join product_groups on product_groups.code = "ProductGroupID"
    on conflict (code) do update set name = excluded.name, group_id = excluded.group_id,
      modified_at = now(), version = products.version + 1
    returning id::text, code as key`,
  remove: `delete from products where code = any ($1) returning id::text, code as key`,
  users: `select product_code as key, ticket_name as by from weigh_tickets where product_code = any ($1)`,
})
