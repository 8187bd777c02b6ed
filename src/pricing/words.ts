import type { ErrorRow } from '../platform/errors.ts'
import type { Words } from '../platform/i18n.ts'

export const errors = {
  'price.none': {
    status: 400,
    th: 'สินค้า {{product}} ยังไม่มีตารางราคา กรุณากำหนดราคาก่อน',
    en: 'No price set for {{product}}. Please set the prices first.',
  },
} as const satisfies Record<string, ErrorRow>

export const words = {} as const satisfies Words
