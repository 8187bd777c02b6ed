import type { ErrorRow } from '../platform/errors.ts'
import type { Words } from '../platform/i18n.ts'

export const errors = {
  'yield.future': {
    th: 'บันทึกอัตราสกัดของวันที่ยังไม่ถึงไม่ได้ กรุณาเลือกวันที่ไม่เกินวันนี้',
    en: 'A yield cannot be recorded for a day to come. Please choose today or a day before.',
  },
} as const satisfies Record<string, ErrorRow>

export const words = {
  'v.yield': { th: 'กรุณากรอกอัตราสกัด (Yield) ก่อนบันทึก', en: 'Please enter Yield before saving' },
  'v.yieldRange': {
    th: 'อัตราสกัดต้องมากกว่า 0 และไม่เกิน 100% ทศนิยมไม่เกิน 2 ตำแหน่ง',
    en: 'Yield must be more than 0 and up to 100%, with up to 2 decimals',
  },

  'report.payment.title': { th: 'รายงานจ่ายเงินค่าปาล์มประจำวัน', en: 'Daily palm payment report' },
  'report.payment.noSecond': {
    th: 'โรงงานไม่ได้กำหนดให้เจ้าหน้าที่คนที่สองยืนยันบัญชีที่เปลี่ยนก่อนจ่าย',
    en: 'This mill asks no second officer to confirm changed accounts before they are paid.',
  },
  'quotation.noSecond': {
    th: 'โรงงานไม่ได้กำหนดให้เจ้าหน้าที่คนที่สองตรวจราคาก่อนใช้',
    en: 'This mill asks no second officer to check prices before they come into force.',
  },
  'report.group': { th: 'กลุ่มสวนปาล์ม', en: 'Palm garden group' },
  'report.group.short': { th: 'กลุ่ม', en: 'Group' },
  'report.group.1': { th: 'สวนปาล์มรหัส 1', en: 'Palm garden code 1' },
  'report.group.2': { th: 'สวนปาล์มรหัส 2', en: 'Palm garden code 2' },
  'report.group.all': { th: 'ทั้งหมด', en: 'All' },

  'report.saleDate': { th: 'วันที่ขายปาล์ม', en: 'Palm sale date' },
  'report.saleDate.short': { th: 'วันที่ขายปาล์ม', en: 'Sale date' },
  'report.vendorStatistic': { th: 'สถิติผู้ขาย (รหัส AVL)', en: 'Vendor statistic (AVL)' },
  'report.vendorStatistic.short': { th: 'สถิติผู้ขาย', en: 'Vendor stat.' },
  'report.owner': { th: 'เจ้าของ', en: 'Owner' },
  'report.quantity': { th: 'จำนวน', en: 'Quantity' },
  'report.taxPercent': { th: 'ภาษีหัก ณ ที่จ่าย (%)', en: 'Withholding tax (%)' },

  'report.tickets': { th: '{{n}} ใบชั่ง', en: '{{n}} tickets', one: '{{n}} ticket' },
  'report.totalOwners': { th: 'รวมทั้งสิ้น {{n}} ราย', en: '{{n}} owners', one: '{{n}} owner' },
  'report.owners': { th: '{{n}} ราย', en: '{{n}} payees', one: '{{n}} payee' },
  'report.payState.noOrder': { th: 'ยังไม่อยู่ในใบสั่งซื้อ', en: 'On no order yet' },
  'report.payState.toConfirm': { th: 'รอยืนยันใบ', en: 'To confirm' },
  'report.payState.toReceive': { th: 'รอรับสินค้า', en: 'To receive' },
  'report.payState.toInvoice': { th: 'รอตั้งหนี้', en: 'To set up' },
  'report.payState.payable': { th: 'ตั้งหนี้แล้ว', en: 'Set up' },
  'report.payeeUnconfirmed': { th: 'รอตรวจผู้รับเงิน', en: 'Payee to be checked' },
  'report.grandTotal': { th: 'รวมทั้งสิ้น', en: 'Grand total' },
  'report.noData': {
    th: 'ไม่มีใบชั่งในวันที่ {{date, day}} กรุณาเลือกวันอื่น',
    en: 'No tickets on {{date, day}}. Please choose another day.',
  },
  'report.noBank': {
    th: 'มี {{n}} รายที่ยังไม่มีเลขที่บัญชี กรุณากรอกที่ “จัดการข้อมูลการเงิน”',
    en: '{{n}} owners have no account number. Please fill it in at “Manage finance data”.',
    one: '{{n}} owner has no account number. Please fill it in at “Manage finance data”.',
  },
  'report.ownersWithoutAccount': {
    th: 'ยังไม่มีเลขที่บัญชี {{n}} ราย',
    en: '{{n}} owners without an account',
    one: '{{n}} owner without an account',
  },
  'report.notPriced': {
    th: 'มี {{n}} ใบชั่งที่ยังไม่มีราคา จึงไม่รวมในรายงานนี้',
    en: '{{n}} tickets without a price are left out',
    one: '{{n}} ticket without a price is left out',
  },

  'quotation.title': { th: 'ใบแจ้งราคารับซื้อปาล์มทะลาย', en: 'Quotation' },
  'quotation.customers': { th: '{{n}} ราย', en: '{{n}} customers', one: '{{n}} customer' },
} as const satisfies Words
