import type { ErrorRow } from '../platform/errors.ts'
import type { Words } from '../platform/i18n.ts'

export const errors = {
  'price.none': {
    th: 'สินค้า {{product}} ยังไม่มีตารางราคา กรุณากำหนดราคาก่อน',
    en: 'No price set for {{product}}. Please set the prices first.',
  },
  'price.stale': {
    status: 409,
    th: '{{officer, who}} บันทึกตารางราคาใหม่เมื่อ {{time, time}} น. กรุณาโหลดราคาล่าสุดก่อนแก้ไข',
    en: '{{officer, who}} saved new prices at {{time, time}}. Load the latest before you edit.',
  },
  'price.past': {
    th: 'เวลาที่ราคามีผลต้องเป็นเวลาข้างหน้า กรุณาเลือกเวลาใหม่ หรือให้มีผลทันที',
    en: 'Prices can take effect only at a time to come. Please choose another time, or now.',
  },
  'price.far': {
    th: 'ตั้งราคาล่วงหน้าได้ไม่เกิน {{n}} วัน กรุณาเลือกวันที่ใกล้กว่านี้',
    en: 'Prices can be scheduled at most {{n}} days ahead. Please choose an earlier day.',
  },
  'price.pastClosed': {
    th: 'ราคานี้มีผลย้อนไปถึงวันที่ {{date, day}} ซึ่งปิดวันแล้ว กรุณาส่งกลับ หรือเปิดวันนั้นใหม่ก่อน',
    en: 'These prices reach back over {{date, day}}, which is closed. Please send them back, or reopen that day first.',
  },
  'price.pastPriced': {
    th: 'ใบชั่ง {{ticket}} ในช่วงที่ราคานี้มีผลย้อนหลัง ประเมินราคาไปแล้ว กรุณาส่งราคานี้กลับ',
    en: 'Ticket {{ticket}}, of the days that these prices reach back over, is priced already. Please send these prices back.',
  },
  'price.saveNotFound': {
    th: 'ไม่พบราคาที่บันทึกไว้ กรุณาโหลดกระดานราคาใหม่',
    en: 'These prices were not found. Please load the price board again.',
  },
  'price.notWithdrawable': {
    th: 'ราคานี้มีผลหรือถูกถอนแล้ว จึงถอนไม่ได้ หากต้องการราคาอื่น กรุณาบันทึกใหม่',
    en: 'These prices took effect or were withdrawn already. To change them, save new ones.',
  },
  'price.notWaiting': {
    th: 'ราคานี้ไม่ได้รอตรวจแล้ว กรุณาโหลดกระดานราคาใหม่',
    en: 'These prices no longer wait for a check. Please load the price board again.',
  },
  'price.ownSave': {
    status: 403,
    th: 'ผู้ตั้งราคาตรวจราคาของตนเองไม่ได้ กรุณาให้เจ้าหน้าที่คนอื่นตรวจ',
    en: 'Who set the prices cannot check them. Please ask another officer.',
  },
  'gate.link': {
    status: 403,
    th: 'ลิงก์จอหน้าลานนี้ใช้ไม่ได้ หมดอายุ หรือถูกเพิกถอนแล้ว กรุณาขอลิงก์ใหม่จากผู้จัดการ',
    en: 'This link for the gate is unknown, over or revoked. Please ask a manager for a new one.',
  },
  'gate.lastDay': {
    th: 'วันสุดท้ายต้องเป็นวันนี้หรือวันหลังจากนี้',
    en: 'The last day has to be today or later.',
  },
  'gate.linkNotFound': {
    th: 'ไม่พบลิงก์นี้ หรือถูกเพิกถอนแล้ว กรุณาโหลดรายการใหม่',
    en: 'This link was not found or is revoked already. Please reload the list.',
  },
  'product.notFound': {
    th: 'ไม่พบสินค้านี้ กรุณากลับไปที่ “กำหนดราคา”',
    en: 'Product not found. Please go back to “Price setting”.',
  },
  'group.notFound': {
    th: 'ไม่พบกลุ่มสินค้านี้ กรุณากลับไปที่ “กำหนดราคา”',
    en: 'Product group not found. Please go back to “Price setting”.',
  },
  'v.ladderDuplicate': {
    th: '{{g}}% มีอยู่แล้วในตาราง กรุณาแก้ที่แถวเดิม',
    en: '{{g}}% is already in the ladder. Please edit that row.',
  },
} as const satisfies Record<string, ErrorRow>

export const words = {
  'gate.title': { th: 'ราคารับซื้อปาล์มวันนี้', en: 'Palm prices today' },
  'gate.unit': { th: 'บาท/กก. ตามเปอร์เซ็นต์น้ำมัน', en: 'baht per kg by grade' },
  'gate.since': { th: 'ใช้ตั้งแต่ {{time}}', en: 'In force since {{time}}' },
  'v.ladderEmpty': {
    th: 'ตารางราคาต้องมีอย่างน้อย 1 แถว กรุณาเพิ่มเปอร์เซ็นต์น้ำมัน',
    en: 'The ladder needs at least one row. Please add a grade.',
  },
  'v.gradeWhole': {
    th: 'เปอร์เซ็นต์น้ำมันต้องเป็นจำนวนเต็ม 0–100',
    en: 'Grade must be a whole percent from 0 to 100.',
  },
} as const satisfies Words
