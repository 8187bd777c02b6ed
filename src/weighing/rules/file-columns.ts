/** What a column of a scale program's file may hold, a field of a ticket or a day apart from its time, by the names it goes by. */
export const FILE_COLUMNS = {
  WeightScaleIDIn: {
    th: ['เลขที่ชั่งเข้า', 'รหัสชั่งเข้า', 'เลขที่ชั่ง', 'ลำดับชั่ง', 'เลขที่ตั๋ว'],
    en: ['Scale ID', 'Weigh ID', 'Ticket no', 'Ticket ID', 'ID'],
  },
  SequenceWeightOut: {
    th: ['เลขที่ใบชั่ง', 'ใบชั่ง', 'เลขที่ชั่งออก'],
    en: ['Slip number', 'Slip no', 'Bill no'],
  },
  CarRegister: {
    th: ['ทะเบียนรถ', 'ทะเบียน', 'เลขทะเบียน', 'รถ'],
    en: ['Plate', 'Plate no', 'Registration', 'Truck', 'Truck no', 'Vehicle', 'License plate'],
  },
  CustomerDataID: {
    th: ['รหัส AVL', 'AVL', 'รหัสลูกค้า', 'รหัสคู่ค้า'],
    en: ['AVL code', 'Customer code', 'Customer ID', 'Supplier code', 'CustomerCustomerID'],
  },
  CustomerName: {
    th: ['ชื่อลูกค้า', 'ชื่อ AVL', 'ลูกค้า', 'คู่ค้า', 'ชื่อ'],
    en: ['Customer name', 'Customer', 'Supplier', 'Supplier name', 'Name'],
  },
  ProductDataID: {
    th: ['รหัสสินค้า'],
    en: ['Product code', 'Product ID', 'Item code', 'ProductCode'],
  },
  ProductTypeName: {
    th: ['ชื่อสินค้า', 'สินค้า', 'ประเภทสินค้า'],
    en: ['Product name', 'Product', 'Item'],
  },
  WeightIn: {
    th: ['น้ำหนักเข้า', 'ชั่งเข้า', 'น้ำหนักชั่งเข้า', 'น้ำหนักรวม'],
    en: ['Weight in', 'In weight', 'First weight', 'Gross', 'Gross weight'],
  },
  WeightDateIn: {
    th: ['วันที่เข้า', 'วันที่ชั่งเข้า', 'วันที่'],
    en: ['Date in', 'In date', 'First date', 'Date'],
  },
  WeightTimeIn: {
    th: ['เวลาเข้า', 'เวลาชั่งเข้า', 'วันเวลาเข้า'],
    en: ['Time in', 'In time', 'Datetime in', 'First time'],
  },
  WeightOut: {
    th: ['น้ำหนักออก', 'ชั่งออก', 'น้ำหนักชั่งออก', 'น้ำหนักรถ'],
    en: ['Weight out', 'Out weight', 'Second weight', 'Tare', 'Tare weight'],
  },
  WeightDateOut: { th: ['วันที่ออก', 'วันที่ชั่งออก'], en: ['Date out', 'Out date', 'Second date'] },
  WeightTimeOut: {
    th: ['เวลาออก', 'เวลาชั่งออก', 'วันเวลาออก'],
    en: ['Time out', 'Out time', 'Datetime out', 'Second time'],
  },
  UserLogInDataIDIn: { th: ['ผู้ชั่ง', 'พนักงานชั่ง'], en: ['Weighed by', 'Operator', 'User'] },
  Remark1: { th: ['หมายเหตุ'], en: ['Remark', 'Remarks', 'Note'] },
} as const satisfies Record<string, ColumnNames>

/** The first name is shown where the field is named; all are recognised above a column. */
interface ColumnNames {
  th: readonly [string, ...string[]]
  en: readonly [string, ...string[]]
}
