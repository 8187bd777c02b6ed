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
  'refused.notFound': {
    status: 400,
    th: 'ไม่พบใบชั่งที่ตีกลับใบนี้ กรุณาโหลดรายการใหม่',
    en: 'This refused ticket was not found. Please reload the list.',
  },
  'refused.settled': {
    status: 409,
    th: 'ใบชั่งที่ตีกลับใบนี้จัดการไปแล้ว กรุณาโหลดรายการใหม่',
    en: 'This refused ticket is settled already. Please reload the list.',
  },
  'refused.stillWrong': {
    status: 400,
    th: 'ยังรับเข้าไม่ได้ {{reason}}',
    en: 'It cannot be taken in yet. {{reason}}',
  },
  'refused.otherTicket': {
    status: 400,
    th: 'ต้องใช้เลขที่ชั่งเข้าเดิม {{id}}',
    en: 'The weigh-in no. has to stay {{id}}.',
  },
  'refused.notAside': {
    status: 409,
    th: 'ใบนี้ไม่ได้อยู่ในรายการที่ไม่รับ กรุณาโหลดรายการใหม่',
    en: 'This ticket is not set aside. Please reload the list.',
  },
  'day.closed': {
    status: 400,
    th: 'วันที่ {{date, day}} ปิดแล้วโดย {{officer}} เมื่อ {{time, time}} น. หากต้องแก้ไขให้ผู้จัดการเปิดวันอีกครั้ง',
    en: '{{date, day}} was closed by {{officer}} at {{time, time}}. To change it, ask a manager to reopen the day.',
  },
} as const satisfies Record<string, ErrorRow>

export const words = {
  'v.scaleName': { th: 'กรุณากรอกชื่อเครื่องชั่ง', en: 'Please enter the name of the scale' },
} as const satisfies Words
