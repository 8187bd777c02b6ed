import type { Words } from '../../../platform/i18n.ts'

/** The palm report, its month and the yield that is recorded in it. */
export const palm = {
  'palm.title': { th: 'รายงานปาล์ม', en: 'Palm report' },
} as const satisfies Words
