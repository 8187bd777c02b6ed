import { expect, test } from 'vitest'
import { createWords } from '../../../platform/i18n.ts'
import { errors } from '../../words.ts'
import { obstacleOf, type VendorOption } from './VendorField.tsx'

const complete = {
  VendorOrganizationName: 'นายไม่ครบ',
  FD7Value: 'D7-001',
  SSCustomer: {},
} as VendorOption

test.each<[string, Partial<VendorOption>, { th?: string; en?: string }]>([
  ['complete', {}, {}],
  [
    'without a D7',
    { FD7Value: null },
    {
      th: 'ผู้ขาย นายไม่ครบ ยังไม่มี D7 กรุณากำหนดที่เมนู “ผู้ขาย” ก่อน',
      en: 'Vendor นายไม่ครบ has no D7_Related. Please set it via the Vendor menu first.',
    },
  ],
  [
    'without a link',
    { SSCustomer: null },
    {
      th: 'ผู้ขาย นายไม่ครบ ยังไม่ได้ผูกกับตารางลูกค้า (Customer) กรุณาผูก AVL ที่เมนู “ผู้ขาย” ก่อน',
      en: 'Vendor นายไม่ครบ has not been linked to the Customer table. Please link it in the Vendor menu first.',
    },
  ],
])('what keeps an order from a vendor %s is said in both languages', (_what, lacks, why) => {
  for (const language of ['th', 'en'] as const) {
    const { t } = createWords(errors, language)
    expect(obstacleOf(t, { ...complete, ...lacks })).toBe(why[language])
  }
})
