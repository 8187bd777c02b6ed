import type { Words } from '../../platform/i18n.ts'

/** What the registry of light vehicles says. */
export const words = {
  'light.outs': { th: 'ชั่งออกเฉลี่ย', en: 'Avg. weight out' },
  'light.outs.title': {
    th: 'เฉลี่ยจากการชั่งออก {{n}} ครั้งล่าสุดที่ไม่มีการคืนปาล์ม',
    en: 'The average of the last {{n}} weigh-outs without palm return',
  },
  'light.difference': { th: 'ต่างจากรถเบา', en: 'Difference' },
  'light.difference.off': { th: 'ต่างเกิน {{max}}%', en: 'more than {{max}}%' },
  'light.outLatest': { th: 'ชั่งออกล่าสุด', en: 'Last weighed out' },
  'light.savedAt': { th: 'บันทึกเมื่อ', en: 'Saved' },
  'light.savedBy': { th: 'บันทึกโดย', en: 'Saved by' },

  'light.which': { th: 'รถที่แสดง', en: 'Vehicles shown' },
  'light.which.off': { th: 'ต่างเกิน {{max}}%', en: 'Differ more than {{max}}%' },
  'light.count': { th: '{{n}} คัน', en: '{{n}} vehicles', one: '{{n}} vehicle' },
  'light.first': { th: '{{n}} คันแรก ค้นหาเพื่อดูคันอื่น', en: 'The first {{n}}; search for the others' },
  'light.empty': {
    th: 'ยังไม่มีน้ำหนักรถเบา กด “ดึงทะเบียนรถ”',
    en: 'No tare weights; update the registrations.',
  },
  'light.noneOff': {
    th: 'ไม่มีรถที่ชั่งออกต่างจากน้ำหนักรถเบาเกิน {{max}}%',
    en: 'No vehicle goes out more than {{max}}% off its tare weight.',
  },

  'light.add': { th: 'เพิ่มน้ำหนักรถ', en: 'Add' },
  'light.pull': { th: 'ดึงทะเบียนรถ', en: 'Update Registrations' },
  'light.add.title': { th: 'เพิ่มน้ำหนักรถเบา', en: 'Add a tare weight' },
  'light.edit.title': { th: 'แก้ไขน้ำหนักรถเบา {{plate}}', en: 'Edit the tare weight of {{plate}}' },
  'light.choose': { th: 'ทะเบียนรถ (เลือกรถที่ยังไม่มีน้ำหนัก)', en: 'Vehicle reg. (without a weight yet)' },
  'light.unknown': {
    th: 'ยังไม่มี {{plate}} ในทะเบียน กรุณากด “ดึงทะเบียนรถ”',
    en: '{{plate}} is not in the registry yet. Please update the registrations.',
  },
  'light.lastOuts': {
    th: 'ชั่งออก {{n}} ครั้งล่าสุด เฉลี่ย {{kg}} กก. ต่างจากน้ำหนักรถเบา {{percent}}%',
    en: 'The last {{n}} weigh-outs average {{kg}} kg, {{percent}}% off the tare weight.',
  },
  'light.outsOnly': {
    th: 'ชั่งออก {{n}} ครั้งล่าสุด เฉลี่ย {{kg}} กก.',
    en: 'The last {{n}} weigh-outs average {{kg}} kg.',
  },
  'v.vehicle': { th: 'กรุณาเลือกรถ', en: 'Please choose a vehicle' },
  'light.noOuts': { th: 'รถคันนี้ยังไม่เคยชั่งออก', en: 'This vehicle has not been weighed out yet.' },
  'light.effect': {
    th: 'มีผลกับ % คืนของใบชั่งรถคันนี้',
    en: 'The return percent of its tickets follows.',
  },
  'ask.lightDelete': {
    th: 'ลบน้ำหนักรถเบาของ {{plate}} ใช่หรือไม่',
    en: 'Delete the tare weight of {{plate}}?',
  },
  'ask.lightDelete.text': {
    th: 'รถคันนี้จะไม่มี % คืน จนกว่าจะเพิ่มน้ำหนักใหม่',
    en: 'There is no return percent for this vehicle until a weight is added again.',
  },
  'done.lightSaved': { th: 'บันทึกน้ำหนักรถเบาเรียบร้อยแล้ว', en: 'Light weight saved' },
  'done.lightDeleted': { th: 'ลบน้ำหนักรถเบาแล้ว', en: 'Light weight deleted' },
  'done.registrations': {
    th: 'ดึงทะเบียนรถเรียบร้อยแล้ว เพิ่มใหม่ {{n}} คัน',
    en: 'Registrations pulled in. {{n}} new.',
  },
} as const satisfies Words
