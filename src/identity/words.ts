import type { ErrorRow } from '../platform/errors.ts'
import type { Words } from '../platform/i18n.ts'
import type { Role } from '../platform/roles.ts'

const roles = {
  'role.0': { th: 'ผู้ดูแลระบบสูงสุด', en: 'Super Admin' },
  'role.1': { th: 'ผู้ดูแลระบบ', en: 'Admin' },
  'role.50': { th: 'ผู้จัดการจัดซื้อปาล์ม', en: 'Palm Purchase Manager' },
  'role.51': { th: 'เจ้าหน้าที่จัดซื้อปาล์ม', en: 'Palm Purchase' },
  'role.52': { th: 'เจ้าหน้าที่ประเมินปาล์ม', en: 'Palm Evaluate Officer' },
  'role.81': { th: 'คลังสินค้า', en: 'Warehouse' },
  'role.91': { th: 'บัญชี', en: 'Accounting' },
} as const satisfies Record<`role.${Role}`, Words[string]>

/** Roles, and what is wrong with a field of the form of officers. */
export const words = {
  ...roles,
  'v.viewName': { th: 'กรุณาตั้งชื่อมุมมอง', en: 'Please name the view' },
  'v.name': { th: 'กรุณากรอกชื่อ', en: 'Please enter name' },
  'v.lastname': { th: 'กรุณากรอกนามสกุล', en: 'Please enter last name' },
  'v.nameLetter': { th: 'ชื่อต้องมีตัวอักษร', en: 'A name needs a letter' },
  'v.lastnameLetter': { th: 'นามสกุลต้องมีตัวอักษร', en: 'A last name needs a letter' },
  'v.personnelSigns': {
    th: 'รหัสพนักงานใช้ได้เฉพาะตัวอักษร ตัวเลข และ - . /',
    en: 'Personnel Number takes letters, digits and - . / only',
  },
  'v.code': { th: 'กรุณากรอกรหัสยืนยัน', en: 'Please enter the code' },
  'v.username': { th: 'กรุณากรอกอีเมล (ชื่อผู้ใช้)', en: 'Please enter Email (Username)' },
  'v.personnel': { th: 'กรุณากรอกรหัสพนักงาน', en: 'Please enter Personnel Number' },
  'v.roles': { th: 'กรุณาเลือกบทบาท', en: 'Please specify Roles' },
} as const satisfies Words

