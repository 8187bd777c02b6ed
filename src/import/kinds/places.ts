import { boolean, inTable, numeric } from './in-table.ts'
import type { Field } from './kind.ts'
import { code, flag, number, ownCode, ownName, text } from './values.ts'

/** Whether new orders begin with it (master-data). */
const isDefault = {
  ...flag,
  th: ['ค่าเริ่มต้น', 'ค่าเริ่มต้นของใบสั่งซื้อ'],
  en: ['Default', 'Default of orders'],
  stored: boolean('is_default'),
} as const satisfies Field

export const sites = inTable({
  entity: 'site',
  topic: 'masterData',
  table: 'sites',
  fileNames: ['site', 'ไซต์', 'สถานประกอบการ'],
  fields: {
    SiteID: ownCode(['รหัสไซต์', 'ไซต์'], ['Site code', 'Site'], 'NBD'),
    SiteName: ownName(['ชื่อไซต์', 'ชื่อ'], ['Site name', 'Name'], 'โรงงานหลัก'),
    IsDefault: isDefault,
  },
  key: ['SiteID'],
  name: 'SiteName',
  users: `select site_code as key, code as by from warehouses where site_code = any ($1)
    union all select site_code, number from purchase_orders where site_code = any ($1)`,
})

export const warehouses = inTable({
  entity: 'warehouse',
  topic: 'masterData',
  table: 'warehouses',
  fileNames: ['warehouse', 'คลัง', 'คลังสินค้า'],
  fields: {
    WarehouseID: ownCode(
      ['รหัสคลัง', 'คลัง', 'รหัสคลังสินค้า', 'คลังสินค้า'],
      ['Warehouse code', 'Warehouse'],
      'CT-NN',
    ),
    WarehouseName: ownName(['ชื่อคลัง', 'ชื่อคลังสินค้า', 'ชื่อ'], ['Warehouse name', 'Name'], 'ลานรับปาล์ม'),
    OperationalSiteID: {
      ...ownCode(['ไซต์', 'รหัสไซต์', 'ไซต์ของคลัง'], ['Site', 'Site code', 'SiteID'], 'NBD'),
      stored: { column: 'site_code' },
      refersTo: { kind: 'sites' },
    },
    IsDefault: isDefault,
  },
  key: ['WarehouseID'],
  name: 'WarehouseName',
  users: `select warehouse_code as key, number as by from purchase_orders where warehouse_code = any ($1)`,
})

export const numberSequences = inTable({
  entity: 'numberSequence',
  topic: 'masterData',
  table: 'number_sequences',
  fileNames: ['number_sequence', 'ชุดเลขที่เอกสาร', 'ชุดเลขที่'],
  fields: {
    NumberSequenceGroup: {
      ...ownCode(
        ['ชุดเลขที่', 'ชุดเลขที่เอกสาร', 'รหัสชุดเลขที่'],
        ['Number sequence', 'Sequence'],
        'NBDPO-PL',
      ),
      parse: code(20),
    },
    Name: ownName(['ชื่อชุดเลขที่', 'ชื่อ'], ['Sequence name'], 'ใบสั่งซื้อปาล์มทะลาย'),
    IsDefault: isDefault,
  },
  key: ['NumberSequenceGroup'],
  name: 'Name',
  users: `select code as key, number as by from number_sequences
    join purchase_orders on starts_with(number, code || '-') where code = any ($1)`,
})

const wholeDimension = number(1, 7, 0)

export const financialDimensions = inTable({
  entity: 'financialDimension',
  topic: 'masterData',
  table: 'financial_dimensions',
  fileNames: ['financial_dimension', 'dimensions', 'มิติ', 'มิติทางการเงิน'],
  fields: {
    Dimension: {
      required: true,
      kind: 'number',
      th: ['มิติ', 'มิติที่', 'มิติทางการเงิน'],
      en: ['Dimension', 'Dimension no.'],
      stored: numeric('dimension'),
      // 07 is no other number than 7, but another key.
      parse: (typed) => wholeDimension(typed),
      example: '7',
    },
    DimensionValue: {
      ...ownCode(['ค่ามิติ', 'รหัสมิติ', 'ค่า'], ['Dimension value', 'Value'], 'SRT_PP'),
      stored: { column: 'value' },
    },
    Description: {
      kind: 'text',
      th: ['คำอธิบาย', 'รายละเอียด'],
      en: ['Description'],
      stored: { column: 'description' },
      parse: text(200),
      example: 'อ.พุนพิน จ.สุราษฎร์ธานี',
    },
    IsDefault: isDefault,
  },
  key: ['Dimension', 'DimensionValue'],
  name: 'Description',
  users: `select '7 ' || dimension_7 as key, account_number as by from vendors where '7 ' || dimension_7 = any ($1)
    union all
    select place || ' ' || value, number from purchase_orders, lateral (values
      (1, dimension_1), (2, dimension_2), (3, dimension_3), (4, dimension_4), (5, dimension_5), (6, dimension_6),
      (7, dimension_7)) as chosen (place, value)
    where place || ' ' || value = any ($1)`,
})
