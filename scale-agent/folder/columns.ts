import { columnKey, matchColumns } from '../../src/platform/spreadsheets/columns.ts'
import { FILE_COLUMNS } from '../../src/weighing/rules/file-columns.ts'
import { FILE_FIELDS, type FileField } from './fields.ts'

/** What scale programs call the customer; in files of the mill it is the vendor. */
const VENDOR_NAMES: Partial<Record<FileField, string[]>> = {
  CustomerDataID: ['รหัสผู้ขาย', 'Vendor code'],
  CustomerName: ['ชื่อผู้ขาย', 'ผู้ขาย', 'Vendor', 'Vendor name'],
}

const NAMES = Object.fromEntries(
  FILE_FIELDS.map((field) => [field, Object.values(FILE_COLUMNS[field]).flat()]),
) as Record<FileField, string[]>

/** Without these a file holds no tickets. */
const REQUIRED: readonly FileField[] = [
  'CarRegister',
  'CustomerDataID',
  'ProductDataID',
  'WeightIn',
  'WeightTimeIn',
]

/** Where each field stands in a line, and which that a ticket needs stand nowhere. */
export function findColumns(header: readonly string[], mapped: Readonly<Record<string, string>>) {
  const places = new Map<FileField, number>()
  for (const [at, { field }] of matchColumns(header, NAMES).entries()) {
    if (field) places.set(field, at)
  }
  for (const field of FILE_FIELDS) {
    const byVendor = VENDOR_NAMES[field]?.map(columnKey) ?? []
    const vendor = header.findIndex((one) => byVendor.includes(columnKey(one)))
    if (!places.has(field) && vendor >= 0) places.set(field, vendor)
    const name = columnKey(mapped[field] ?? '')
    const at = name ? header.findIndex((one) => columnKey(one) === name) : -1
    if (at >= 0) places.set(field, at)
  }
  return { places, missing: REQUIRED.filter((field) => !places.has(field)) }
}
