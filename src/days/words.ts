import type { ErrorRow } from '../platform/errors.ts'
import type { Words } from '../platform/i18n.ts'

export const errors = {
  'day.notOver': {
    th: 'ยังปิดวันที่ {{date, day}} ไม่ได้ เพราะวันยังไม่จบ กรุณาปิดตั้งแต่วันถัดไป',
    en: '{{date, day}} is not over yet. Please close it from the next day on.',
  },
  'day.alreadyClosed': {
    th: 'วันที่ {{date, day}} ปิดแล้วโดย {{officer}} เมื่อ {{time, time}} น.',
    en: '{{date, day}} was closed already by {{officer}} at {{time, time}}.',
  },
  'day.changed': {
    status: 409,
    th: 'ยอดของวันที่ {{date, day}} เปลี่ยนไปจากที่แสดง กรุณาตรวจยอดล่าสุดแล้วปิดอีกครั้ง',
    en: 'The figures of {{date, day}} changed since they were shown. Please check the latest and close again.',
  },
  'day.notClosed': {
    th: 'วันที่ {{date, day}} ยังไม่ได้ปิด กรุณาโหลดหน้าใหม่',
    en: '{{date, day}} is not closed. Please reload the page.',
  },
  'day.reopeningAsked': {
    th: '{{officer}} ขอเปิดวันที่ {{date, day}} ไว้แล้ว รอเจ้าหน้าที่อีกคนยืนยัน',
    en: '{{officer}} asked to reopen {{date, day}} already. Another officer has to confirm.',
  },
  'day.noReopening': {
    th: 'ไม่มีคำขอเปิดวันที่ {{date, day}} แล้ว กรุณาโหลดหน้าใหม่',
    en: 'Nobody asks to reopen {{date, day}} any more. Please reload the page.',
  },
  'day.ownReopening': {
    th: 'คุณเป็นผู้ขอเปิดวันที่ {{date, day}} เจ้าหน้าที่อีกคนต้องเป็นผู้ยืนยัน',
    en: 'You asked to reopen {{date, day}} yourself. Another officer has to confirm.',
  },
} as const satisfies Record<string, ErrorRow>

/** What the screen of a day and its document say. */
export const words = {
  'day.document': { th: 'ใบปิดวัน', en: 'Closed day' },
  'day.purchases': { th: 'ปาล์มที่รับซื้อ', en: 'Palm bought' },
  'day.trucks': { th: 'รถที่ชั่ง', en: 'Trucks weighed' },
  'day.returned': { th: 'คืน', en: 'Returned palm' },
  'day.receivedAndYield': { th: 'รับสินค้าและอัตราสกัด', en: 'Received, and yield' },
  'day.receivedLines': { th: 'รับสินค้าในวันนั้น (รายการ)', en: 'Lines received that day' },
  'day.receivedWeight': { th: 'น้ำหนักที่รับ (กก.)', en: 'Weight received (kg)' },
  'day.yield': { th: 'อัตราสกัดน้ำมัน', en: 'Yield' },
  'day.notPriced': { th: 'ใบชั่งที่ไม่มีราคา', en: 'Tickets without a price' },
  'day.payables': { th: 'ตั้งหนี้ในวันนั้น', en: 'Set up payable that day' },
  'day.payableOrders': { th: 'ใบสั่งซื้อ', en: 'Purchase orders' },
  'day.seal': { th: 'ผนึก', en: 'Seal' },
  'day.closedBy': {
    th: 'ปิดวันโดย {{officer}} เมื่อ {{time}} น.',
    en: 'Closed by {{officer}}, {{time}}',
  },
  'day.sealAbout': {
    th: 'SHA-256 ของใบชั่ง รับสินค้า ตั้งหนี้ และอัตราสกัดของวันนั้น',
    en: "SHA-256 of the day's tickets, receipts, payables and yield",
  },
} as const satisfies Words
