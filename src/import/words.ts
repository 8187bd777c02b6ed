import type { ErrorRow } from '../platform/errors.ts'
import type { Words } from '../platform/i18n.ts'

export const errors = {
  'import.notFound': {
    th: 'ไม่พบการนำเข้านี้ อาจถูกลบไปแล้ว กรุณาเลือกไฟล์ใหม่',
    en: 'This import was not found; it may have been discarded. Please choose the files again.',
  },
  'import.notDraft': {
    th: 'ข้อมูลชุดนี้นำเข้าไปแล้ว กรุณาเริ่มใหม่ด้วยไฟล์ใหม่',
    en: 'This was imported already. Please begin anew with new files.',
  },
  'import.notImported': {
    th: 'ข้อมูลชุดนี้ไม่ได้อยู่ในระบบแล้ว กรุณาโหลดหน้าใหม่',
    en: 'This import is not in force. Please reload the page.',
  },
  'import.noFiles': {
    th: 'กรุณาเลือกไฟล์ CSV หรือ Excel อย่างน้อยหนึ่งไฟล์',
    en: 'Please choose at least one CSV or Excel file.',
  },
  'import.tooLarge': {
    th: 'ไฟล์รวมกันใหญ่เกิน {{max}} MB กรุณานำเข้าทีละส่วน',
    en: 'The files are over {{max}} MB together. Please import them in parts.',
  },
  'import.faulty': {
    th: 'ยังมี {{n}} แถวที่ผิด ยังไม่ได้นำเข้าข้อมูลใด กรุณาแก้หรือข้ามแถวเหล่านั้นก่อน',
    en: 'Faulty rows: {{n}}. Nothing was imported. Please fix them or leave them out first.',
  },
  'import.unreadable': {
    th: '{{file}} ยังอ่านไม่ได้ครบ กรุณาจับคู่คอลัมน์ เปลี่ยนไฟล์ หรือไม่นำเข้าไฟล์นี้',
    en: '{{file}} cannot be read whole. Please match its columns, replace it or leave it out.',
  },
  'import.changed': {
    status: 409,
    th: 'ข้อมูลเปลี่ยนไปหลังจากตรวจสอบ ยังไม่ได้นำเข้า กรุณาดูผลตรวจสอบล่าสุดแล้วนำเข้าอีกครั้ง',
    en: 'Data changed after the check, and nothing was imported. Please look at the latest check and import again.',
  },
  'import.othersChose': {
    status: 409,
    th: 'มีผู้อื่นแก้ไฟล์ชุดนี้ไปก่อน สิ่งที่เลือกยังไม่ถูกบันทึก กรุณาดูข้อมูลล่าสุดแล้วเลือกใหม่',
    en: 'Somebody else worked on these files meanwhile, and the choice was not kept. Please look at them again and choose anew.',
  },
  'import.readersBusy': {
    status: 503,
    th: 'มีไฟล์อื่นกำลังอ่านอยู่หลายไฟล์ ยังไม่ได้บันทึก กรุณารอครึ่งนาทีแล้วลองใหม่',
    en: 'Several other files are being read. Nothing was saved. Please wait half a minute and try again.',
  },
  'import.busy': {
    status: 409,
    th: 'กำลังนำเข้าข้อมูลชุดอื่นอยู่ กรุณารอให้เสร็จแล้วลองใหม่',
    en: 'Another import is being written. Please try again when it is done.',
  },
  'import.underWay': {
    status: 409,
    th: 'กำลังนำเข้าข้อมูลชุดนี้อยู่ จึงทิ้งไม่ได้ กรุณารอให้นำเข้าเสร็จ',
    en: 'This is being imported and cannot be thrown away. Please wait until it is done.',
  },
  'import.builtOn': { th: 'เลิกนำเข้าไม่ได้: {{why}}', en: 'This import cannot be undone: {{why}}' },
} as const satisfies Record<string, ErrorRow>

