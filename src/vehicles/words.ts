import type { ErrorRow } from '../platform/errors.ts'
import type { Words } from '../platform/i18n.ts'

export const errors = {
  'light.notFound': {
    th: 'ไม่พบรถคันนี้ กรุณาดึงทะเบียนรถก่อน',
    en: 'Vehicle not found; update the registrations first',
  },
} as const satisfies Record<string, ErrorRow>

export const words = {
  'v.tare': { th: 'กรุณากรอกน้ำหนักรถเบา', en: 'Please enter tare weight' },
  'v.tareMin': {
    th: 'กรุณาตรวจสอบน้ำหนักรถเบา หน่วยเป็นกิโลกรัม (1,000 ขึ้นไป)',
    en: 'Please check the tare weight in kg (1,000 or more)',
  },
  'v.tareMost': {
    th: 'กรุณาตรวจสอบน้ำหนักรถเบา หน่วยเป็นกิโลกรัม (ไม่เกิน 60,000)',
    en: 'Please check the tare weight in kg (60,000 at most)',
  },
  'v.tareDecimals': {
    th: 'กรุณาตรวจสอบน้ำหนักรถเบา ทศนิยมไม่เกิน 2 ตำแหน่ง',
    en: 'Please check the tare weight: up to 2 decimals',
  },
} as const satisfies Words
