import type { Words } from '../../platform/i18n.ts'
import type { TruckAnswer } from '../rules/numbering.ts'

/** What an officer answers where a reading has the number or slip of another truck. */
export const truckWords = {
  otherTruck: { th: 'รถคันอื่น (ใบใหม่)', en: 'Another truck (a new ticket)' },
  correction: { th: 'แก้ไขใบเดิม', en: 'A correction of that ticket' },
} as const satisfies Words & Record<TruckAnswer, unknown>
