import type { Words } from '../../../platform/i18n.ts'

/** Weigh-ins that were wrong: their void, and taking it back. */
export const voids = {
  'voids.void': { th: 'ยกเลิกการชั่งเข้า', en: 'Void the weigh-in' },
  'voids.void.ask': {
    th: 'ยกเลิกการชั่งเข้า {{ticket}} ของ {{plate}} ใช่หรือไม่',
    en: 'Void the weigh-in {{ticket}} of {{plate}}?',
  },
  'voids.void.text': {
    th: 'ใบนี้จะไม่อยู่ในรายการที่รอ แต่ยังดูได้และกู้คืนได้',
    en: 'It waits no longer, but can still be seen and restored.',
  },
  'voids.voided': { th: 'ยกเลิกการชั่งเข้า {{ticket}} แล้ว', en: 'Weigh-in {{ticket}} voided' },
  'voids.by': {
    th: 'ยกเลิกการชั่งเข้าโดย {{who}} {{at}}: {{reason, reason}}',
    en: 'Voided by {{who}}, {{at}}: {{reason, reason}}',
  },
  'voids.restore': { th: 'กู้คืน', en: 'Restore' },
  'voids.restore.ask': {
    th: 'กู้คืนใบชั่ง {{ticket}} ของ {{plate}} ใช่หรือไม่',
    en: 'Restore the weigh-in {{ticket}} of {{plate}}?',
  },
  'voids.restored': { th: 'กู้คืนใบชั่ง {{ticket}} แล้ว', en: 'Weigh-in {{ticket}} restored' },
} as const satisfies Words
