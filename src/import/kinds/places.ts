import type { Field } from './kind.ts'
import { plain } from './plain.ts'
import { code, flag, number, required, text } from './values.ts'

const siteCode = { ...required, parse: code(50), example: 'NBD' }

/** Whether new orders begin with it (master-data). */
const isDefault = {
  ...flag,
  th: ['ค่าเริ่มต้น', 'ค่าเริ่มต้นของใบสั่งซื้อ'],
  en: ['Default', 'Default of orders'],
} as const satisfies Field
const IS_DEFAULT = `case when is_default then '1' else '' end as "IsDefault"`

export const sites = plain({
  entity: 'site',
  fileNames: ['site', 'ไซต์', 'สถานประกอบการ'],
  fields: {
    SiteID: { ...siteCode, th: ['รหัสไซต์', 'ไซต์'], en: ['Site code', 'Site'] },
    SiteName: {
      ...required,
      th: ['ชื่อไซต์', 'ชื่อ'],
      en: ['Site name', 'Name'],
      parse: text(200),
      example: 'โรงงานหลัก',
    },
    IsDefault: isDefault,
  },
  key: ['SiteID'],
  name: 'SiteName',
  read: `select code as "SiteID", name as "SiteName", ${IS_DEFAULT} from sites order by code`,
  write: `insert into sites (code, name, is_default)
    select "SiteID", "SiteName", coalesce("IsDefault", '') = '1' from json_to_recordset($1)
      as said ("SiteID" text, "SiteName" text, "IsDefault" text)
    on conflict (code) do update set name = excluded.name, is_default = excluded.is_default,
      version = sites.version + 1 returning code as id, code as key`,
  remove: `delete from sites where code = any ($1) returning code as id, code as key`,
  users: `select site_code as key, code as by from warehouses where site_code = any ($1)
    union all select site_code, number from purchase_orders where site_code = any ($1)`,
})

export const warehouses = plain({
  entity: 'warehouse',
  fileNames: ['warehouse', 'คลัง', 'คลังสินค้า'],
  fields: {
    WarehouseID: {
      ...required,
      th: ['รหัสคลัง', 'คลัง', 'รหัสคลังสินค้า', 'คลังสินค้า'],
      en: ['Warehouse code', 'Warehouse'],
      parse: code(50),
      example: 'CT-NN',
    },
    WarehouseName: {
      ...required,
      th: ['ชื่อคลัง', 'ชื่อคลังสินค้า', 'ชื่อ'],
      en: ['Warehouse name', 'Name'],
      parse: text(200),
      example: 'ลานรับปาล์ม',
    },
    OperationalSiteID: {
      ...siteCode,
      th: ['ไซต์', 'รหัสไซต์', 'ไซต์ของคลัง'],
      en: ['Site', 'Site code', 'SiteID'],
      refersTo: { kind: 'sites' },
    },
    IsDefault: isDefault,
  },
  key: ['WarehouseID'],
  name: 'WarehouseName',
  read: `select code as "WarehouseID", name as "WarehouseName", site_code as "OperationalSiteID",
    ${IS_DEFAULT} from warehouses order by code`,
  write: `insert into warehouses (code, name, site_code, is_default)
    select "WarehouseID", "WarehouseName", "OperationalSiteID", coalesce("IsDefault", '') = '1' from json_to_recordset($1)
      as said ("WarehouseID" text, "WarehouseName" text, "OperationalSiteID" text, "IsDefault" text)
    on conflict (code) do update set name = excluded.name, site_code = excluded.site_code,
      is_default = excluded.is_default, version = warehouses.version + 1
    returning code as id, code as key`,
  remove: `delete from warehouses where code = any ($1) returning code as id, code as key`,
  users: `select warehouse_code as key, number as by from purchase_orders where warehouse_code = any ($1)`,
})

