import { lines } from './call.ts'
import { messageKey } from './catalogue.ts'
import type { Language } from './thai-date.ts'

/** Reasons that officers give again and again, by code. */
const WORDS = {
  low: { th: 'เปอร์เซ็นต์ต่ำกว่า 18%', en: 'Grade below 18%' },
  raw: { th: 'ปาล์มดิบ', en: 'Raw palm' },
  weightDiffers: { th: 'น้ำหนักใบชั่งไม่ตรงกับใบส่งของ', en: 'Weight differs from the delivery note' },
  priceDiffers: { th: 'ราคาไม่ตรงกับประกาศประจำวัน', en: 'Price differs from that of the day' },
  wrongVendor: { th: 'เลือกผู้ขายผิด', en: 'Wrong vendor' },
  wrongTickets: { th: 'เลือกใบชั่งผิด', en: 'Wrong tickets' },
  askedByVendor: { th: 'ผู้ขายขอยกเลิก', en: 'The vendor asked for it' },
  doubled: { th: 'เปิดใบซ้ำ', en: 'Made twice' },
  trial: { th: 'เปิดใบเพื่อทดลอง', en: 'Made as a trial' },
  ticketOfAnother: { th: 'ใบชั่งผิดราย', en: 'Ticket of another vendor' },
  weighAgain: { th: 'รอตรวจน้ำหนักใหม่', en: 'Weight is to be checked again' },
  agreedBefore: { th: 'ตกลงราคากับผู้ขายไว้ล่วงหน้า', en: 'Price agreed with the vendor before' },
  postedMeanwhile: { th: 'ประกาศราคาระหว่างรอชั่ง', en: 'New prices while waiting to be weighed' },
  partOnScale: { th: 'ชั่งออกไม่เต็มแท่น', en: 'Not wholly on the scale at weigh-out' },
  misreadPlate: { th: 'ทะเบียนรถอ่านผิด', en: 'Plate misread' },
  lateTicket: { th: 'ใบชั่งเข้ามาหลังปิดวัน', en: 'A ticket came in after the day was closed' },
  wrongWeight: { th: 'น้ำหนักหรือเปอร์เซ็นต์น้ำมันผิด', en: 'A weight or a grade is wrong' },
  wrongPrice: { th: 'ราคาผิด', en: 'A price is wrong' },
  tooHigh: { th: 'ราคาสูงไป', en: 'Too high' },
  tooLow: { th: 'ราคาต่ำไป', en: 'Too low' },
  mistyped: { th: 'พิมพ์ตัวเลขผิด', en: 'A figure is mistyped' },
  weighedAgain: { th: 'ชั่งใหม่เป็นใบอื่นแล้ว', en: 'Weighed again as another ticket' },
  trialWeighing: { th: 'ชั่งทดสอบ', en: 'Trial weighing' },
  wrongTruck: { th: 'ชั่งผิดคัน', en: 'Wrong truck on the scale' },
  leftUnweighed: { th: 'รถออกไปโดยไม่ลงปาล์ม', en: 'Left without unloading' },
  wrongTime: { th: 'เวลาที่มีผลไม่ถูกต้อง', en: 'Takes effect at the wrong time' },
} as const satisfies Record<string, Record<Language, string>>
export type Reason = keyof typeof WORDS

/** What is offered where a reason is asked for; any other is given in words. */
export const REASONS = {
  return: ['low', 'raw'],
  reject: ['weightDiffers', 'priceDiffers', 'wrongVendor'],
  release: ['ticketOfAnother', 'weighAgain'],
  cancel: ['askedByVendor', 'wrongVendor', 'wrongTickets'],
  delete: ['doubled', 'trial'],
  override: ['agreedBefore', 'postedMeanwhile'],
  correctWeight: ['partOnScale', 'misreadPlate'],
  reopenDay: ['lateTicket', 'wrongWeight', 'wrongPrice'],
  setAside: ['weighedAgain', 'trialWeighing'],
  voidTicket: ['weighedAgain', 'wrongTruck', 'leftUnweighed', 'trialWeighing'],
  sendPricesBack: ['tooHigh', 'tooLow', 'mistyped', 'wrongTime'],
} as const satisfies Record<string, readonly Reason[]>

/** The reason that `text` names by its code or in either language; undefined where it is another. */
export function knownReason(text: string): Reason | undefined {
  const typed = text.trim().toLowerCase()
  return CODES.find((code) => {
    const { th, en } = WORDS[code]
    return [code, th, en].some((one) => one.toLowerCase() === typed)
  })
}
const CODES = Object.keys(WORDS) as Reason[]

/** A reason as it is kept: the code of a known one, any other in its own words. */
export function keptReason(text: string): string {
  return knownReason(text) ?? text
}

/** A kept reason in the reader's language. */
export function reasonWords(kept: string, language: Language): string {
  const code = knownReason(kept)
  return code ? WORDS[code][language] : kept
}

/** A reason in a call's input, up to `max` characters, as it is kept. */
export const reason = (max = 500) => lines(max).transform(keptReason)
/** As `reason`, of what is not done without one. */
export const requiredReason = lines(500).min(1, messageKey('v.reasonText')).transform(keptReason)
