import type { ErrorRow } from '../platform/errors.ts'
import type { Words } from '../platform/i18n.ts'

export const errors = {
  'scale.tokenNotFound': {
    status: 400,
    th: 'ไม่พบรหัสเชื่อมต่อนี้ หรือถูกเพิกถอนแล้ว กรุณาโหลดรายการใหม่',
    en: 'This token was not found or is revoked already. Please reload the list.',
  },
  'scale.nameTaken': {
    status: 400,
    th: 'มีรหัสเชื่อมต่อที่ใช้งานอยู่ในชื่อนี้แล้ว กรุณาตั้งชื่ออื่น หรือเพิกถอนรหัสเดิมก่อน',
    en: 'A token of this name is in use. Please choose another name, or revoke that one first.',
  },
  'day.closed': {
    status: 400,
    th: 'วันที่ {{date, day}} ปิดแล้วโดย {{officer}} เมื่อ {{time, time}} น. หากต้องแก้ไขให้ผู้จัดการเปิดวันอีกครั้ง',
    en: '{{date, day}} was closed by {{officer}} at {{time, time}}. To change it, ask a manager to reopen the day.',
  },
} as const satisfies Record<string, ErrorRow>

export const words = {
  'v.scaleName': { th: 'กรุณากรอกชื่อเครื่องชั่ง', en: 'Please enter the name of the scale' },
  'scale.net': {
    th: 'น้ำหนักสุทธิต้องมากกว่า 0 (เข้า {{in}} ออก {{out}} กก.) กรุณาตรวจสอบที่เครื่องชั่ง',
    en: 'Net weight must be above 0 (in {{in}}, out {{out}} kg). Please check at the scale.',
  },
  'scale.order': {
    th: 'เวลาออกอยู่ก่อนเวลาเข้า กรุณาตรวจสอบที่เครื่องชั่ง',
    en: 'Time out is before time in. Please check at the scale.',
  },
  'scale.future': {
    th: 'เวลาชั่งอยู่ในอนาคตเกิน 5 นาที กรุณาตั้งนาฬิกาเครื่องชั่ง',
    en: 'The time is more than 5 minutes ahead. Please set the clock of the scale.',
  },
  'scale.halfOut': {
    th: 'ต้องมีทั้งน้ำหนักออกและเวลาออก กรุณาตรวจสอบที่เครื่องชั่ง',
    en: 'Weight out and time out must come together. Please check at the scale.',
  },
  'scale.tooMany': {
    th: 'ส่งได้ครั้งละไม่เกิน 1,000 ใบ กรุณาแบ่งส่ง',
    en: 'At most 1,000 tickets at once. Please send in parts.',
  },
} as const satisfies Words
