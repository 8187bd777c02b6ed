import type { Words } from '../../../platform/i18n.ts'

/** Words of what officers see and change of themselves, and of their session. */
export const words = {
  'profile.title': { th: 'ข้อมูลของฉัน', en: 'My profile' },
  'profile.person': { th: 'ข้อมูลผู้ใช้', en: 'About me' },
  'profile.saveName': { th: 'บันทึกชื่อ', en: 'Save name' },
  'done.nameSaved': { th: 'บันทึกชื่อเรียบร้อยแล้ว', en: 'Name saved' },
  'profile.presentPassword': { th: 'รหัสผ่านปัจจุบัน', en: 'Present password' },
  'profile.sessionsAbout': {
    th: 'หากไม่รู้จักเครื่องใด ให้เครื่องนั้นออกจากระบบ แล้วเปลี่ยนรหัสผ่าน',
    en: 'End a session that you do not know, then change your password.',
  },
  'profile.thisDevice': { th: 'เครื่องนี้', en: 'This device' },
  'profile.unknownDevice': { th: 'ไม่ทราบเครื่อง', en: 'Unknown device' },
  'profile.device': { th: '{{browser}} บน {{system}}', en: '{{browser}} on {{system}}' },
  'profile.seen': { th: 'ใช้ล่าสุด {{time}}', en: 'Last seen {{time}}' },
  'profile.signedIn': { th: 'เข้าระบบเมื่อ {{time}}', en: 'Signed in {{time}}' },
  'profile.end': { th: 'ให้ออกจากระบบ', en: 'End' },
  'profile.endOf': { th: 'ให้ {{device}} ออกจากระบบ', en: 'End {{device}}' },
  'profile.askEnd': { th: 'ให้ {{device}} ออกจากระบบใช่หรือไม่', en: 'Sign {{device}} out?' },
  'profile.askEnd.text': {
    th: 'งานที่ยังไม่บันทึกในเครื่องนั้นจะหายไป กรอกรหัสผ่านของคุณเพื่อยืนยัน',
    en: 'What is not saved there is lost. Enter your password to confirm.',
  },
  'done.sessionEnded': { th: 'เครื่องนั้นออกจากระบบแล้ว', en: 'That device is signed out' },
  'profile.noMail': {
    th: 'ระบบนี้ไม่ได้ส่งอีเมล ดูการแจ้งเตือนได้ที่กระดิ่งบนหน้าจอ',
    en: 'This system sends no mail. Notifications are under the bell.',
  },
  'newPassword.title': { th: 'ตั้งรหัสผ่านของคุณ', en: 'Set your password' },
  'newPassword.about': {
    th: 'ผู้ดูแลเพิ่งตั้งรหัสผ่านหรือเปลี่ยนอีเมลของคุณ กรุณาตั้งรหัสผ่านใหม่ที่คุณรู้คนเดียวก่อนเริ่มงาน',
    en: 'An administrator set your password or changed your e-mail. Set a new password that only you know.',
  },
  'newPassword.given': { th: 'รหัสผ่านที่เพิ่งใช้เข้าสู่ระบบ', en: 'The password you signed in with' },
  'newPassword.verb': { th: 'ตั้งรหัสผ่านและเริ่มงาน', en: 'Set password and begin' },
  'session.idle': {
    th: 'ไม่มีการใช้งานมานาน ระบบจะออกจากระบบเวลา {{at}}',
    en: 'You have been away for long and will be signed out at {{at}}.',
  },
  'session.stay': { th: 'ใช้งานต่อ', en: 'Stay signed in' },
  'session.over': {
    th: 'ครบเวลาใช้งานแล้ว ระบบจะออกจากระบบเวลา {{at}} กรุณาบันทึกงาน แล้วเข้าสู่ระบบใหม่',
    en: 'This session ends at {{at}}. Please save your work, then sign in again.',
  },
  'session.again': { th: 'เข้าสู่ระบบใหม่', en: 'Sign in again' },
} as const satisfies Words