/** What is wrong with a value or a row; its field and value stand beside it. */
const faults = {
  required: { th: 'ต้องมีค่า', en: 'Needs a value' },
  number: { th: 'ต้องเป็นตัวเลข', en: 'Must be a number' },
  tooSmall: { th: 'ต้องไม่น้อยกว่า {{min, number}}', en: 'Must be {{min, number}} or more' },
  tooLarge: { th: 'ต้องไม่เกิน {{max, number}}', en: 'Must be {{max, number}} or less' },
  tonnesTooLarge: {
    th: '{{typed, number}} ตัน = {{value, number}} กก. เกินที่รับได้ (ไม่เกิน {{max, number}} กก.) หน่วยของคอลัมน์อาจเป็น กก.',
    en: '{{typed, number}} t = {{value, number}} kg, over the limit of {{max, number}} kg: the column may be in kg',
  },
  unitTooLarge: {
    th: 'อ่านตามหน่วยที่เขียนไว้ได้ {{value, number}} ต้องไม่เกิน {{max, number}} หน่วยของคอลัมน์อาจผิด',
    en: 'By the unit written this is {{value, number}}, over {{max, number}}: the unit of the column may be wrong',
  },
  decimals: { th: 'ทศนิยมได้ไม่เกิน {{places}} ตำแหน่ง', en: 'Up to {{places}} decimals' },
  tooLong: { th: 'ยาวเกิน {{max}} ตัวอักษร', en: 'Longer than {{max}} characters' },
  text: { th: 'มีอักขระที่เก็บไม่ได้', en: 'Holds a character that cannot be kept' },
  lostDigits: {
    th: 'Excel ปัดเลขท้าย กรุณากรอกใหม่',
    en: 'Excel cut the last digits off. Please type it again',
  },
  becameDay: {
    th: 'Excel เปลี่ยนรหัสเป็นวันที่ กรุณากรอกใหม่',
    en: 'Excel took the code for a date. Please type it again',
  },
  lostZero: {
    th: 'ธนาคารนี้มีหลักมากกว่านี้ Excel อาจตัด 0 ข้างหน้า',
    en: 'Too short for this bank: Excel may have dropped the 0 in front',
  },
  lostZeros: {
    th: 'ไม่มีรหัสนี้ Excel อาจตัด 0 ข้างหน้า ถ้าเป็นรหัสใหม่ให้กดถูกต้อง',
    en: 'No such code: Excel may have dropped the 0s in front. If it is new, confirm it',
  },
  priceLeap: {
    th: 'ราคา {{grades}} ต่างจากราคาเดิมเกิน {{max}}% หรือต่ำกว่าเกรดก่อนหน้า ถ้าถูกแล้วให้กดถูกต้อง',
    en: 'Prices of {{grades}} are over {{max}}% from those before them, or below the grade before. Confirm them if they are right',
  },
  oddPremium: {
    th: 'ราคาพรีเมียมสูงผิดปกติ (เดิม {{before}}) ถ้าถูกแล้วให้กดถูกต้อง',
    en: 'An unusual premium (before: {{before}}). Confirm it if it is right',
  },
  taxFraction: {
    th: 'ต่ำกว่าอัตราภาษีทุกอัตรา Excel อาจเก็บ 3% เป็น 0.03',
    en: 'Below every rate of tax: Excel may have kept 3% as 0.03',
  },
  dotThousands: {
    th: 'กิโลกรัมไม่มีทศนิยมสามตำแหน่ง จุดอาจคั่นหลักพัน',
    en: 'Kilograms have no three decimals: the dot may set thousands apart',
  },
  tooLight: {
    th: 'รถไม่เบากว่า {{min}} กก. อาจเป็นตัน',
    en: 'Trucks weigh {{min}} kg or more: these may be tonnes',
  },
  perTonne: {
    th: 'สูงเกินบาทต่อกิโลกรัม อาจเป็นบาทต่อตัน ถ้าถูกแล้วให้กดถูกต้อง',
    en: 'Too much for baht per kg: these may be baht per tonne. Confirm it if it is right',
  },
  differs: {
    th: 'ต่างจากแถว {{line}} ({{file}}) ของ AVL เดียวกัน',
    en: 'Not as on line {{line}} ({{file}}) of the same AVL',
  },
  duplicate: { th: 'ซ้ำกับแถว {{line}} ({{file}})', en: 'Also on line {{line}} ({{file}})' },
  unknownRef: { th: 'ไม่มีรหัสนี้', en: 'There is no such code' },
  unknownD7: { th: 'ไม่มี D7 นี้', en: 'There is no such D7' },
  unknownLevel: { th: 'ไม่มีระดับนี้', en: 'There is no such level' },
  unknownBank: { th: 'ไม่มีธนาคารนี้ในรายการ', en: 'Not a bank of the list' },
  account: { th: 'ต้องมี 10–15 หลัก', en: 'Needs 10–15 digits' },
  noBank: { th: 'มีเลขที่บัญชีแต่ไม่มีธนาคาร', en: 'An account number without a bank' },
  noAccount: { th: 'มีธนาคารแต่ไม่มีเลขที่บัญชี', en: 'A bank without an account number' },
  needsAvl: { th: 'ผู้ขายยังไม่ผูก AVL', en: 'The vendor is linked to no AVL' },
  taken: { th: 'ผูกกับ {{vendor}} แล้ว', en: 'Linked to {{vendor}} already' },
  takenInFile: { th: 'แถว {{line}} ก็ผูกกับ AVL นี้', en: 'Line {{line}} links this AVL too' },
  openOrders: {
    th: 'เปลี่ยนไม่ได้ มีใบสั่งซื้อที่ยังไม่เสร็จ {{n}} ใบ เช่น {{po}}',
    en: 'Cannot change: unfinished POs ({{n}}), such as {{po}}',
  },
  instant: {
    th: 'ต้องเป็นวันและเวลา เช่น 15/11/2569 14:05',
    en: 'Must be a date and time, such as 15/11/2569 14:05',
  },
  day: { th: 'ต้องเป็นวันที่ เช่น 15/11/2569', en: 'Must be a date, such as 15/11/2569' },
  dayOrder: {
    th: 'วันหรือเดือนขึ้นก่อน ไฟล์ไม่ได้บอก กรุณาเลือกหรือพิมพ์ใหม่',
    en: 'Day or month first? The file does not tell. Please choose or type it',
  },
  timeAlone: { th: 'มีแต่เวลา ไม่มีวันที่', en: 'A time without a date' },
  net: {
    th: 'น้ำหนักสุทธิต้องมากกว่า 0 (เข้า {{in, number}} ออก {{out, number}} กก.)',
    en: 'Net weight must be above 0 (in {{in, number}}, out {{out, number}} kg)',
  },
  oddWeight: {
    th: 'อยู่นอกช่วงที่โรงงานตั้งไว้ ({{min, number}}–{{max, number}} กก.) ถ้าถูกแล้วให้กดถูกต้อง',
    en: 'Outside {{min, number}}–{{max, number}} kg, the bounds of the mill. Confirm it if it is right',
  },
  oddNet: {
    th: 'สุทธิ {{net, number}} กก. ต่างจากที่ {{plate}} มักชั่งได้ ({{median, number}} กก.) มาก ถ้าถูกแล้วให้กดถูกต้อง',
    en: 'Net {{net, number}} kg is far from what {{plate}} usually brings ({{median, number}} kg). Confirm it if it is right',
  },
  timeOrder: { th: 'เวลาออกอยู่ก่อนเวลาเข้า', en: 'Time out is before time in' },
  future: { th: 'เวลาชั่งอยู่ในอนาคต', en: 'The time is in the future' },
  halfOut: { th: 'ต้องมีทั้งน้ำหนักออกและเวลาออก', en: 'Weight out and time out must come together' },
  otherTruck: {
    th: 'เลขที่ {{number}} เป็นของ {{plate}} เข้า {{time, time}} อยู่แล้ว: รถคันอื่น หรือแก้ไขใบเดิม?',
    en: 'No. {{number}} is that of {{plate}}, in {{time, time}}: another truck, or a correction?',
  },
  slipTaken: {
    th: 'ใบชั่งเลขที่ {{number}} เป็นของ {{plate}} เข้า {{time, time}} อยู่แล้ว: รถคันอื่น หรือแก้ไขใบเดิม?',
    en: 'Slip {{number}} is that of {{plate}}, in {{time, time}}: another truck, or a correction?',
  },
  sameLoad: {
    th: '{{plate}} เข้า {{time, time}} น้ำหนักเท่ากัน มีใบชั่งเลขที่ {{number}} อยู่แล้ว: เที่ยวเดียวกัน (แก้ไขใบเดิม) หรือรถคันอื่น?',
    en: '{{plate}}, in {{time, time}} with the same weight, has ticket {{number}} already: the same load (a correction), or another truck?',
  },
  dayClosed: { th: 'วันที่ {{date, day}} ปิดวันแล้ว', en: '{{date, day}} is closed' },
  tooFarAhead: {
    th: 'ตั้งราคาล่วงหน้าได้ไม่เกิน {{max}} วัน',
    en: 'Prices can be set at most {{max}} days ahead',
  },
  pricedDay: {
    th: 'ใบชั่ง {{ticket}} ในช่วงที่ราคานี้มีผลย้อนหลัง ประเมินราคาไปแล้ว จึงเปลี่ยนราคาช่วงนั้นไม่ได้',
    en: 'Ticket {{ticket}} of the days that these prices reach back over is priced already: they cannot change',
  },
  ticketInUse: {
    th: 'ใบชั่งนี้ประเมินคุณภาพ แก้ไขน้ำหนัก หรืออยู่ในใบสั่งซื้อแล้ว กรุณาแก้ไขที่ใบชั่งนั้น',
    en: 'Graded, corrected or on an order already. Please correct it at the ticket',
  },
  ticketVoided: {
    th: 'การชั่งเข้าใบนี้ยกเลิกแล้ว กรุณาให้ผู้จัดการกู้คืนใบชั่งก่อน หรือข้ามแถวนี้',
    en: 'This weigh-in is voided. Please have a manager restore it, or leave this row out',
  },
  ladderEmpty: { th: 'ต้องมีราคาอย่างน้อยหนึ่งเกรด', en: 'Needs the price of one grade at least' },
  choice: { th: 'ต้องเป็นตัวเลือกที่มีให้', en: 'Must be one of the choices' },
  yesOrNo: { th: 'ต้องเป็น ใช่ หรือ ไม่ใช่', en: 'Must be yes or no' },
  otherDefault: {
    th: '{{other}} เป็นค่าเริ่มต้นอยู่แล้ว เป็นได้รายการเดียว กรุณาใส่ “ไม่ใช่” ที่ {{other}} ด้วย',
    en: '{{other}} is the default already, and only one can be. Please say “No” at {{other}} too',
  },
  tooFewCells: {
    th: 'มี {{found}} ช่อง ควรมี {{expected}} ช่อง',
    en: '{{found}} cells in place of {{expected}}',
  },
  tooManyCells: {
    th: 'มี {{found}} ช่อง เกินหัวตารางที่มี {{expected}} ช่อง',
    en: '{{found}} cells, more than the {{expected}} of the header',
  },
  noResult: {
    th: 'สูตรยังไม่มีผลลัพธ์ กรุณาเปิดใน Excel แล้วบันทึกอีกครั้ง',
    en: 'A formula without a result. Please open it in Excel and save it again',
  },
  errorCell: {
    th: 'สูตรใน Excel ผิด กรุณากรอกค่าจริง หรือข้ามแถวนี้',
    en: 'Its formula in Excel fails. Please type the value, or leave this row out',
  },
  totalRow: {
    th: 'เป็นแถวรวมท้ายตาราง กรุณาข้ามแถวนี้',
    en: 'The sum below the list. Please leave this row out',
  },
  broken: { th: 'เครื่องหมายคำพูดไม่ครบ', en: 'A quote is never closed' },
  letters: {
    th: 'มีตัวอักษรที่อ่านไม่ได้ (�) กรุณาพิมพ์ใหม่หรือข้ามแถวนี้',
    en: 'Holds a letter that cannot be read (�). Please type it again or leave the row out',
  },
} as const satisfies Words

