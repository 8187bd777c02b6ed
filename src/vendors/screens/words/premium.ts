import type { Words } from '../../../platform/i18n.ts'

/** The premium vendors. */
export const premium = {
  'premium.empty': { th: 'ยังไม่มีผู้ขายพรีเมียม', en: 'No premium vendors' },
  'premium.addedAt': { th: 'เพิ่มเมื่อ', en: 'Added' },
  'premium.addedBy': { th: 'เพิ่มโดย', en: 'Added by' },
  'premium.add': { th: 'เพิ่มผู้ขายพรีเมียม', en: 'Add Premium' },
  'premium.remove': { th: 'นำออก', en: 'Delete' },
  'premium.effect': {
    th: 'ได้ราคาพรีเมียมกับใบชั่งที่ยังไม่ประเมินราคา',
    en: 'Gets the premium price for tickets not valued yet.',
  },
  'ask.premiumRemove': {
    th: 'นำ {{vendor}} ออกจากผู้ขายพรีเมียมใช่หรือไม่',
    en: 'Remove {{vendor}} from premium?',
  },
  'ask.premiumRemove.text': {
    th: 'ใบชั่งที่ยังไม่ประเมินราคาจะไม่ได้ราคาพรีเมียม ราคาที่ประเมินแล้วไม่เปลี่ยน',
    en: 'Tickets not valued yet get no premium price. What is valued stays as it is.',
  },
  'done.premiumAdded': { th: 'เพิ่มผู้ขายพรีเมียมเรียบร้อยแล้ว', en: 'Premium added' },
  'done.premiumRemoved': { th: 'นำออกจากผู้ขายพรีเมียมแล้ว', en: 'Premium removed' },
} as const satisfies Words
