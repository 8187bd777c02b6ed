import type { ErrorRow } from '../platform/errors.ts'
import type { Words } from '../platform/i18n.ts'

/** `{{state}}` is a code of the badge, `{{missing}}` a key of `po.missing.*`, `{{code}}` one of `po.code.*`. */
export const errors = {
  'po.notFound': {
    th: 'ไม่พบใบสั่งซื้อนี้ อาจถูกลบไปแล้ว กรุณากลับไปที่รายการใบสั่งซื้อ',
    en: 'This PO was not found; it may have been deleted. Please go back to the PO list.',
  },
  'po.noD7': {
    th: 'ผู้ขาย {{vendor}} ยังไม่มี D7 กรุณากำหนดที่เมนู “ผู้ขาย” ก่อน',
    en: 'Vendor {{vendor}} has no D7_Related. Please set it via the Vendor menu first.',
  },
  'po.vendorNotLinked': {
    th: 'ผู้ขาย {{vendor}} ยังไม่ได้ผูกกับตารางลูกค้า (Customer) กรุณาผูก AVL ที่เมนู “ผู้ขาย” ก่อน',
    en: 'Vendor {{vendor}} has not been linked to the Customer table. Please link it in the Vendor menu first.',
  },
  'po.unknownReference': {
    th: 'ไม่พบ “{{value}}” ในข้อมูลอ้างอิง กรุณาเลือกจากรายการ',
    en: '“{{value}}” is not known. Please choose from the list.',
  },
  'po.codeToChoose': {
    th: 'โรงงานยังไม่มีค่าเริ่มต้นของ$t(po.code.{{code}}) กรุณาเลือก หรือกำหนดค่าเริ่มต้นที่เมนู “ข้อมูลหลัก”',
    en: 'The mill has no default $t(po.code.{{code}}). Please choose one, or mark a default under Master data.',
  },
  'po.noCodes': {
    th: 'ยังไม่มี$t(po.code.{{code}})ในระบบ กรุณาเพิ่มที่เมนู “ข้อมูลหลัก” ก่อนเปิดใบสั่งซื้อ',
    en: 'The mill has no $t(po.code.{{code}}) yet. Please add one under Master data first.',
  },
  'po.otherD7': {
    th: 'D7 ของใบสั่งซื้อต้องเป็นของผู้ขาย ({{d7}}) หากไม่ถูกต้องกรุณาแก้ไขที่เมนู “ผู้ขาย”',
    en: 'The D7 of an order is its vendor’s ({{d7}}). If that is wrong, please change it via the Vendor menu.',
  },
  'po.expiresBeforeUse': {
    th: 'วันหมดอายุต้องไม่ก่อนวันที่เริ่มใช้ ({{date, day}})',
    en: 'The date of expire cannot be before the date of use ({{date, day}})',
  },
  'po.iodineRange': {
    th: 'IV สูงสุดต้องไม่น้อยกว่า IV ต่ำสุด ({{min}})',
    en: 'The IV max cannot be below the IV min ({{min}})',
  },
  'po.wrongState': {
    th: 'ใบสั่งซื้อ {{po}} อยู่ในสถานะ “$t(po.state.{{state}})” จึงทำรายการนี้ไม่ได้ กรุณาโหลดข้อมูลล่าสุด',
    en: '{{po}} is “$t(po.state.{{state}})”, so this cannot be done. Please load the latest.',
  },
  'po.notDraft': {
    th: 'ใบสั่งซื้อ {{po}} อยู่ในสถานะ “$t(po.state.{{state}})” แก้ไขและส่งพิจารณาได้เฉพาะ “ร่าง” หรือ “ไม่อนุมัติ”',
    en: '{{po}} is “$t(po.state.{{state}})”. Lines and submitting are open only in Draft or Rejected.',
  },
  'po.noLines': {
    th: 'ใบสั่งซื้อ {{po}} ยังไม่มีรายการ กรุณาเพิ่มใบชั่งอย่างน้อย 1 ใบ',
    en: '{{po}} has no lines. Please add a ticket first.',
  },
  'po.lineIncomplete': {
    th: 'ใบชั่ง {{ticket}} ยังไม่ครบ: $t(po.missing.{{missing}}) กรุณาทำให้ครบหรือนำรายการออกก่อนส่งพิจารณา',
    en: 'Ticket {{ticket}} is incomplete: $t(po.missing.{{missing}}). Complete it or remove the line before submitting.',
  },
  'po.notSubmitted': {
    th: 'ใบสั่งซื้อ {{po}} อยู่ในสถานะ “$t(po.state.{{state}})” พิจารณาได้เฉพาะที่ส่งพิจารณาแล้ว',
    en: '{{po}} is “$t(po.state.{{state}})”. Only a submitted order can be approved or rejected.',
  },
  'po.ownOrder': {
    th: 'คุณเป็นผู้ส่ง {{po}} จึงอนุมัติเองไม่ได้ กรุณาให้ผู้อนุมัติคนอื่นพิจารณา',
    en: 'You submitted {{po}}, so you cannot approve it. Please ask another approver.',
  },
  'po.ownHeader': {
    th: 'คุณเป็นผู้สร้าง {{po}} จึงอนุมัติเองไม่ได้ กรุณาให้ผู้อนุมัติคนอื่นพิจารณา',
    en: 'You created {{po}}, so you cannot approve it. Please ask another approver.',
  },
  'po.ownLines': {
    th: 'คุณเพิ่มรายการใน {{po}} จึงอนุมัติเองไม่ได้ กรุณาให้ผู้อนุมัติคนอื่นพิจารณา',
    en: 'You added lines to {{po}}, so you cannot approve it. Please ask another approver.',
  },
  'po.approvalUsed': {
    th: 'ใบสั่งซื้อ {{po}} อยู่ในสถานะ “$t(po.state.{{state}})” แล้ว จึงเลิกทำการอนุมัติไม่ได้',
    en: '{{po}} is “$t(po.state.{{state}})” already, so its approval cannot be undone.',
  },
  'po.approvalOfAnother': {
    th: '{{officer}} เป็นผู้อนุมัติ {{po}} คุณจึงเลิกทำการอนุมัติไม่ได้',
    en: '{{officer}} approved {{po}}, so you cannot undo it.',
  },
  'po.discardOfAnother': {
    th: 'ใบสั่งซื้อ {{po}} สร้างโดย {{officer}} ผู้สร้างเท่านั้นจึงทิ้งได้',
    en: '{{po}} was created by {{officer}}. Only who created it can discard it.',
  },
  'po.updateOfAnother': {
    th: 'ผู้ที่ทำรายการล่าสุดกับ {{po}} คือ {{officer}} คุณจึงเลิกทำการอัปเดตสถานะไม่ได้',
    en: '{{officer}} worked on {{po}} last, so you cannot undo its status update.',
  },
  'po.updateTooLate': {
    th: 'เลิกทำการอัปเดตสถานะของ {{po}} ได้ภายใน 1 นาทีเท่านั้น',
    en: 'The status update of {{po}} can be undone within a minute only.',
  },
  'po.approveConfirms': {
    th: 'โรงงานนี้ไม่ยืนยันใบสั่งซื้อพร้อมการอนุมัติ กรุณาอนุมัติก่อน แล้วให้ผู้จัดซื้อยืนยัน',
    en: 'This mill does not confirm orders as they are approved. Please approve only; purchasing confirms.',
  },
  'po.notApproved': {
    th: 'ใบสั่งซื้อ {{po}} อยู่ในสถานะ “$t(po.state.{{state}})” ยืนยันได้เฉพาะที่ “อนุมัติแล้ว” กรุณาโหลดข้อมูลล่าสุด',
    en: '{{po}} is “$t(po.state.{{state}})”. Only an approved order can be confirmed. Please load the latest.',
  },
  'po.notCancellable': {
    th: 'ใบสั่งซื้อ {{po}} อยู่ในสถานะ “$t(po.state.{{state}})” ยกเลิกได้เฉพาะที่อนุมัติหรือยืนยันแล้วและยังไม่รับสินค้า',
    en: '{{po}} is “$t(po.state.{{state}})”. Only an approved or confirmed order without receipts can be canceled.',
  },
  'po.cancelReceived': {
    th: 'ใบสั่งซื้อ {{po}} รับสินค้าไปแล้ว {{n}} รายการ จึงยกเลิกไม่ได้ รายการที่ยังไม่รับ ให้ใช้ “ปลดรายการ”',
    en: '{{n}} lines of {{po}} are received, so it cannot be canceled. Release the lines that are not received instead.',
  },
  'po.deleteReceived': {
    th: 'ใบสั่งซื้อ {{po}} รับสินค้าไปแล้ว {{n}} รายการ จึงลบไม่ได้ รายการที่ยังไม่รับ ให้ใช้ “ปลดรายการ”',
    en: '{{n}} lines of {{po}} are received, so it cannot be deleted. Release the lines that are not received instead.',
  },
  'po.canceled': {
    th: 'ใบสั่งซื้อ {{po}} ถูกยกเลิกแล้ว กรุณาสร้างใบสั่งซื้อใหม่',
    en: '{{po}} is canceled. Please create a new order.',
  },
  'po.notConfirmed': {
    th: 'ใบสั่งซื้อ {{po}} อยู่ในสถานะ “$t(po.state.{{state}})” กรุณายืนยันใบสั่งซื้อก่อน',
    en: '{{po}} is “$t(po.state.{{state}})”. Please confirm the order first.',
  },
  'po.lineReceived': {
    th: 'รายการที่ {{line}} (ใบชั่ง {{ticket}}) รับสินค้าแล้วเมื่อ {{date, day}}',
    en: 'Line {{line}} (ticket {{ticket}}) was received on {{date, day}}.',
  },
  'po.lineNotReceived': {
    th: 'รายการนี้ยังไม่ได้รับสินค้า จึงไม่มีอะไรให้เลิกทำ กรุณาโหลดข้อมูลล่าสุด',
    en: 'This line is not received, so there is nothing to undo. Please load the latest.',
  },
  'po.undoOfAnother': {
    th: 'รายการที่ {{line}} (ใบชั่ง {{ticket}}) รับสินค้าโดย {{officer}} ผู้ที่รับเท่านั้นจึงเลิกทำได้',
    en: 'Line {{line}} (ticket {{ticket}}) was received by {{officer}}. Only who received it can undo that.',
  },
  'po.undoTooLate': {
    th: 'รายการที่ {{line}} (ใบชั่ง {{ticket}}) รับสินค้าไว้เมื่อ {{date, day}} เลิกทำได้เฉพาะในวันเดียวกัน',
    en: 'Line {{line}} (ticket {{ticket}}) was received on {{date, day}}. It can be undone on the same day only.',
  },
  'po.lineNotFound': {
    th: 'รายการนี้ไม่อยู่ในใบสั่งซื้อ {{po}} แล้ว กรุณาโหลดข้อมูลล่าสุด',
    en: 'This line is no longer on {{po}}. Please load the latest.',
  },
  'po.lineGone': {
    th: 'รายการนี้ไม่อยู่ในใบสั่งซื้อแล้ว กรุณาโหลดข้อมูลล่าสุด',
    en: 'This line is no longer on the order. Please load the latest.',
  },
  'po.lastLine': {
    th: 'เป็นรายการสุดท้ายของ {{po}} จึงปลดไม่ได้ หากยังไม่รับสินค้าเลย ให้ยกเลิกใบสั่งซื้อ',
    en: 'This is the last line of {{po}} and cannot be released. If nothing is received, cancel the order.',
  },
  'po.notFullyReceived': {
    th: 'ใบสั่งซื้อ {{po}} รับสินค้าแล้ว {{n}} จาก {{m}} รายการ กรุณารับให้ครบก่อนตั้งหนี้',
    en: '{{n}} of {{m}} lines of {{po}} are received. Please receive all before setting up the payable.',
  },
  'po.alreadyInvoiced': {
    th: 'ใบสั่งซื้อ {{po}} ตั้งหนี้แล้วเมื่อ {{date, day}} ตั้งหนี้ซ้ำหรือลบไม่ได้ กรุณาโหลดข้อมูลล่าสุด',
    en: 'The payable of {{po}} was set up on {{date, day}}. It cannot be set up again or deleted. Please load the latest.',
  },
  'po.amountChanged': {
    status: 409,
    th: 'ยอดเปลี่ยนจาก {{shown}} เป็น {{amount}} บาทหลังจากที่คุณเปิดดู กรุณาปิดแล้วตรวจยอดใหม่ก่อนเปิดใบ',
    en: 'It came to {{shown}} baht when you opened it and comes to {{amount}} now. Close this, check the new sum, and make the order then.',
  },
  'po.payableChanged': {
    status: 409,
    th: 'ใบสั่งซื้อ {{po}}: $t(po.changed.{{what}})หลังจากที่คุณเปิดดู ยอดจ่ายสุทธิตอนนี้คือ {{paid}} บาท กรุณาตรวจสอบแล้วตั้งหนี้อีกครั้ง',
    en: '{{po}}: $t(po.changed.{{what}}) since you opened it. Now {{paid}} baht would be paid. Please check and set up the payable again.',
  },
  'po.noAccount': {
    th: 'ผู้ขาย {{vendor}} ยังไม่มีเลขที่บัญชี กรุณากรอกที่เมนู “ผู้ขาย” หรือเลือก “จ่ายเป็นเงินสด” แล้วตั้งหนี้ {{po}} อีกครั้ง',
    en: 'Vendor {{vendor}} has no account number. Please enter it in the Vendor menu, or choose “Pay in cash”, and set up the payable of {{po}} again.',
  },
  'po.notInvoiced': {
    th: 'ใบสั่งซื้อ {{po}} ยังไม่ได้ตั้งหนี้ บัญชีที่จะจ่ายแก้ไขได้ที่เมนู “ผู้ขาย”',
    en: 'The payable of {{po}} is not set up. The account that it will be paid to is changed in the Vendor menu.',
  },
  'po.finalized': {
    th: 'ใบสั่งซื้อ {{po}} ปิดรายการแล้ว ดูได้อย่างเดียว',
    en: '{{po}} is finalized and can only be viewed.',
  },
  'po.ticketOtherProduct': {
    th: 'ใบชั่ง {{ticket}} เป็น{{product}} แต่ {{po}} เป็น{{others}} กรุณายืนยันก่อนเพิ่ม',
    en: 'Ticket {{ticket}} is of {{product}}, but {{po}} is of {{others}}. Please confirm before it is added.',
  },
  'po.ticketTaken': {
    th: 'ใบชั่ง {{ticket}} ({{plate}}) อยู่ในใบสั่งซื้อ {{other}} แล้ว กรุณาเลือกใบอื่น',
    en: 'Ticket {{ticket}} ({{plate}}) is already on {{other}}. Please choose another.',
  },
  'po.ticketOtherAvl': {
    th: 'ใบชั่ง {{ticket}} เป็นของ AVL {{avl}} ไม่ตรงกับใบสั่งซื้อ ({{poAvl}}) กรุณาเลือกใบของ AVL เดียวกัน',
    en: 'Ticket {{ticket}} belongs to AVL {{avl}}, not {{poAvl}}. Please choose one of the same AVL.',
  },
  'po.ticketNotReady': {
    th: 'ใบชั่ง {{ticket}} ยังไม่พร้อม: $t(po.missing.{{missing}}) กรุณาทำให้ครบก่อนเพิ่ม',
    en: 'Ticket {{ticket}} is not ready: $t(po.missing.{{missing}}). Please complete it first.',
  },
  'po.mixedGroups': {
    th: 'ใบชั่งที่เลือกเป็นหลายกลุ่มสินค้า ({{groups}}) อยู่ในใบสั่งซื้อเดียวกันไม่ได้ กรุณาเปิดใบแยกตามกลุ่มสินค้า',
    en: 'These tickets are of several product groups ({{groups}}). Please make an order for each group.',
  },
  'po.notWithdrawable': {
    th: 'ใบสั่งซื้อ {{po}} อยู่ในสถานะ “$t(po.state.{{state}})” เลิกทำได้เฉพาะใบที่คุณเปิดจากหน้า “รอเปิดใบ” และยังไม่มีผู้ทำรายการต่อ',
    en: '{{po}} is “$t(po.state.{{state}})”. You can only undo an order that you made at “To order” and that nobody has worked on since.',
  },
  'v.recDateFuture': {
    th: 'วันที่รับสินค้าต้องไม่เกินวันนี้ ({{date, day}})',
    en: 'The receipt date cannot be after today ({{date, day}})',
  },
  'v.recDateEarly': {
    th: 'วันที่รับสินค้าต้องไม่ก่อนวันที่รถเข้า ({{date, day}})',
    en: 'The receipt date cannot be before the truck came in ({{date, day}})',
  },
  'po.accountUnconfirmed': {
    th: '{{officer, who}} เปลี่ยนบัญชีหรือภาษีของ {{vendor}} ยังตั้งหนี้ {{po}} ไม่ได้ จนกว่าผู้จัดการ ผู้ดูแลระบบ หรือเจ้าหน้าที่บัญชีที่ไม่ใช่ผู้แก้ไขจะกด “ตรวจแล้ว ถูกต้อง”',
    en: '{{officer, who}} changed the account or tax of {{vendor}}. The payable of {{po}} is set up once a manager, administrator or accountant other than them presses “Checked, it is right”.',
  },
  'po.noPayeeChange': {
    th: 'ไม่มีการแก้ไขผู้รับเงินของ {{po}} ที่รอตรวจ',
    en: 'No change of who {{po}} is paid to waits to be checked.',
  },
  'po.ownPayeeChange': {
    th: 'คุณเป็นผู้แก้ไขผู้รับเงินของ {{po}} เอง ต้องให้ผู้จัดการ ผู้ดูแลระบบ หรือบัญชีอีกคนเป็นผู้ตรวจ',
    en: 'You changed who {{po}} is paid to yourself. Another manager, administrator or accountant has to check it.',
  },
  'auth.deleteWrongPassword': {
    th: 'รหัสผ่านไม่ถูกต้อง ใบสั่งซื้อยังไม่ถูกลบ กรุณากรอกใหม่',
    en: 'The password is wrong and nothing was deleted. Please try again.',
  },
  'auth.passwordThrottled': {
    status: 429,
    th: 'กรอกรหัสผ่านผิดหลายครั้ง กรุณารอ {{seconds, wait}}แล้วลองใหม่ ใบสั่งซื้อยังไม่ถูกลบ',
    en: 'Too many wrong passwords. Please wait {{seconds, wait}}. Nothing was deleted.',
  },
} as const satisfies Record<string, ErrorRow>

