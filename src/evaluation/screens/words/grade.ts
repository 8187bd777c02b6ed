import type { Words } from '../../../platform/i18n.ts'

/** The grade check. */
export const grade = {
  'evaluation.grade.title': { th: 'ประเมินคุณภาพ {{ticket}}', en: 'Evaluate {{ticket}}' },
  'evaluation.correctGrade.title': { th: 'แก้ไขคุณภาพ {{ticket}}', en: 'Edit grade {{ticket}}' },
  'evaluation.weights': { th: 'เข้า {{in}} · ออก {{out}}', en: 'In {{in}} · out {{out}}' },
  'evaluation.weights.in': { th: 'เข้า {{in}} กก.', en: 'In {{in}} kg' },
  'evaluation.weights.net': { th: 'สุทธิ {{net}} กก.', en: 'net {{net}} kg' },
  'evaluation.specialCase': { th: 'กรณีพิเศษ (10–24)', en: 'Special case (10–24)' },
  'evaluation.composition': { th: 'ส่วนประกอบ (%)', en: 'Composition (%)' },
  'evaluation.overWhole': { th: 'เกิน 100%', en: 'over 100%' },
  'evaluation.notCounted': {
    th: 'ไม่นับ {{n}} ช่องที่ต้องแก้',
    en: 'without {{n}} to correct',
  },
  'evaluation.SysPalmRipe': { th: 'สุก', en: 'Ripe' },
  'evaluation.SysPalmUnripe': { th: 'กึ่งสุก', en: 'Unripe' },
  'evaluation.SysPalmRaw': { th: 'ดิบ', en: 'Raw' },
  'evaluation.SysPalmLoose': { th: 'ลูกร่วง', en: 'Loose fruit' },
  'evaluation.SysPalmOverripe': { th: 'สุกเกิน/ค้าง', en: 'Over-ripe (stale)' },
  'evaluation.SysPalmRotten': { th: 'เน่า', en: 'Rotten' },
  'evaluation.SysPalmUndersize': { th: 'ทะลายเล็ก', en: 'Undersize' },
  'evaluation.SysContaminants': { th: 'สิ่งเจือปน', en: 'Foreign matter' },
  'evaluation.SysLongBunchStalk': { th: 'ก้านยาว', en: 'Long stalk' },
  'evaluation.SysBunchWeight': { th: 'น้ำหนักทะลายเฉลี่ย', en: 'Average bunch weight' },
  'evaluation.SysPalmPriceBunch': { th: 'ก้านยาว', en: 'Long stalk' },
  'evaluation.SysPalmPriceLoose': { th: 'ลูกร่วง', en: 'Loose fruit' },
  'evaluation.SysIsWatering': { th: 'ปาล์มเปียกน้ำ', en: 'Wet' },
  'evaluation.SysIsRaining': { th: 'ฝนตก', en: 'Rain' },
  'evaluation.SysLandNumber': { th: 'แปลงปลูก', en: 'Source plot' },
  'evaluation.SysLandNumber.example': { th: 'เช่น แปลง 3 ควนยาง', en: 'e.g. plot 3, Khuan Yang' },
  'evaluation.SysProductType': { th: 'ประเภทสินค้า', en: 'Product type' },
  'evaluation.SysRSPO': { th: 'เลขที่ใบรับรอง RSPO/IP', en: 'RSPO/IP certificate no.' },
  'evaluation.SysOrderName': { th: 'ผู้ซื้อ', en: 'Buyer' },
  'evaluation.SysCarLicense': { th: 'ทะเบียนรถ', en: 'Vehicle reg.' },
  'evaluation.officer': { th: 'ผู้ประเมิน', en: 'Evaluating officer' },
  'evaluation.return.yes': { th: 'คืน', en: 'Yes' },
  'evaluation.return.no': { th: 'ไม่คืน', en: 'No' },
  'evaluation.reason': { th: 'เหตุผลที่คืน', en: 'Return reason' },
  'evaluation.rejectWeight': { th: 'น้ำหนักปาล์มคืน', en: 'Reject weight' },
  'evaluation.correctionReason': { th: 'เหตุผลที่แก้ไข', en: 'Reason for the correction' },
  'evaluation.ripeRest': { th: 'สุก = ส่วนที่เหลือ', en: 'Ripe = the rest' },
  'evaluation.details': { th: 'รายละเอียด', en: 'Details' },
  'evaluation.gradeReplaced': {
    th: 'เปอร์เซ็นต์น้ำมันเปลี่ยนจาก {{from}}% เป็น {{to}}% เพราะเลือกได้ {{min}}–{{max}}',
    en: 'The grade changed from {{from}}% to {{to}}%, since {{min}}–{{max}} may be chosen.',
  },
  'evaluation.doubt.blank': {
    th: 'ยังไม่ได้กรอกส่วนประกอบ บันทึกโดยเว้นว่างใช่หรือไม่',
    en: 'The composition is blank. Save it so?',
  },
  'evaluation.doubt.blank.yes': { th: 'บันทึกโดยเว้นว่าง', en: 'Save it blank' },
  'evaluation.doubt.over': {
    th: 'ส่วนประกอบรวม {{n}}% เกิน 100% บันทึกตามนี้ใช่หรือไม่',
    en: 'The composition is {{n}}%, over 100%. Save it so?',
  },
  'evaluation.doubt.over.yes': { th: 'บันทึกตามนี้', en: 'Save as it is' },
  'evaluation.doubt.back': { th: 'กลับไปกรอก', en: 'Back to the form' },
  'evaluation.skip': { th: 'ข้าม', en: 'Skip' },
  'evaluation.skip.ask': {
    th: 'ข้ามใบชั่งนี้โดยยังไม่บันทึกใช่หรือไม่',
    en: 'Skip this ticket without saving?',
  },
  'evaluation.saveGrade': { th: 'บันทึกคุณภาพ', en: 'Save grade' },
  'evaluation.saveAndNext': { th: 'บันทึกและไปใบถัดไป', en: 'Save and next' },
  'evaluation.saveAndValue': { th: 'บันทึกและประเมินราคา', en: 'Save and value' },

  'evaluation.replaced': {
    th: 'คุณภาพเดิม {{grade}}% ประเมินโดย {{officer}} {{at}}',
    en: 'Present grade {{grade}}%, by {{officer}}, {{at}}.',
  },
  'evaluation.replaced.price': {
    th: 'ราคาเดิม {{price}} บาท/กก. จะถูกล้าง',
    en: 'The present price of {{price}} baht/kg becomes void.',
  },
  'evaluation.replaced.keeps': {
    th: 'ราคาเดิม {{price}} บาท/กก. คงไว้ เพราะเปอร์เซ็นต์น้ำมันไม่เปลี่ยน',
    en: 'The present price of {{price}} baht/kg stays, since the grade does.',
  },
  'evaluation.stale.grade': {
    th: '{{officer}} ประเมินคุณภาพรถคันนี้เป็น {{grade}}% เมื่อ {{at}} น.',
    en: '{{officer}} graded this truck {{grade}}% at {{at}}.',
  },
  'evaluation.stale.both': {
    th: '{{officer}} ประเมินรถคันนี้เป็น {{grade}}% ราคา {{price}} บาท/กก. เมื่อ {{at}} น.',
    en: '{{officer}} evaluated this truck at {{at}}: {{grade}}%, {{price}} baht/kg.',
  },
  'evaluation.stale.price': {
    th: '{{officer}} ประเมินราคารถคันนี้เป็น {{price}} บาท/กก. เมื่อ {{at}} น.',
    en: '{{officer}} priced this truck at {{price}} baht/kg at {{at}}.',
  },
  'evaluation.stale.void': {
    th: 'ราคาเดิมของรถคันนี้ถูกล้างแล้ว',
    en: 'The price of this truck has become void.',
  },
  'evaluation.notSaved': {
    th: 'สิ่งที่คุณกรอกยังไม่ได้บันทึก',
    en: 'What you typed is not saved.',
  },
  'evaluation.goOn': { th: 'ประเมินต่อ', en: 'Go on' },
  'evaluation.priceNotSaved': {
    th: 'บันทึกคุณภาพแล้ว แต่ยังไม่รู้ว่าราคาบันทึกหรือไม่ กด “ประเมินราคา” อีกครั้ง ระบบจะไม่บันทึกซ้ำ',
    en: 'The grade is saved; whether the price is, is not known. Press “Evaluate price” again: nothing is saved twice.',
  },

  'done.undone': { th: 'เลิกทำแล้ว', en: 'Undone' },
  'done.evaluated': { th: 'ประเมินคุณภาพเรียบร้อยแล้ว', en: 'Evaluation succeeded' },
  'done.gradeCorrected': { th: 'แก้ไขคุณภาพแล้ว', en: 'Grade corrected' },
  'done.gradeCorrectedPriceVoid': {
    th: 'แก้ไขคุณภาพแล้ว ราคาเดิมถูกล้าง กรุณาประเมินราคาใหม่',
    en: 'Grade corrected. The old price is void; please value it again.',
  },
} as const satisfies Words
