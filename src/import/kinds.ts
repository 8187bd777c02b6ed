/** A column of a file: may it be empty, how long may it be, what does it have to be. */
export interface Field {
  required: boolean
  max: number
  /** Whole numbers that it may be. */
  number?: { min: number; max: number }
  /** The kind whose key it names. */
  refersTo?: KindName
}

export interface Kind {
  /** What the audit trail calls a record of it. */
  entity: string
  fields: Readonly<Record<string, Field>>
  /** The natural key: a row with the same key is the same record. */
  key: readonly string[]
  /** Every record, by the names of the fields. */
  read: string
  /** Adds or updates the records `said` ($1, JSON); returns the id of each and its key. */
  write: string
}

const code: Field = { required: true, max: 50 }
const name: Field = { required: true, max: 200 }

/** In the order in which they are written: what is referred to comes before what refers. */
export const KIND_NAMES = [
  'sites',
  'warehouses',
  'number_sequences',
  'financial_dimensions',
  'product_groups',
  'products',
  'vendors',
  'customers',
] as const
export type KindName = (typeof KIND_NAMES)[number]

/** The files of the reference import. Adding a column means a field here and its place in both statements. */
export const KINDS: Readonly<Record<KindName, Kind>> = {
  sites: {
    entity: 'site',
    fields: { SiteID: code, SiteName: name },
    key: ['SiteID'],
    read: `select code as "SiteID", name as "SiteName" from sites`,
    write: `insert into sites (code, name)
      select "SiteID", "SiteName" from json_to_recordset($1) as said ("SiteID" text, "SiteName" text)
      on conflict (code) do update set name = excluded.name returning code as id, code as key`,
  },
  warehouses: {
    entity: 'warehouse',
    fields: {
      WarehouseID: code,
      WarehouseName: name,
      OperationalSiteID: { ...code, refersTo: 'sites' },
    },
    key: ['WarehouseID'],
    read: `select code as "WarehouseID", name as "WarehouseName", site_code as "OperationalSiteID" from warehouses`,
    write: `insert into warehouses (code, name, site_code)
      select "WarehouseID", "WarehouseName", "OperationalSiteID" from json_to_recordset($1)
        as said ("WarehouseID" text, "WarehouseName" text, "OperationalSiteID" text)
      on conflict (code) do update set name = excluded.name, site_code = excluded.site_code
      returning code as id, code as key`,
  },
  number_sequences: {
    entity: 'numberSequence',
    fields: { NumberSequenceGroup: { ...code, max: 20 }, Name: name },
    key: ['NumberSequenceGroup'],
    read: `select code as "NumberSequenceGroup", name as "Name" from number_sequences`,
    write: `insert into number_sequences (code, name)
      select "NumberSequenceGroup", "Name" from json_to_recordset($1)
        as said ("NumberSequenceGroup" text, "Name" text)
      on conflict (code) do update set name = excluded.name returning code as id, code as key`,
  },
  financial_dimensions: {
    entity: 'financialDimension',
    fields: {
      Dimension: { ...code, number: { min: 1, max: 7 } },
      DimensionValue: code,
      Description: { required: false, max: 200 },
    },
    key: ['Dimension', 'DimensionValue'],
    read: `select dimension::text as "Dimension", value as "DimensionValue", description as "Description"
      from financial_dimensions`,
    write: `insert into financial_dimensions (dimension, value, description)
      select "Dimension", "DimensionValue", "Description" from json_to_recordset($1)
        as said ("Dimension" smallint, "DimensionValue" text, "Description" text)
      on conflict (dimension, value) do update set description = excluded.description
      returning dimension || ' ' || value as id, dimension || ' ' || value as key`,
  },
  product_groups: {
    entity: 'productGroup',
    fields: { ProductCode: code, Name: name },
    key: ['ProductCode'],
    read: `select code as "ProductCode", name as "Name" from product_groups`,
    write: `insert into product_groups (code, name)
      select "ProductCode", "Name" from json_to_recordset($1) as said ("ProductCode" text, "Name" text)
      on conflict (code) do update set name = excluded.name returning id::text, code as key`,
  },
  products: {
    entity: 'product',
    fields: {
      ProductCode: code,
      Name: name,
      ProductGroupID: { ...code, refersTo: 'product_groups' },
    },
    key: ['ProductCode'],
    read: `select products.code as "ProductCode", products.name as "Name", product_groups.code as "ProductGroupID"
      from products join product_groups on product_groups.id = group_id`,
    write: `insert into products (code, name, group_id)
      select "ProductCode", "Name", product_groups.id from json_to_recordset($1)
        as said ("ProductCode" text, "Name" text, "ProductGroupID" text)
        join product_groups on product_groups.code = "ProductGroupID"
      on conflict (code) do update set name = excluded.name, group_id = excluded.group_id,
        modified_at = now(), version = products.version + 1
      returning id::text, code as key`,
  },
  vendors: {
    entity: 'vendor',
    fields: { VendorAccountNumber: code, VendorOrganizationName: name },
    key: ['VendorAccountNumber'],
    read: `select account_number as "VendorAccountNumber", name as "VendorOrganizationName" from vendors`,
    write: `insert into vendors (account_number, name)
      select "VendorAccountNumber", "VendorOrganizationName" from json_to_recordset($1)
        as said ("VendorAccountNumber" text, "VendorOrganizationName" text)
      on conflict (account_number) do update set name = excluded.name, version = vendors.version + 1
      returning id::text, account_number as key`,
  },
  customers: {
    entity: 'customer',
    fields: { CustomerDataID: code, CustomerName: name },
    key: ['CustomerDataID'],
    read: `select code as "CustomerDataID", name as "CustomerName" from customers`,
    write: `insert into customers (code, name)
      select "CustomerDataID", "CustomerName" from json_to_recordset($1)
        as said ("CustomerDataID" text, "CustomerName" text)
      on conflict (code) do update set name = excluded.name, version = customers.version + 1
      returning id::text, code as key`,
  },
}
