import type { ErrorRow } from '../platform/errors.ts'
import type { Words } from '../platform/i18n.ts'

export const errors = {
  'setting.value': {
    th: 'ค่านี้ต้องอยู่ระหว่าง {{min}} ถึง {{max}} ทศนิยมไม่เกิน {{decimals}} ตำแหน่ง กรุณาแก้แล้วบันทึกใหม่',
    en: 'Please enter from {{min}} to {{max}} with {{decimals}} decimals at most, and save again.',
  },
  'setting.past': {
    th: 'เริ่มใช้ย้อนหลังไม่ได้ กรุณาเลือกวันนี้หรือวันถัดไป',
    en: 'It cannot hold from a day that is over. Please choose today or a later day.',
  },
  'setting.far': {
    th: 'วันเริ่มใช้ไกลเกินไป กรุณาเลือกวันที่ไม่เกิน {{days}} วันข้างหน้า',
    en: 'That day is too far ahead. Please choose one within {{days}} days.',
  },
} as const satisfies Record<string, ErrorRow>

/** Names of the settings, which the audit trail says too. */
export const words = {
  'setting.leastTruckWeight': { th: 'น้ำหนักรถต่ำสุด', en: 'Least weight of a truck' },
  'setting.greatestTruckWeight': { th: 'น้ำหนักรถสูงสุด', en: 'Greatest weight of a truck' },
  'setting.oldestWayIn': { th: 'ชั่งเข้าย้อนหลังได้ไม่เกิน', en: 'Oldest weigh-in accepted' },
  'setting.leastNetToMedian': {
    th: 'น้ำหนักสุทธิต่ำสุดเทียบค่ากลางของทะเบียน',
    en: 'Least net against the median of the plate',
  },
  'setting.greatestNetToMedian': {
    th: 'น้ำหนักสุทธิสูงสุดเทียบค่ากลางของทะเบียน',
    en: 'Greatest net against the median of the plate',
  },
  'setting.greatestChange': {
    th: 'น้ำหนักเปลี่ยนหลังชั่งออกได้ไม่เกิน',
    en: 'Greatest change after the way out',
  },
} as const satisfies Words