/** What is wrong with a whole file or sheet. */
const files = {
  type: { th: 'ไม่ใช่ไฟล์ CSV หรือ Excel (.xlsx)', en: 'Neither a CSV nor an Excel file (.xlsx)' },
  oldExcel: {
    th: 'เป็น Excel รุ่นเก่า (.xls) กรุณาบันทึกเป็น .xlsx',
    en: 'An old Excel file (.xls). Please save it as .xlsx',
  },
  locked: {
    th: 'ไฟล์มีรหัสผ่านหรือเป็น Excel รุ่นเก่า กรุณาบันทึกใหม่เป็น .xlsx โดยไม่ใส่รหัสผ่าน',
    en: 'The file has a password or is of an old Excel. Please save it as .xlsx without one',
  },
  unreadable: { th: 'ไฟล์เสียหาย เปิดอ่านไม่ได้', en: 'The file is damaged and cannot be opened' },
  encoding: {
    th: 'อ่านตัวอักษรในไฟล์ไม่ได้ กรุณาบันทึกเป็น CSV UTF-8',
    en: 'Its letters cannot be read. Please save it as CSV UTF-8',
  },
  tooLarge: { th: 'ใหญ่เกิน {{max}} MB กรุณาแบ่งไฟล์', en: 'Over {{max}} MB. Please split it' },
  tooManyRows: {
    th: 'เกิน {{max, number}} แถว กรุณาแบ่งไฟล์',
    en: 'Over {{max, number}} rows. Please split it',
  },
  tooManyColumns: { th: 'เกิน {{max}} คอลัมน์', en: 'Over {{max}} columns' },
  tooManyValues: {
    th: 'เกิน {{max, number}} ช่อง (นับช่องว่างที่คั่นอยู่ด้วย) กรุณาแบ่งไฟล์ หรือลบคอลัมน์ที่ไม่ใช้',
    en: 'Over {{max, number}} cells, empty ones in between counted. Please split it, or delete columns that are not needed',
  },
  tooManySheets: { th: 'เกิน {{max}} ชีต กรุณาแบ่งไฟล์', en: 'Over {{max}} sheets. Please split it' },
  tooManyMerged: {
    th: 'มีช่องที่ผสานไว้มากเกินไป กรุณายกเลิกการผสานเซลล์แล้วบันทึกใหม่',
    en: 'Too many merged cells. Please unmerge them and save it again',
  },
  longLine: {
    th: 'มีบรรทัดที่ยาวเกิน {{max, number}} ตัวอักษร กรุณาตรวจเครื่องหมายคำพูด (") และการขึ้นบรรทัดใหม่ในไฟล์',
    en: 'A line has over {{max, number}} letters. Please check the quotes and the ends of lines in the file',
  },
  longCell: {
    th: 'มีช่องที่ยาวเกิน {{max, number}} ตัวอักษร กรุณาตรวจเครื่องหมายคำพูด (") และข้อความในไฟล์',
    en: 'A cell has over {{max, number}} letters. Please check the quotes and the texts in the file',
  },
  tooMuch: {
    th: 'ไฟล์นี้ใหญ่หรือซับซ้อนเกินกว่าที่ระบบอ่านได้ กรุณาแบ่งเป็นหลายไฟล์ หรือบันทึกเฉพาะข้อมูลเป็น CSV',
    en: 'This file takes more memory or time than reading one may. Please split it, or save its rows alone as CSV',
  },
  empty: { th: 'ไม่มีข้อมูลใต้หัวตาราง', en: 'No rows below the header' },
  broken: {
    th: 'บรรทัดนี้อ่านไม่ได้ เครื่องหมายคำพูดไม่ครบ',
    en: 'This line cannot be read: a quote is never closed',
  },
  unknownUnit: {
    th: 'ไม่รู้จักหน่วยของคอลัมน์ “{{column}}” กรุณาแก้หัวคอลัมน์ เช่น (กก.) (ตัน) (บาท/กก.) (บาท/ตัน) (กม.) หรือไม่นำเข้าคอลัมน์นี้',
    en: 'The unit of column “{{column}}” is not known. Please change its header to one such as (kg), (t), (baht/kg), (baht/t) or (km), or leave the column out',
  },
  hiddenSheet: {
    th: 'ชีตนี้ซ่อนอยู่ จึงไม่นำเข้า ถ้าต้องการ ให้เลือกว่าเป็นข้อมูลอะไร (ขั้นจับคู่คอลัมน์)',
    en: 'This sheet is hidden and stays out. To take it in, choose what it holds (step “Match columns”)',
  },
  hiddenRows: {
    th: 'ซ่อนหรือกรองไว้ {{n}} แถว จึงไม่นำเข้า ถ้าต้องการ ให้ติ๊ก “รวมแถวและคอลัมน์ที่ซ่อน” (ขั้นจับคู่คอลัมน์)',
    en: 'Hidden or filtered rows stay out: {{n}}. To take them in, tick “With hidden rows and columns” (step “Match columns”)',
  },
  hiddenColumns: {
    th: 'ซ่อนไว้ {{n}} คอลัมน์ จึงไม่นำเข้า ถ้าต้องการ ให้ติ๊ก “รวมแถวและคอลัมน์ที่ซ่อน” (ขั้นจับคู่คอลัมน์)',
    en: 'Hidden columns stay out: {{n}}. To take them in, tick “With hidden rows and columns” (step “Match columns”)',
  },
  doubledColumn: {
    th: 'คอลัมน์ “{{column}}” มีสองคอลัมน์ ใช้คอลัมน์แรก',
    en: 'Two columns “{{column}}”; the first is used',
  },
  dayFirst: {
    th: 'คอลัมน์ “{{column}}” อ่านเป็น วัน/เดือน: {{typed}} = {{day}} ถ้าไม่ใช่ กรุณาแก้วันที่ในไฟล์แล้วเลือกใหม่',
    en: 'Column “{{column}}” is read as day/month: {{typed}} = {{day}}. If it is not, fix the dates and choose the file again',
  },
} as const satisfies Words