export const words = {
  'po.state.D': { th: 'ร่าง', en: 'Draft' },
  'po.state.S': { th: 'รอพิจารณา', en: 'Submitted (under review)' },
  'po.state.IR': { th: 'อยู่ระหว่างพิจารณา', en: 'In Review' },
  'po.state.RJ': { th: 'ไม่อนุมัติ', en: 'Rejected' },
  'po.state.A': { th: 'อนุมัติแล้ว', en: 'Approved' },
  'po.state.CF': { th: 'ยืนยันแล้ว', en: 'Confirm' },
  'po.state.C': { th: 'ยืนยันสมบูรณ์', en: 'Confirmed' },
  'po.state.RC': { th: 'รับสินค้าครบแล้ว', en: 'Received' },
  'po.state.IV': { th: 'ตั้งหนี้แล้ว', en: 'Invoiced' },
  'po.state.F': { th: 'ปิดรายการ', en: 'Finalized' },
  'po.state.CC': { th: 'ยกเลิก', en: 'Canceled' },
  'po.changed.account': { th: 'บัญชีที่จ่ายเปลี่ยนไป', en: 'the account was changed' },
  'po.changed.tax': { th: 'ภาษีหัก ณ ที่จ่ายเปลี่ยนไป', en: 'the withholding tax was changed' },
  'po.changed.sums': { th: 'น้ำหนักหรือราคาเปลี่ยนไป', en: 'a weight or price was changed' },
  'po.code.PONO_SEQ': { th: 'ชุดเลขที่', en: 'number sequence' },
  'po.code.Warehouse': { th: 'คลังสินค้า', en: 'warehouse' },
  'po.code.FinDim1': { th: ' D1 ', en: 'D1' },
  'po.code.FinDim2': { th: ' D2 ', en: 'D2' },
  'po.code.FinDim3': { th: ' D3 ', en: 'D3' },
  'po.code.FinDim4': { th: ' D4 ', en: 'D4' },
  'po.code.FinDim5': { th: ' D5 ', en: 'D5' },
  'po.code.FinDim6': { th: ' D6 ', en: 'D6' },
  'po.missing.weighOut': { th: 'ยังไม่ชั่งออก', en: 'not weighed out' },
  'po.missing.grade': { th: 'ยังไม่ประเมินคุณภาพ', en: 'not graded' },
  'po.missing.value': { th: 'ยังไม่ประเมินราคา', en: 'not priced' },
  'po.missing.weighOut-grade': {
    th: 'ยังไม่ชั่งออก ยังไม่ประเมินคุณภาพ',
    en: 'not weighed out, not graded',
  },
  'po.missing.weighOut-value': {
    th: 'ยังไม่ชั่งออก ยังไม่ประเมินราคา',
    en: 'not weighed out, not priced',
  },
  'v.threshold.10': {
    th: 'ต้องอยู่ระหว่าง 0–10 ทศนิยมไม่เกิน 2 ตำแหน่ง',
    en: 'Must be 0–10 with up to 2 decimals',
  },
  'v.threshold.200': {
    th: 'ต้องอยู่ระหว่าง 0–200 ทศนิยมไม่เกิน 2 ตำแหน่ง',
    en: 'Must be 0–200 with up to 2 decimals',
  },
  'v.termDay': {
    th: 'วันที่ต้องอยู่ระหว่าง 01/01/2543–31/12/2742',
    en: 'The date must be between 01/01/2000 and 31/12/2199',
  },
  'v.deletePassword': {
    th: 'กรุณากรอกรหัสผ่านเพื่อลบใบสั่งซื้อ',
    en: 'Please enter your password to delete the PO',
  },
  'order.title': { th: 'ใบสั่งซื้อ', en: 'Purchase order' },
  'order.goesOn': {
    th: 'ใบสั่งซื้อ {{po}} (ต่อ) · {{vendor}}',
    en: 'Purchase order {{po}}, continued · {{vendor}}',
  },
  'order.underReview': { th: 'รอพิจารณา', en: 'Under review' },
  'order.notYet': {
    th: '{{status}} – ยังไม่ใช่เอกสารสั่งซื้อ',
    en: '{{status}} – not yet a purchase order',
  },
  'order.line': { th: 'ที่', en: 'No.' },
  'order.dayOut': { th: 'วันที่ออก', en: 'Date out' },
  'order.weightIn': { th: 'ชั่งเข้า', en: 'In' },
  'order.weightOut': { th: 'ชั่งออก', en: 'Out' },
  'order.inWords': { th: 'จำนวนเงินเป็นตัวอักษร', en: 'Amount in words' },
  'order.account': { th: 'จ่ายเข้าบัญชีผู้ขาย', en: 'Paid to the vendor’s account' },
  'order.override': {
    th: '* {{ticket}} กำหนดราคาเองโดย {{officer}} (ระบบคำนวณ {{computed}} บาท/กก.)',
    en: '* {{ticket}}: price set by {{officer}} (computed {{computed}} baht/kg)',
  },
  'order.empty': { th: 'ยังไม่มีรายการ', en: 'No lines yet' },
} as const satisfies Words
