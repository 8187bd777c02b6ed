import { columnKey, matchColumns } from '../../platform/spreadsheets/columns.ts'
import { FILE_FIELDS, type FileField } from './fields.ts'

/** The names that scale programs give their columns. */
const NAMES: Record<FileField, readonly string[]> = {
  WeightScaleIDIn: [
    'เลขที่ชั่งเข้า',
    'รหัสชั่งเข้า',
    'เลขที่ชั่ง',
    'ลำดับชั่ง',
    'เลขที่ตั๋ว',
    'ticket no',
    'ticket id',
    'weigh id',
    'id',
  ],
  SequenceWeightOut: ['เลขที่ใบชั่ง', 'ใบชั่ง', 'เลขที่ชั่งออก', 'slip no', 'slip number', 'bill no'],
  CarRegister: [
    'ทะเบียนรถ',
    'ทะเบียน',
    'เลขทะเบียน',
    'plate',
    'plate no',
    'truck no',
    'vehicle',
    'license plate',
    'truck',
  ],
  CustomerDataID: [
    'รหัสลูกค้า',
    'รหัสผู้ขาย',
    'รหัสคู่ค้า',
    'AVL',
    'customer code',
    'customer id',
    'vendor code',
    'supplier code',
  ],
  CustomerName: [
    'ชื่อลูกค้า',
    'ลูกค้า',
    'ชื่อผู้ขาย',
    'ผู้ขาย',
    'คู่ค้า',
    'customer',
    'vendor',
    'vendor name',
    'supplier',
    'supplier name',
  ],
  ProductDataID: ['รหัสสินค้า', 'product code', 'product id', 'item code'],
  ProductTypeName: ['สินค้า', 'ชื่อสินค้า', 'ประเภทสินค้า', 'product', 'product name', 'item'],
  WeightIn: [
    'น้ำหนักเข้า',
    'ชั่งเข้า',
    'น้ำหนักชั่งเข้า',
    'น้ำหนักรวม',
    'weight in',
    'in weight',
    'first weight',
    'gross',
    'gross weight',
  ],
  WeightDateIn: ['วันที่เข้า', 'วันที่ชั่งเข้า', 'date in', 'in date', 'first date'],
  WeightTimeIn: [
    'เวลาเข้า',
    'เวลาชั่งเข้า',
    'วันเวลาเข้า',
    'time in',
    'in time',
    'datetime in',
    'first time',
  ],
  WeightOut: [
    'น้ำหนักออก',
    'ชั่งออก',
    'น้ำหนักชั่งออก',
    'น้ำหนักรถ',
    'weight out',
    'out weight',
    'second weight',
    'tare',
    'tare weight',
  ],
  WeightDateOut: ['วันที่ออก', 'วันที่ชั่งออก', 'date out', 'out date', 'second date'],
  WeightTimeOut: [
    'เวลาออก',
    'เวลาชั่งออก',
    'วันเวลาออก',
    'time out',
    'out time',
    'datetime out',
    'second time',
  ],
  UserLogInDataIDIn: ['ผู้ชั่ง', 'พนักงานชั่ง', 'operator', 'weighed by', 'user'],
  Remark1: ['หมายเหตุ', 'remark', 'remarks', 'note'],
}

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
    const name = columnKey(mapped[field] ?? '')
    const at = name ? header.findIndex((one) => columnKey(one) === name) : -1
    if (at >= 0) places.set(field, at)
  }
  return { places, missing: REQUIRED.filter((field) => !places.has(field)) }
}
