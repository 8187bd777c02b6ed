import type { ErrorRow } from '../platform/errors.ts'
import type { Words } from '../platform/i18n.ts'

export const errors = {
  'scale.tokenNotFound': {
    th: 'ไม่พบรหัสเชื่อมต่อนี้ หรือถูกเพิกถอนแล้ว กรุณาโหลดรายการใหม่',
    en: 'This token was not found or is revoked already. Please reload the list.',
  },
  'scale.nameTaken': {
    th: 'มีรหัสเชื่อมต่อที่ใช้งานอยู่ในชื่อนี้แล้ว กรุณาตั้งชื่ออื่น หรือเพิกถอนรหัสเดิมก่อน',
    en: 'A token of this name is in use. Please choose another name, or revoke that one first.',
  },
  'twins.decided': {
    status: 409,
    th: 'รหัสหรือทะเบียนคู่นี้มีผู้ตัดสินไปแล้ว กรุณาโหลดรายการใหม่',
    en: 'These two codes are decided on already. Please reload the list.',
  },
  'twins.correctionWaits': {
    th: 'ใบชั่ง {{ticket}} มีคำขอแก้ไขจากรหัสหรือทะเบียนหนึ่งเป็นอีกตัวหนึ่งรอตัดสินอยู่ กรุณาตัดสินคำขอนั้นก่อน',
    en: 'A correction of ticket {{ticket}} from the one code to the other waits for a decision. Please decide on it first.',
  },
  'twins.notDecided': {
    status: 409,
    th: 'มีผู้ยกเลิกการรวมหรือการแยกคู่นี้ไปแล้ว กรุณาโหลดรายการใหม่',
    en: 'These two codes are neither joined nor kept apart any more. Please reload the list.',
  },
  'twins.joinedOn': {
    th: 'รหัสหรือทะเบียนที่รวมไว้นี้ถูกรวมต่อไปยังตัวอื่นแล้ว กรุณาเลิกทำการรวมครั้งหลังก่อน',
    en: 'The code that these were joined into was itself joined into another. Please undo that first.',
  },
  'ticket.notFound': {
    th: 'ไม่พบใบชั่งนี้ กรุณาโหลดรายการใหม่',
    en: 'This ticket was not found. Please reload the list.',
  },
  'ticket.voided': {
    th: 'ใบชั่ง {{ticket}} ยกเลิกการชั่งเข้าแล้ว หากต้องใช้ ให้ผู้จัดการกด “กู้คืน” ก่อน',
    en: 'The weigh-in {{ticket}} is voided. To use it, have a manager restore it first.',
  },
  'ticket.voidOut': {
    th: 'ใบชั่ง {{ticket}} ชั่งออกแล้ว จึงยกเลิกการชั่งเข้าไม่ได้ หากน้ำหนักหรือทะเบียนผิด ให้ผู้ดูแลระบบใช้ “แก้ไขข้อมูลชั่ง”',
    en: 'Ticket {{ticket}} is weighed out and cannot be voided. If it is wrong, an administrator can edit its weights.',
  },
  'ticket.voidGraded': {
    th: 'ใบชั่ง {{ticket}} ประเมินคุณภาพแล้ว จึงยกเลิกการชั่งเข้าไม่ได้ ให้ผู้ประเมิน “เลิกทำ” การประเมินก่อน',
    en: 'Ticket {{ticket}} is graded and cannot be voided. Whoever graded it has to undo that first.',
  },
  'ticket.voidOrdered': {
    th: 'ใบชั่ง {{ticket}} อยู่ในใบสั่งซื้อ {{po}} จึงยกเลิกการชั่งเข้าไม่ได้ หากผิดจริง กรุณานำออกจากใบสั่งซื้อแล้วแก้ไขใบชั่ง',
    en: 'Ticket {{ticket}} is on {{po}} and cannot be voided. If it is wrong, please take it off the order and correct the ticket.',
  },
  'ticket.voidProposed': {
    th: 'เครื่องชั่งขอแก้ไขใบชั่ง {{ticket}} อยู่ กรุณาให้ผู้ดูแลระบบตัดสินก่อน แล้วจึงยกเลิก',
    en: 'The scale proposes a correction of {{ticket}}. Please have an administrator decide it first.',
  },
  'ticket.notVoided': {
    th: 'ใบชั่ง {{ticket}} ไม่ได้ถูกยกเลิก หรือกู้คืนแล้ว กรุณาโหลดรายการใหม่',
    en: 'Ticket {{ticket}} is not voided, or was restored already. Please reload the list.',
  },
  'ticket.ofOtherScale': {
    th: 'ใบชั่งนี้มาจากเครื่องชั่งอื่น ให้ผู้จัดการยกเลิกในหน้าประเมินปาล์ม',
    en: 'This ticket was made by another scale. A manager can void it in the list of tickets.',
  },
  'ticket.odd': { th: '{{reason}}', en: '{{reason}}' },
  'ticket.whichTruck': { th: '{{reason}}', en: '{{reason}}' },
  'refused.notFound': {
    th: 'ไม่พบใบชั่งที่ตีกลับใบนี้ กรุณาโหลดรายการใหม่',
    en: 'This refused ticket was not found. Please reload the list.',
  },
  'refused.settled': {
    status: 409,
    th: 'ใบชั่งที่ตีกลับใบนี้จัดการไปแล้ว กรุณาโหลดรายการใหม่',
    en: 'This refused ticket is settled already. Please reload the list.',
  },
  'refused.stillWrong': {
    th: 'ยังรับเข้าไม่ได้ {{reason}}',
    en: 'It cannot be taken in yet. {{reason}}',
  },
  'refused.otherTicket': {
    th: 'ต้องใช้เลขที่ชั่งเข้าเดิม {{id}}',
    en: 'The weigh-in no. has to stay {{id}}.',
  },
  'refused.notAside': {
    status: 409,
    th: 'ใบนี้ไม่ได้อยู่ในรายการที่ไม่รับ กรุณาโหลดรายการใหม่',
    en: 'This ticket is not set aside. Please reload the list.',
  },
  'day.closed': {
    th: 'วันที่ {{date, day}} ปิดแล้วโดย {{officer}} เมื่อ {{time, time}} น. หากต้องแก้ไขให้ผู้จัดการเปิดวันอีกครั้ง',
    en: '{{date, day}} was closed by {{officer}} at {{time, time}}. To change it, ask a manager to reopen the day.',
  },
} as const satisfies Record<string, ErrorRow>

export const words = {
  'v.scaleName': { th: 'กรุณากรอกชื่อเครื่องชั่ง', en: 'Please enter the name of the scale' },
} as const satisfies Words