export const errors = {
  'auth.wrong': {
    th: 'อีเมลหรือรหัสผ่านไม่ถูกต้อง กรุณาตรวจสอบ',
    en: 'Email and Password are incorrect. Please check.',
  },
  'auth.secondFactor': {
    th: 'กรุณากรอกรหัส 6 หลักจากแอปยืนยันตัวตน หรือรหัสสำรอง',
    en: 'Please enter the 6 digits of your authenticator app, or a recovery code.',
  },
  'auth.wrongCode': {
    th: 'รหัสยืนยันไม่ถูกต้องหรือใช้ไปแล้ว กรุณากรอกรหัสล่าสุด หากยังไม่ผ่าน ให้ตั้งเวลาโทรศัพท์เป็นอัตโนมัติ',
    en: 'The code is wrong or was used already. Please enter the latest one. If that is refused too, set your phone’s clock to automatic.',
  },
  'auth.factorUnreadable': {
    th: 'ตรวจรหัสจากแอปไม่ได้ เพราะเซิร์ฟเวอร์ไม่มีกุญแจเดิม กรุณากรอกรหัสสำรอง หรือให้ผู้ดูแลระบบล้างการยืนยันสองขั้นตอน',
    en: 'Codes of the app cannot be checked, since the server has lost its key. Please enter a recovery code, or ask an administrator to remove your second factor.',
  },
  'factor.off': {
    th: 'โรงงานนี้ไม่ได้เปิดใช้การยืนยันสองขั้นตอนสำหรับบทบาทของคุณ',
    en: 'The mill does not use a second factor for your role.',
  },
  'factor.already': {
    th: 'ตั้งค่าการยืนยันสองขั้นตอนไว้แล้ว หากเปลี่ยนเครื่องให้ยกเลิกของเดิมก่อน',
    en: 'A second factor is set up already. Remove it before you set up another.',
  },
  'factor.notBegun': {
    th: 'คีย์นี้ใช้ไม่ได้แล้ว กรุณาเริ่มตั้งค่าใหม่',
    en: 'This key is not valid any more. Please begin again.',
  },
  'factor.wrongCode': {
    th: 'รหัสยืนยันไม่ถูกต้องหรือใช้ไปแล้ว กรุณากรอกรหัสล่าสุดจากแอป หากยังไม่ผ่าน ให้ตั้งเวลาโทรศัพท์เป็นอัตโนมัติ',
    en: 'The code is wrong or was used already. Please enter the latest one of the app. If that is refused too, set your phone’s clock to automatic.',
  },
  'user.ownFactor': {
    th: 'ยกเลิกการยืนยันสองขั้นตอนของตัวเองได้ที่หน้า “ข้อมูลของฉัน”',
    en: 'Please remove your own second factor under “My profile”.',
  },
  'auth.throttled': {
    status: 429,
    th: 'เข้าสู่ระบบไม่สำเร็จหลายครั้ง กรุณารอ {{seconds, wait}}แล้วลองใหม่ หรือกด “ลืมรหัสผ่าน”',
    en: 'Too many attempts. Please wait {{seconds, wait}} and try again, or use “Forgot password”.',
  },
  'auth.noMail': {
    th: 'ระบบนี้ไม่ได้ส่งอีเมล กรุณาแจ้งผู้ดูแลระบบให้ตั้งรหัสผ่านใหม่',
    en: 'This system sends no mail. Please ask an administrator to set a new password.',
  },
  'auth.resetInvalid': {
    th: 'ลิงก์นี้ใช้ไม่ได้หรือหมดอายุแล้ว กรุณาขอลิงก์ใหม่',
    en: 'This link is not valid any more. Please ask for a new one.',
  },
  'auth.resetThrottled': {
    status: 429,
    th: 'ขอตั้งรหัสผ่านหลายครั้งเกินไป กรุณารอ {{seconds, wait}}แล้วลองใหม่',
    en: 'Too many password resets. Please wait {{seconds, wait}} and try again.',
  },
  'v.newPassword': { th: 'รหัสผ่านต้องไม่เว้นว่าง', en: 'Password cannot be empty' },
  'v.passwordCommon': {
    th: 'คนใช้รหัสนี้กันมาก เดาได้ง่าย กรุณาตั้งรหัสอื่น',
    en: 'Many people use this password, so it is easy to guess. Please choose another.',
  },
  'user.notFound': {
    th: 'ไม่พบผู้ใช้นี้ กรุณาโหลดรายการใหม่',
    en: 'User not found. Please reload the list.',
  },
  'user.above': {
    th: 'คุณจัดการผู้ใช้ที่มีบทบาทสูงกว่าไม่ได้ กรุณาแจ้งผู้ดูแลระบบ',
    en: 'You cannot manage a user above your role. Please ask an administrator.',
  },
  'user.roleAbove': {
    th: 'ให้บทบาทที่สูงกว่าของคุณไม่ได้ กรุณาเลือกบทบาทอื่น',
    en: 'You cannot give a role above yours. Please choose another.',
  },
  'user.lastSuper': {
    th: 'ต้องมีผู้ดูแลระบบสูงสุดอย่างน้อย 1 คน กรุณาเพิ่มคนใหม่ก่อน',
    en: 'At least one Super Admin must stay. Please add another first.',
  },
  'user.self': {
    th: 'ระงับบัญชีของตัวเองไม่ได้ กรุณาให้ผู้ดูแลระบบคนอื่นระงับ',
    en: 'You cannot deactivate your own account. Please ask another administrator.',
  },
  'user.ownPassword': {
    th: 'เปลี่ยนรหัสผ่านของตัวเองได้ที่หน้า “ข้อมูลของฉัน”',
    en: 'Please change your own password under “My profile”.',
  },
  'user.ownSessions': {
    th: 'ให้เครื่องของตัวเองออกจากระบบได้ที่หน้า “ข้อมูลของฉัน”',
    en: 'Please end your own sessions under “My profile”.',
  },
  'view.nameTaken': {
    th: 'มีมุมมองชื่อนี้อยู่แล้ว กรุณาตั้งชื่ออื่น หรือกด “แทนที่” ที่มุมมองเดิม',
    en: 'There is a view of this name already. Choose another name, or press “Replace” at the former view.',
  },
  'view.tooMany': {
    th: 'บันทึกได้ {{n}} มุมมองต่อรายการ กรุณาลบมุมมองที่ไม่ใช้แล้วก่อน',
    en: 'A list keeps {{n}} views. Please delete one that you do not need.',
  },
  'view.notFound': {
    th: 'ไม่พบมุมมองนี้ อาจถูกลบหรือเปลี่ยนชื่อจากเครื่องอื่นแล้ว',
    en: 'This view is not there any more. It may have been deleted or renamed on another computer.',
  },
  'profile.wrongPassword': {
    th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง กรุณากรอกใหม่',
    en: 'The present password is wrong. Please try again.',
  },
  'profile.samePassword': {
    th: 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านปัจจุบัน',
    en: 'The new password must differ from the present one.',
  },
  'profile.passwordThrottled': {
    status: 429,
    th: 'กรอกรหัสผ่านผิดหลายครั้ง กรุณารอ {{seconds, wait}}แล้วลองใหม่ รหัสผ่านยังไม่เปลี่ยน',
    en: 'Too many wrong passwords. Please wait {{seconds, wait}}. Your password is unchanged.',
  },
  'profile.preferencesFull': {
    th: 'มุมมองและการตั้งค่าที่บันทึกไว้มีมากเกินไป กรุณาลบมุมมองที่ไม่ใช้แล้วก่อน',
    en: 'Too many views and preferences are saved. Please delete views that you do not need.',
  },
  'profile.noSession': {
    th: 'เครื่องนี้ออกจากระบบไปแล้ว กรุณาโหลดรายการใหม่',
    en: 'This device is signed out already. Please reload the list.',
  },
  'user.personnelTaken': {
    th: 'รหัสพนักงานนี้เป็นของผู้ใช้คนอื่นแล้ว กรุณาตรวจสอบ',
    en: 'This personnel number belongs to another user. Please check it.',
  },
  'user.emailTaken': {
    th: 'อีเมลนี้มีผู้ใช้แล้ว กรุณาใช้อีเมลอื่น',
    en: 'This email is in use. Please use another.',
  },
} as const satisfies Record<string, ErrorRow>
