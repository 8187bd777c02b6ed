import type { Words } from '../../../platform/i18n.ts'

/** Words of the second factor. */
export const words = {
  'factor.title': { th: 'การยืนยันสองขั้นตอน', en: 'Second factor' },
  'factor.about': {
    th: 'นอกจากรหัสผ่าน ต้องใช้รหัส 6 หลักจากแอปในโทรศัพท์ เช่น Google Authenticator',
    en: 'Besides the password, 6 digits of an app on your phone, such as Google Authenticator.',
  },
  'factor.needed': {
    th: 'นอกจากรหัสผ่าน โรงงานให้บทบาทของคุณใช้รหัส 6 หลักจากแอปในโทรศัพท์ เช่น Google Authenticator กรุณาตั้งค่าก่อนเริ่มงาน',
    en: 'Besides the password, the mill asks your role for 6 digits of an app on your phone, such as Google Authenticator. Please set it up before you begin.',
  },
  'factor.begin': { th: 'ตั้งค่า', en: 'Set up' },
  'factor.showKey': { th: 'แสดง QR', en: 'Show the QR code' },
  'factor.scan': {
    th: 'สแกน QR ด้วยแอปยืนยันตัวตนในโทรศัพท์ แล้วกรอกรหัส 6 หลักที่แอปแสดง',
    en: 'Scan this with the authenticator app on your phone, then enter the 6 digits that it shows.',
  },
  'factor.qr': { th: 'QR สำหรับแอปยืนยันตัวตน', en: 'QR code for the authenticator app' },
  'factor.typed': { th: 'หากสแกนไม่ได้ ให้พิมพ์คีย์นี้ในแอป', en: 'Or type this key into the app:' },
  'factor.openApp': { th: 'เปิดแอปในเครื่องนี้', en: 'Open the app on this device' },
  'factor.confirm': { th: 'เริ่มใช้งาน', en: 'Begin to use it' },
  'done.factorSetUp': { th: 'ตั้งค่าการยืนยันสองขั้นตอนแล้ว', en: 'Second factor set up' },
  'factor.codes': { th: 'รหัสสำรอง', en: 'Recovery codes' },
  'factor.codesAbout': {
    th: 'รหัสสำรองแสดงครั้งนี้ครั้งเดียว กรุณาจดหรือพิมพ์เก็บไว้ หากโทรศัพท์หาย แต่ละรหัสใช้เข้าสู่ระบบได้หนึ่งครั้ง',
    en: 'Shown only now: keep these on paper. If you lose your phone, each signs you in once.',
  },
  'factor.saveCodes': { th: 'บันทึกเป็นไฟล์', en: 'Save as a file' },
  'factor.codesKept': { th: 'จดไว้แล้ว', en: 'I have kept them' },
  'factor.since': {
    th: 'ใช้งานตั้งแต่ {{day}} รหัสสำรองเหลือ {{n}} รหัส',
    en: 'In use since {{day}}. Recovery codes left: {{n}}.',
  },
  'factor.remove': { th: 'เลิกใช้', en: 'Remove' },
  'done.factorRemoved': { th: 'เลิกใช้การยืนยันสองขั้นตอนแล้ว', en: 'Second factor removed' },
} as const satisfies Words
