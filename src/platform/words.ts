import type { Words } from './i18n.ts'

/** What is wrong with a field; refusals and forms both say it. */
export const words = {
  'second.alone': {
    th: 'ไม่มีเจ้าหน้าที่คนอื่นที่ตรวจได้ ระบบจะบันทึกว่าคุณทำคนเดียว',
    en: 'Nobody else could check this. It is recorded that you do it alone.',
  },
  'v.required': { th: 'กรุณากรอกช่องนี้', en: 'Please fill in this field' },
  'v.invalid': { th: 'ค่านี้ใช้ไม่ได้ กรุณาตรวจสอบ', en: 'This value cannot be used. Please check it.' },
  'v.unknownField': { th: 'ไม่รู้จักช่องนี้', en: 'This field is not known' },
  'v.text': {
    th: 'มีอักขระที่ใช้ไม่ได้ กรุณาพิมพ์ใหม่',
    en: 'There is a character that cannot be used. Please type it again.',
  },
  'v.tooManyItems': {
    th: 'เลือกได้ครั้งละไม่เกิน 1,000 รายการ กรุณาแบ่งทำ',
    en: 'At most 1,000 at a time. Please do it in parts.',
  },
  'v.doubledItem': {
    th: 'มีรายการซ้ำ กรุณาเลือกใหม่',
    en: 'Something is chosen twice. Please choose again.',
  },
  'v.tooLong': { th: 'ยาวเกิน {{n}} ตัวอักษร', en: 'Longer than {{n}} characters' },
  'v.notNumber': {
    th: 'อ่านเป็นตัวเลขไม่ได้ ใช้จุดคั่นทศนิยม เช่น 1.50',
    en: 'This is not a number. Write decimals with a point, such as 1.50.',
  },
  'v.negative': { th: 'ต้องไม่ติดลบ', en: 'Must not be negative' },
  'v.decimals': { th: 'ทศนิยมไม่เกิน 2 ตำแหน่ง', en: 'Up to 2 decimals' },
  'v.percentOver': { th: 'มากเกินไป ต้องไม่เกิน 100', en: 'Too much: at most 100' },
  'v.priceOver': { th: 'มากเกินไป ต้องไม่เกิน 9,999.99 บาท', en: 'Too much: at most 9,999.99 baht' },
  'v.weightOver': { th: 'มากเกินไป ต้องไม่เกิน 999,999', en: 'Too much: at most 999,999' },
  'v.number': {
    th: 'กรุณากรอกตัวเลข 0–999,999 ทศนิยมไม่เกิน 2 ตำแหน่ง',
    en: 'Please enter a number from 0 to 999,999, with up to 2 decimals',
  },
  'v.date': {
    th: 'วันที่ไม่ถูกต้อง กรุณากรอกแบบ วว/ดด/ปปปป เช่น 20/11/2569',
    en: 'This date is not valid. Use dd/mm/yyyy, e.g. 20/11/2026.',
  },
  'v.email': { th: 'กรุณากรอกอีเมล', en: 'Please enter your email' },
  'v.emailFormat': {
    th: 'รูปแบบอีเมลไม่ถูกต้อง เช่น name@mill.co.th',
    en: 'The email looks wrong, e.g. name@mill.co.th',
  },
  'v.password': { th: 'กรุณากรอกรหัสผ่าน', en: 'Please enter your password' },
  'v.percent': {
    th: 'ต้องอยู่ระหว่าง 0–100 ทศนิยมไม่เกิน 2 ตำแหน่ง',
    en: 'Must be 0–100 with up to 2 decimals',
  },
  'v.price': {
    th: 'กรุณากรอกราคาเป็นตัวเลข ไม่ติดลบ ทศนิยมไม่เกิน 2 ตำแหน่ง',
    en: 'Price must be a number, 0 or more, with up to 2 decimals',
  },
  'v.reasonText': { th: 'กรุณาระบุเหตุผล', en: 'Please specify the reason' },
} as const satisfies Words
