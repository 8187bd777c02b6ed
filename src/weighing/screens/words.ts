import type { Words } from '../../platform/i18n.ts'

/** Words that only the screens of weighing say. */
export const words = {
  'token.name': { th: 'ชื่อเครื่องชั่ง', en: 'Name' },
  'token.nameHint': { th: 'เช่น เครื่องชั่ง 1 ขาเข้า', en: 'e.g. Scale 1, way in' },
  'token.createdBy': { th: 'สร้างโดย', en: 'Created by' },
  'token.inUse': { th: 'ใช้งาน', en: 'Active' },
  'token.create': { th: 'สร้างรหัส', en: 'Create token' },
  'token.secret': { th: 'รหัสเชื่อมต่อของ {{name}}', en: 'Token of {{name}}' },
  'token.empty': {
    th: 'ยังไม่มีรหัสเชื่อมต่อ กด “สร้างรหัส” เพื่อให้เครื่องชั่งส่งข้อมูลได้',
    en: 'No tokens yet. Press “Create token” so that a scale can send.',
  },
  'token.leave': {
    th: 'ปิดโดยยังไม่ได้คัดลอกรหัสของ {{name}} ใช่หรือไม่',
    en: 'Close without copying the token of {{name}}?',
  },
  'token.leave.text': {
    th: 'รหัสนี้จะไม่แสดงอีก หากต้องการใช้ต้องเพิกถอนแล้วสร้างใหม่',
    en: 'It is not shown again: you would have to revoke it and create another.',
  },
  'token.leave.verb': { th: 'ปิดโดยไม่คัดลอก', en: 'Close without copying' },
  'ask.revoke': { th: 'เพิกถอนรหัสของ {{name}} ใช่หรือไม่', en: 'Revoke the token of {{name}}?' },
  'ask.revoke.text': {
    th: 'เครื่องชั่งนี้จะส่งข้อมูลไม่ได้',
    en: 'This scale can no longer send.',
  },
  'done.tokenCreated': {
    th: 'สร้างรหัสแล้ว กรุณาคัดลอกตอนนี้ รหัสนี้แสดงครั้งเดียว',
    en: 'Token created. Copy it now; it is shown only once.',
  },
  'done.tokenRevoked': { th: 'เพิกถอนรหัสของ {{name}} แล้ว', en: 'Token of {{name}} revoked' },
} as const satisfies Words