/** What blocks undoing an import. */
const blockers = {
  changed: { th: '{{key}} ถูกแก้ไขหลังนำเข้า', en: '{{key}} was changed since' },
  used: { th: '{{by}} ใช้ {{key}} แล้ว', en: '{{by}} uses {{key}} by now' },
  graded: { th: '{{key}} ประเมินคุณภาพหรือประเมินราคาแล้ว', en: '{{key}} was graded or priced since' },
  corrected: { th: 'แก้ไขน้ำหนักของ {{key}} แล้ว', en: 'The weights of {{key}} were corrected since' },
  weighed: { th: 'เครื่องชั่งส่ง {{key}} มาแล้ว', en: 'The scale has sent {{key}} since' },
  voided: { th: 'ยกเลิกการชั่งเข้าของ {{key}} แล้ว', en: 'The weigh-in {{key}} was voided since' },
  gone: { th: 'ไม่มี {{key}} ในระบบแล้ว', en: '{{key}} is gone' },
} as const satisfies Words

export const faultCodes = faults
export type FaultCode = keyof typeof faults
export type FileCode = keyof typeof files
export type BlockerCode = keyof typeof blockers
/** What is told of a file without anything being wrong with it. */
export const FILE_NOTES: readonly FileCode[] = [
  'hiddenSheet',
  'hiddenRows',
  'hiddenColumns',
  'doubledColumn',
  'dayFirst',
]

type Prefixed<P extends string, W> = { [K in keyof W & string as `${P}${K}`]: W[K] }

function prefixed<P extends string, W extends Words>(prefix: P, of: W): Prefixed<P, W> {
  const entries = Object.entries(of).map(([key, word]) => [`${prefix}${key}`, word])
  return Object.fromEntries(entries) as Prefixed<P, W>
}

export const words = {
  ...prefixed('import.fault.', faults),
  ...prefixed('import.file.', files),
  ...prefixed('import.blocker.', blockers),
}
