import type { Words } from '../../../platform/i18n.ts'

/** Corrected weights and the corrections that the scale proposes. */
export const corrections = {
  'corrections.whoDecides': {
    th: 'ผู้ดูแลระบบสูงสุดเป็นผู้ตัดสินคำขอนี้ คุณดูได้อย่างเดียว',
    en: 'A Super Admin decides this. You can only read it.',
  },
  'corrections.title': { th: 'คำขอแก้ไขข้อมูลชั่ง', en: 'Proposed corrections' },
  'corrections.title.brief': { th: 'คำขอแก้ไข', en: 'Corrections' },
  'corrections.empty.open': { th: 'ไม่มีคำขอที่รอตัดสิน', en: 'No correction waits.' },
  'corrections.empty.decided': { th: 'ยังไม่มีการแก้ไข', en: 'Nothing was corrected yet.' },
  'corrections.chip.open': { th: 'รอตัดสิน', en: 'Waiting' },
  'corrections.chip.decided': { th: 'ตัดสินแล้ว', en: 'Decided' },
  'corrections.state.open': { th: 'รอตัดสิน', en: 'Waiting' },
  'corrections.state.accepted': { th: 'ใช้ค่าใหม่', en: 'Accepted' },
  'corrections.state.refused': { th: 'คงค่าเดิม', en: 'Refused' },
  'corrections.state.superseded': { th: 'มีค่าใหม่แทน', en: 'Overtaken' },
  'corrections.state.officer': { th: 'แก้ไขแล้ว', en: 'Corrected' },
  'corrections.field': { th: 'รายการ', en: 'Field' },
  'corrections.present': { th: 'ค่าเดิม', en: 'Present' },
  'corrections.before': { th: 'ค่าเดิม', en: 'Before' },
  'corrections.fromScale': { th: 'ค่าที่เครื่องชั่งส่งมา', en: 'From the scale' },
  'corrections.fromOfficer': { th: 'ค่าที่แก้ไข', en: 'Corrected to' },
  'corrections.net': {
    th: 'น้ำหนักสุทธิ {{before}} → {{after}} กก. ({{by}})',
    en: 'Net weight {{before}} → {{after}} kg ({{by}})',
  },
  'corrections.amount': {
    th: 'จำนวนเงิน {{before}} → {{after}} บาท ({{by}})',
    en: 'Amount {{before}} → {{after}} baht ({{by}})',
  },
  'corrections.voids': {
    th: 'หากใช้ค่าใหม่ ราคา {{price}} บาท/กก. จะถูกล้าง และต้องประเมินราคาใหม่',
    en: 'If accepted, the price of {{price}} baht/kg becomes void and has to be set again.',
  },
  'corrections.locked': {
    th: 'ใบชั่ง {{ticket}} อยู่ในใบสั่งซื้อ {{po}} จึงใช้ค่าใหม่ไม่ได้ กด “คงค่าเดิม” หรือให้ผู้จัดการนำใบชั่งออกจาก {{po}} ก่อน หากตั้งหนี้แล้ว กรุณาแจ้งฝ่ายบัญชี',
    en: 'Ticket {{ticket}} is on {{po}}, so the new value cannot be used. Refuse it, or have a manager take the ticket off {{po}}; once its payable is set up, please tell accounting.',
  },
  'corrections.accept': { th: 'ใช้ค่าใหม่', en: 'Accept' },
  'corrections.refuse': { th: 'คงค่าเดิม', en: 'Refuse' },
  'corrections.askRefuse': {
    th: 'คงค่าเดิมของ {{ticket}} ใช่หรือไม่',
    en: 'Refuse the correction of {{ticket}}?',
  },
  'corrections.refused.about': {
    th: 'ค่าที่ใช้อยู่ไม่เปลี่ยน ค่าใหม่จากเครื่องชั่งที่จะไม่ใช้:',
    en: 'What is in force stays. The correction that is not taken:',
  },
  'corrections.ask': {
    th: 'ใช้ค่าใหม่ของ {{ticket}} ใช่หรือไม่',
    en: 'Accept the correction of {{ticket}}?',
  },
  'corrections.accepted': { th: 'ใช้ค่าใหม่โดย {{who}} {{at}}', en: 'Accepted by {{who}}, {{at}}' },
  'corrections.superseded': {
    th: 'เครื่องชั่งส่งค่าใหม่แทน {{at}}',
    en: 'Overtaken by a newer reading, {{at}}',
  },
  'corrections.refused': { th: 'คงค่าเดิมโดย {{who}} {{at}}', en: 'Refused by {{who}}, {{at}}' },

  'weights.update': { th: 'แก้ไขน้ำหนัก', en: 'Update Info' },
  'weights.title': { th: 'แก้ไขน้ำหนัก {{ticket}}', en: 'Edit data {{ticket}}' },
  'weights.new': { th: 'ค่าใหม่', en: 'New' },
  'weights.confirm': { th: 'น้ำหนักถูกต้อง บันทึก', en: 'The weights are right, save' },
  'weights.save': { th: 'บันทึกการแก้ไข', en: 'Save correction' },
  'weights.ask': {
    th: 'แก้ไขน้ำหนักของ {{ticket}} ใช่หรือไม่',
    en: 'Correct the weights of {{ticket}}?',
  },

  'done.weightUpdated': { th: 'แก้ไขน้ำหนักเรียบร้อยแล้ว', en: 'Weight data updated' },
  'done.correctionAccepted': {
    th: 'ใช้ค่าใหม่ของ {{ticket}} แล้ว',
    en: 'Correction of {{ticket}} accepted',
  },
  'done.correctionRefused': {
    th: 'คงค่าเดิมของ {{ticket}} ไว้แล้ว',
    en: 'Correction of {{ticket}} refused',
  },

  'voids.void': { th: 'ยกเลิกการชั่งเข้า', en: 'Void the weigh-in' },
  'voids.void.ask': {
    th: 'ยกเลิกการชั่งเข้า {{ticket}} ของ {{plate}} ใช่หรือไม่',
    en: 'Void the weigh-in {{ticket}} of {{plate}}?',
  },
  'voids.void.text': {
    th: 'ใบนี้จะไม่อยู่ในรายการที่รอ แต่ยังดูได้และกู้คืนได้',
    en: 'It waits no longer, but can still be seen and restored.',
  },
  'voids.voided': { th: 'ยกเลิกการชั่งเข้า {{ticket}} แล้ว', en: 'Weigh-in {{ticket}} voided' },
  'voids.by': {
    th: 'ยกเลิกการชั่งเข้าโดย {{who}} {{at}}: {{reason, reason}}',
    en: 'Voided by {{who}}, {{at}}: {{reason, reason}}',
  },
  'voids.restore': { th: 'กู้คืน', en: 'Restore' },
  'voids.restore.ask': {
    th: 'กู้คืนใบชั่ง {{ticket}} ของ {{plate}} ใช่หรือไม่',
    en: 'Restore the weigh-in {{ticket}} of {{plate}}?',
  },
  'voids.restored': { th: 'กู้คืนใบชั่ง {{ticket}} แล้ว', en: 'Weigh-in {{ticket}} restored' },
} as const satisfies Words
