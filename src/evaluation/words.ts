import type { ErrorRow } from '../platform/errors.ts'
import type { Words } from '../platform/i18n.ts'
import { words as ofTheSlip } from './documents/words.ts'

export const errors = {
  'ticket.locked': {
    th: 'ใบชั่ง {{ticket}} อยู่ในใบสั่งซื้อ {{po}} (“$t(po.state.{{state}})”) จึงแก้ไขไม่ได้ หากต้องแก้ กรุณาให้ผู้จัดการ “ไม่อนุมัติ” ยกเลิก หรือปลดรายการของ {{po}} ก่อน',
    en: 'Ticket {{ticket}} is on {{po}} (“$t(po.state.{{state}})”) and cannot change. Reject or cancel {{po}}, or release the line, first.',
  },
  'ticket.lockedFinal': {
    th: 'ใบชั่ง {{ticket}} อยู่ในใบสั่งซื้อ {{po}} ซึ่งตั้งหนี้แล้ว จึงแก้ไขไม่ได้อีก กรุณาแจ้งฝ่ายบัญชี',
    en: 'The payable of {{po}} with ticket {{ticket}} is set up; it cannot change any more. Please tell accounting.',
  },
  'ticket.alreadyGraded': {
    th: 'ใบชั่ง {{ticket}} ประเมินคุณภาพแล้วโดย {{officer}} หากต้องแก้ ให้ผู้จัดการใช้ “แก้ไขคุณภาพ”',
    en: 'Ticket {{ticket}} was graded by {{officer}}. A manager can change it with “Edit grade”.',
  },
  'ticket.notGraded': {
    th: 'ใบชั่ง {{ticket}} ยังไม่ประเมินคุณภาพ กรุณาประเมินคุณภาพก่อน',
    en: 'Ticket {{ticket}} is not graded. Please grade it first.',
  },
  'ticket.alreadyValued': {
    th: 'ใบชั่ง {{ticket}} ประเมินราคาแล้วโดย {{officer}} หากต้องแก้ ให้ผู้จัดการใช้ “แก้ไขราคา”',
    en: 'Ticket {{ticket}} was valued by {{officer}}. A manager can change it with “Edit price”.',
  },
  'ticket.nothingToCorrect': {
    th: 'ใบชั่ง {{ticket}} ยังไม่เคยประเมิน กรุณาใช้ “ประเมินคุณภาพ” หรือ “ประเมินราคา”',
    en: 'Ticket {{ticket}} is not evaluated yet. Use “Evaluate” or “Evaluate price”.',
  },
  'price.noneOfDay': {
    th: 'ใบชั่ง {{ticket}} ไม่มีตารางราคาของวันก่อนหน้าให้ใช้ กรุณาใช้ตารางราคาวันนี้',
    en: 'There is no ladder of an earlier day for ticket {{ticket}}. Please use that of today.',
  },
  'ticket.undoOthers': {
    th: 'ใบชั่ง {{ticket}} บันทึกล่าสุดโดย {{officer}} จึงเลิกทำไม่ได้ หากต้องแก้ ให้ผู้จัดการแก้ไขพร้อมเหตุผล',
    en: 'Ticket {{ticket}} was last saved by {{officer}} and cannot be undone. A manager can correct it with a reason.',
  },
  'ticket.undoOrdered': {
    th: 'ใบชั่ง {{ticket}} อยู่ในใบสั่งซื้อ {{po}} แล้ว จึงเลิกทำไม่ได้ กรุณานำออกจากใบสั่งซื้อก่อน',
    en: 'Ticket {{ticket}} is on {{po}} by now and cannot be undone. Please take it off the order first.',
  },
  'ticket.noNet': {
    th: 'ใบชั่ง {{ticket}} ยังไม่ชั่งออก แก้ไขน้ำหนักได้หลังมีน้ำหนักสุทธิ',
    en: 'Ticket {{ticket}} is not weighed out. Weights can be edited once there is a net weight.',
  },
  'ticket.sameWeights': {
    th: 'ค่าที่กรอกตรงกับใบชั่ง {{ticket}} อยู่แล้ว กรุณาแก้ทะเบียนรถหรือน้ำหนักก่อนบันทึก',
    en: 'Ticket {{ticket}} has these values already. Change the registration or a weight before you save.',
  },
  'correction.notFound': {
    th: 'ไม่พบคำขอแก้ไขข้อมูลชั่งนี้ กรุณาโหลดข้อมูลล่าสุด',
    en: 'This proposed correction was not found. Please load the latest.',
  },
  'correction.decided': {
    th: 'คำขอนี้ถูกพิจารณาแล้ว กรุณาโหลดข้อมูลล่าสุด',
    en: 'This request was decided already. Please load the latest.',
  },
  'correction.locked': {
    th: 'ใบชั่ง {{ticket}} อยู่ในใบสั่งซื้อ {{po}} (“$t(po.state.{{state}})”) จึงใช้ค่าใหม่ไม่ได้ กด “คงค่าเดิม” หรือให้ผู้จัดการนำใบชั่งออกจาก {{po}} ก่อน หากตั้งหนี้แล้ว กรุณาแจ้งฝ่ายบัญชี',
    en: 'Ticket {{ticket}} is on {{po}} (“$t(po.state.{{state}})”), so the new value cannot be used. Refuse it, or have a manager take the ticket off {{po}}; once its payable is set up, please tell accounting.',
  },
  'correction.contradicts': {
    th: 'ค่าใหม่ขัดกับน้ำหนัก เวลา หรือน้ำหนักปาล์มคืนของใบชั่ง {{ticket}} จึงใช้ไม่ได้ กรุณากด “คงค่าเดิม” แล้วแก้ไขน้ำหนักหากจำเป็น',
    en: 'The new value contradicts the weights, times or reject weight of ticket {{ticket}}, so it cannot be used. Please refuse it, and edit the weights if they are wrong.',
  },
  'price.changed': {
    status: 409,
    th: 'ราคาเปลี่ยนจาก {{old}} เป็น {{new}} บาท/กก. กรุณาตรวจสอบแล้วบันทึกอีกครั้ง',
    en: 'The price changed from {{old}} to {{new}} baht/kg. Please check it and save again.',
  },
  'price.reasonRequired': {
    th: 'ราคาที่กรอก {{given}} ต่างจากที่ระบบคำนวณ {{computed}} บาท/กก. กรุณาระบุเหตุผล',
    en: 'Your price {{given}} differs from the computed {{computed}} baht/kg. Please give a reason.',
  },
  'v.gradeRange': {
    th: 'เปอร์เซ็นต์น้ำมันต้องอยู่ระหว่าง {{min}}–{{max}} หากเป็นกรณีพิเศษให้เลือก “กรณีพิเศษ”',
    en: 'Grade must be {{min}}–{{max}}. For a special case, tick “Special case”.',
  },
  'v.returnReason': { th: 'กรุณาเลือกเหตุผลที่คืนปาล์ม', en: 'Please choose a return reason' },
  'v.composition': {
    th: 'กรุณากรอกส่วนประกอบของปาล์มก่อนบันทึก',
    en: 'Please enter the composition of the load before you save',
  },
  'v.rejectWeight': {
    th: 'มากเกินไป น้ำหนักปาล์มคืนต้องน้อยกว่าน้ำหนักเข้า ({{kg}} กก.)',
    en: 'Too much: reject weight must be under the weight in ({{kg}} kg)',
  },
  'v.weights': { th: 'น้ำหนักเข้าต้องมากกว่าน้ำหนักออก', en: 'Weight in must be more than weight out' },
  'v.net': {
    th: 'น้ำหนักสุทธิต้องเท่ากับน้ำหนักเข้าลบน้ำหนักออก ({{kg}} กก.)',
    en: 'Net weight must be weight in minus weight out ({{kg}} kg)',
  },
  'v.underReject': {
    th: 'น้ำหนักเข้าต้องมากกว่าน้ำหนักปาล์มคืน ({{kg}} กก.) หากน้ำหนักปาล์มคืนผิด กรุณาแก้ไขคุณภาพก่อน',
    en: 'Weight in must be more than the reject weight ({{kg}} kg). If that is wrong, please edit the grade first.',
  },
} as const satisfies Record<string, ErrorRow>

export const words = {
  ...ofTheSlip,
  'v.grade': { th: 'กรุณาระบุเปอร์เซ็นต์น้ำมัน', en: 'Please specify grade' },
  'v.priceTermOver': {
    th: 'มากเกินไป ต้องไม่เกิน 3,333.33 บาท/กก.',
    en: 'Too much: at most 3,333.33 baht/kg',
  },
  'v.plate': { th: 'กรุณากรอกทะเบียนรถ', en: 'Please enter the vehicle registration' },
} as const satisfies Words
