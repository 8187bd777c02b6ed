import type { Words } from '../../../platform/i18n.ts'
import type { Role } from '../../../platform/roles.ts'

const names = {
  'role.0': { th: 'ผู้ดูแลระบบสูงสุด', en: 'Super Admin' },
  'role.1': { th: 'ผู้ดูแลระบบ', en: 'Admin' },
  'role.50': { th: 'ผู้จัดการจัดซื้อปาล์ม', en: 'Palm Purchase Manager' },
  'role.51': { th: 'เจ้าหน้าที่จัดซื้อปาล์ม', en: 'Palm Purchase' },
  'role.52': { th: 'เจ้าหน้าที่ประเมินปาล์ม', en: 'Palm Evaluate Officer' },
  'role.81': { th: 'คลังสินค้า', en: 'Warehouse' },
  'role.91': { th: 'บัญชี', en: 'Accounting' },
} as const satisfies Record<`role.${Role}`, Words[string]>

/** Words of the management of officers. */
export const words = {
  'user.count': { th: '{{n}} คน', en: '{{n}} users' },
  'user.count_one': { th: '{{n}} คน', en: '{{n}} user' },
  'user.name': { th: 'ชื่อ', en: 'Name' },
  'user.fullName': { th: 'ชื่อ นามสกุล', en: 'Full name' },
  'user.lastname': { th: 'นามสกุล', en: 'Last name' },
  'user.email': { th: 'อีเมล (ชื่อผู้ใช้)', en: 'Email (Username)' },
  'user.personnel': { th: 'รหัสพนักงาน', en: 'Personnel Number' },
  'user.roles': { th: 'บทบาท', en: 'Roles' },
  'user.chooseRole': { th: 'เลือกบทบาท', en: 'Choose a role' },
  'user.active': { th: 'ใช้งาน', en: 'Active' },
  'user.deactivated': { th: 'ระงับ', en: 'Deactivated' },
  'user.lastSeen': { th: 'ใช้ล่าสุด', en: 'Last seen' },
  'user.never': { th: 'ยังไม่เคยใช้', en: 'Never' },
  'user.sessions': { th: 'เครื่องที่เข้าอยู่', en: 'Open sessions' },
  'user.you': { th: 'คุณ', en: 'You' },
  'user.create': { th: 'เพิ่มผู้ใช้', en: 'Create user' },
  'user.edit.title': { th: 'แก้ไขผู้ใช้ {{name}}', en: 'Edit {{name}}' },
  'user.save': { th: 'บันทึกผู้ใช้', en: 'Save user' },
  'user.roleEnds': {
    th: 'เมื่อเปลี่ยนบทบาท ผู้ใช้ต้องเข้าสู่ระบบใหม่ทุกเครื่อง',
    en: 'With another role the user has to sign in again everywhere.',
  },
  'user.ownRoleEnds': {
    th: 'เมื่อเปลี่ยนบทบาทของคุณเอง คุณต้องเข้าสู่ระบบใหม่',
    en: 'With another role of your own you have to sign in again.',
  },
  'user.changePassword': { th: 'เปลี่ยนรหัสผ่าน', en: 'Change password' },
  'user.changePassword.title': {
    th: 'เปลี่ยนรหัสผ่านของ {{name}}',
    en: 'Change the password of {{name}}',
  },
  'user.passwordEnds': {
    th: 'ผู้ใช้จะออกจากระบบทุกเครื่อง เมื่อเข้าใหม่ด้วยรหัสผ่านนี้ต้องตั้งรหัสผ่านของตนเองก่อนเริ่มงาน',
    en: 'The user is signed out everywhere. After signing in with this password they have to set their own before they begin.',
  },
  'user.ownPasswordEnds': {
    th: 'คุณจะออกจากระบบเครื่องอื่นทุกเครื่อง เครื่องนี้ใช้งานต่อได้',
    en: 'You are signed out everywhere but here.',
  },
  'user.deactivate': { th: 'ระงับการใช้งาน', en: 'Deactivate' },
  'user.activate': { th: 'เปิดใช้งาน', en: 'Activate' },
  'user.endSessions': { th: 'ออกจากระบบทุกเครื่อง', en: 'End sessions' },
  'user.history.title': { th: 'ประวัติของ {{name}}', en: 'History of {{name}}' },
  'user.empty': {
    th: 'ยังไม่มีผู้ใช้ กด “เพิ่มผู้ใช้” เพื่อสร้างบัญชีแรก',
    en: 'No users. Press “Create user” to make the first.',
  },
  'user.none.deactivated': { th: 'ไม่มีผู้ใช้ที่ถูกระงับ', en: 'Nobody is deactivated' },
  'user.none.active': { th: 'ไม่มีผู้ใช้ที่ใช้งานได้', en: 'Nobody is active' },
  'ask.deactivate': { th: 'ระงับการใช้งานของ {{name}} ใช่หรือไม่', en: 'Deactivate {{name}}?' },
  'ask.deactivate.text': {
    th: 'จะออกจากระบบทันทีและเข้าไม่ได้อีก งานที่ทำไว้ยังอยู่ เปิดใช้งานใหม่ได้ภายหลัง',
    en: 'They are signed out at once and cannot sign in. What they did stays; you can activate them again.',
  },
  'ask.ownRole': {
    th: 'เปลี่ยนบทบาทของคุณเองจาก{{from}}เป็น{{to}} ใช่หรือไม่',
    en: 'Change your own role from {{from}} to {{to}}?',
  },
  'ask.ownRole.text': {
    th: 'คุณจะออกจากระบบทันที และไม่มีสิทธิ์ของ{{from}}อีก เฉพาะผู้ดูแลระบบคนอื่นเท่านั้นที่คืนบทบาทเดิมให้ได้',
    en: 'You are signed out at once and are {{from}} no more. Only another administrator can give the role back.',
  },
  'user.changeOwnRole': { th: 'เปลี่ยนบทบาทของฉัน', en: 'Change my role' },
  'ask.activate': { th: 'เปิดใช้งาน {{name}} อีกครั้งใช่หรือไม่', en: 'Activate {{name}} again?' },
  'ask.activate.text': {
    th: 'เข้าสู่ระบบได้ด้วยรหัสผ่านเดิม',
    en: 'They can sign in with their old password.',
  },
  'ask.endSessions': {
    th: 'ให้ {{name}} ออกจากระบบทุกเครื่องใช่หรือไม่',
    en: 'Sign {{name}} out everywhere?',
  },
  'ask.endSessions.text': {
    th: 'งานที่ยังไม่บันทึกจะหายไป เข้าสู่ระบบใหม่ได้ทันที',
    en: 'What is not saved is lost. They can sign in again at once.',
  },
  'ask.endSessions.own': {
    th: 'เครื่องนี้ใช้งานต่อได้ เครื่องอื่นต้องเข้าสู่ระบบใหม่',
    en: 'You stay signed in here; elsewhere you have to sign in again.',
  },
  'user.resetFactor': { th: 'ล้างการยืนยันสองขั้นตอน', en: 'Remove second factor' },
  'ask.resetFactor': {
    th: 'ล้างการยืนยันสองขั้นตอนของ {{name}} ใช่หรือไม่',
    en: 'Remove the second factor of {{name}}?',
  },
  'ask.resetFactor.text': {
    th: 'ใช้เมื่อโทรศัพท์หายและไม่มีรหัสสำรอง ตรวจให้แน่ใจว่าเป็นเจ้าตัว เขาจะได้รับแจ้งที่กระดิ่ง',
    en: 'For an officer who has lost phone and recovery codes. Make sure that it is them. They are told by the bell.',
  },
  'done.userFactorReset': {
    th: 'ล้างการยืนยันสองขั้นตอนของ {{name}} แล้ว',
    en: 'Second factor of {{name}} removed',
  },
  'done.userSaved': { th: 'บันทึกผู้ใช้เรียบร้อยแล้ว', en: 'User saved' },
  'done.deactivated': { th: 'ระงับการใช้งานของ {{name}} แล้ว', en: '{{name}} deactivated' },
  'done.activated': { th: 'เปิดใช้งาน {{name}} แล้ว', en: '{{name}} activated' },
  'done.sessionsEnded': {
    th: '{{name}} ออกจากระบบแล้ว {{n}} เครื่อง',
    en: '{{name}} was signed out of {{n}} sessions',
  },
  'done.sessionsEnded_one': {
    th: '{{name}} ออกจากระบบแล้ว {{n}} เครื่อง',
    en: '{{name}} was signed out of {{n}} session',
  },
  'user.event.create': { th: 'สร้าง', en: 'Created' },
  'user.event.change': { th: 'แก้ไข', en: 'Changed' },
  'user.event.password': { th: 'เปลี่ยนรหัสผ่าน', en: 'Password changed' },
  'user.event.requestReset': { th: 'ขอลิงก์ตั้งรหัสผ่าน', en: 'Asked for a reset link' },
  'user.event.resetPassword': { th: 'ตั้งรหัสผ่านใหม่จากอีเมล', en: 'Password reset by mail' },
  'user.event.setUpFactor': { th: 'ตั้งการยืนยันสองขั้นตอน', en: 'Second factor set up' },
  'user.event.removeFactor': { th: 'เลิกใช้การยืนยันสองขั้นตอน', en: 'Second factor removed' },
  'user.event.resetFactor': { th: 'ล้างการยืนยันสองขั้นตอน', en: 'Second factor reset' },
  'user.event.useRecoveryCode': { th: 'เข้าสู่ระบบด้วยรหัสสำรอง', en: 'Used a recovery code' },
  'user.event.deactivate': { th: 'ระงับการใช้งาน', en: 'Deactivated' },
  'user.event.activate': { th: 'เปิดใช้งาน', en: 'Activated' },
  'user.event.endSessions': { th: 'ให้ออกจากระบบ {{n}} เครื่อง', en: 'Sessions ended: {{n}}' },
  'user.event.signIn': { th: 'เข้าสู่ระบบ', en: 'Signed in' },
  'user.event.signOut': { th: 'ออกจากระบบ', en: 'Signed out' },
  'user.someone': { th: 'จากหน้าลืมรหัสผ่าน', en: 'From “Forgot password”' },
  ...names,
} as const satisfies Words