export const numberSequences = plain({
  entity: 'numberSequence',
  fileNames: ['number_sequence', 'ชุดเลขที่เอกสาร', 'ชุดเลขที่'],
  fields: {
    NumberSequenceGroup: {
      ...required,
      th: ['ชุดเลขที่', 'ชุดเลขที่เอกสาร', 'รหัสชุดเลขที่'],
      en: ['Number sequence', 'Sequence'],
      parse: code(20),
      example: 'NBDPO-PL',
    },
    Name: {
      ...required,
      th: ['ชื่อชุดเลขที่', 'ชื่อ'],
      en: ['Sequence name'],
      parse: text(200),
      example: 'ใบสั่งซื้อปาล์มทะลาย',
    },
    IsDefault: isDefault,
  },
  key: ['NumberSequenceGroup'],
  name: 'Name',
  read: `select code as "NumberSequenceGroup", name as "Name", ${IS_DEFAULT} from number_sequences order by code`,
  write: `insert into number_sequences (code, name, is_default)
    select "NumberSequenceGroup", "Name", coalesce("IsDefault", '') = '1' from json_to_recordset($1)
      as said ("NumberSequenceGroup" text, "Name" text, "IsDefault" text)
    on conflict (code) do update set name = excluded.name, is_default = excluded.is_default,
      version = number_sequences.version + 1 returning code as id, code as key`,
  remove: `delete from number_sequences where code = any ($1) returning code as id, code as key`,
  users: `select code as key, number as by from number_sequences
    join purchase_orders on starts_with(number, code || '-') where code = any ($1)`,
})

const wholeDimension = number(1, 7, 0)

export const financialDimensions = plain({
  entity: 'financialDimension',
  fileNames: ['financial_dimension', 'dimensions', 'มิติ', 'มิติทางการเงิน'],
  fields: {
    Dimension: {
      required: true,
      kind: 'number',
      th: ['มิติ', 'มิติที่', 'มิติทางการเงิน'],
      en: ['Dimension', 'Dimension no.'],
      // 07 is no other number than 7, but another key.
      parse: (typed) => wholeDimension(typed),
      example: '7',
    },
    DimensionValue: {
      ...required,
      th: ['ค่ามิติ', 'รหัสมิติ', 'ค่า'],
      en: ['Dimension value', 'Value'],
      parse: code(50),
      example: 'SRT_PP',
    },
    Description: {
      kind: 'text',
      th: ['คำอธิบาย', 'รายละเอียด'],
      en: ['Description'],
      parse: text(200),
      example: 'อ.พุนพิน จ.สุราษฎร์ธานี',
    },
    IsDefault: isDefault,
  },
  key: ['Dimension', 'DimensionValue'],
  name: 'Description',
  read: `select dimension::text as "Dimension", value as "DimensionValue", description as "Description",
    ${IS_DEFAULT} from financial_dimensions order by dimension, value`,
  write: `insert into financial_dimensions (dimension, value, description, is_default)
    select "Dimension", "DimensionValue", coalesce("Description", ''), coalesce("IsDefault", '') = '1' from json_to_recordset($1)
      as said ("Dimension" smallint, "DimensionValue" text, "Description" text, "IsDefault" text)
    on conflict (dimension, value) do update set description = excluded.description,
      is_default = excluded.is_default,
      version = financial_dimensions.version + 1
    returning dimension || ' ' || value as id, dimension || ' ' || value as key`,
  remove: `delete from financial_dimensions where dimension || ' ' || value = any ($1)
    returning dimension || ' ' || value as id, dimension || ' ' || value as key`,
  users: `select '7 ' || dimension_7 as key, account_number as by from vendors where '7 ' || dimension_7 = any ($1)
    union all
    select place || ' ' || value, number from purchase_orders, lateral (values
      (1, dimension_1), (2, dimension_2), (3, dimension_3), (4, dimension_4), (5, dimension_5), (6, dimension_6),
      (7, dimension_7)) as said (place, value)
    where place || ' ' || value = any ($1)`,
})
