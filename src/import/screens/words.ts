import type { Words } from '../../platform/i18n.ts'

/** What the screen that imports files says. */
export const words = {
  'import.steps': { th: 'ขั้นตอนการนำเข้า', en: 'Steps of the import' },
  'import.step.columns': { th: 'จับคู่คอลัมน์', en: 'Match columns' },
  'import.step.check': { th: 'ตรวจสอบ', en: 'Check' },
  'import.step.import': { th: 'นำเข้า', en: 'Import' },

  'import.drop': {
    th: 'ลากไฟล์ Excel หรือ CSV มาวางที่ใดก็ได้ในหน้านี้',
    en: 'Drop Excel or CSV files anywhere on this page',
  },
  'import.drop.now': { th: 'วางไฟล์เพื่ออ่าน', en: 'Let go to read the files' },
  'import.drop.limits': {
    th: 'หลายไฟล์พร้อมกันได้ ไฟล์ละไม่เกิน {{max}} MB · ยังไม่นำเข้าจนกว่าคุณตรวจแล้วกด “นำเข้า”',
    en: 'Several at once, each up to {{max}} MB. Nothing is imported until you have checked it.',
  },
  'import.choose': { th: 'เลือกไฟล์', en: 'Choose files' },
  'import.chooseNew': { th: 'เลือกไฟล์ใหม่', en: 'Choose a new file' },
  'import.atDesk': {
    th: 'การเลือกไฟล์และแก้หลายแถวสะดวกกว่าบนคอมพิวเตอร์ แต่ทำที่นี่ได้เช่นกัน',
    en: 'Files are best chosen and fixed at a desk, but it works here too.',
  },
  'import.sending': { th: 'กำลังส่งและอ่าน {{files}}', en: 'Sending and reading {{files}}' },
  'import.sendFailed': {
    th: 'ส่ง {{files}} ไม่สำเร็จ ไฟล์ยังอยู่ในหน้านี้ · {{reason}}',
    en: '{{files}} could not be sent and is kept on this page. {{reason}}',
  },
  'import.stop': { th: 'หยุดส่ง', en: 'Stop sending' },
  'import.fileChanged': {
    th: 'ไฟล์เปลี่ยนหรือถูกย้ายหลังจากเลือก กรุณาเลือกใหม่',
    en: 'A file changed or was moved after it was chosen. Please choose it again.',
  },
  'import.refused.oldExcel': {
    th: '{{file}} เป็น Excel รุ่นเก่า กรุณาบันทึกเป็น .xlsx แล้วเลือกใหม่',
    en: '{{file}} is of an old Excel. Please save it as .xlsx and choose it again.',
  },
  'import.refused.pdf': {
    th: '{{file}} เป็น PDF ซึ่งอ่านเป็นตารางไม่ได้ กรุณาใช้ไฟล์ Excel หรือ CSV',
    en: '{{file}} is a PDF, which has no table to read. Please use Excel or CSV.',
  },
  'import.refused.type': {
    th: '{{file}} ไม่ใช่ไฟล์ .xlsx .csv หรือ .txt กรุณาเลือกไฟล์อื่น',
    en: '{{file}} is neither .xlsx, .csv nor .txt. Please choose another.',
  },
  'import.refused.empty': {
    th: '{{file}} ว่างเปล่า กรุณาตรวจสอบไฟล์',
    en: '{{file}} is empty. Please look at it.',
  },
  'import.refused.tooLarge': {
    th: '{{file}} ใหญ่เกิน {{max}} MB กรุณาแบ่งเป็นหลายไฟล์',
    en: '{{file}} is over {{max}} MB. Please split it.',
  },
  'import.refused.together': {
    th: '{{file}} ยังไม่ได้อ่าน เพราะรวมกันเกิน {{together}} MB กรุณาเลือกเพิ่มทีหลัง',
    en: '{{file}} was not read: together they are over {{together}} MB. Please add it afterwards.',
  },

  'import.kinds': { th: 'ข้อมูลที่นำเข้าได้', en: 'What can be imported' },
  'import.kinds.kind': { th: 'ข้อมูล', en: 'Data' },
  'import.kinds.columns': { th: 'คอลัมน์', en: 'Columns' },
  'import.kinds.present': { th: 'มีอยู่', en: 'Present' },
  'import.kinds.template': { th: 'ดาวน์โหลดแบบฟอร์ม', en: 'Template to download' },
  'import.kinds.templateOf': {
    th: 'แบบฟอร์ม {{kind}} {{format}}',
    en: '{{format}} template of {{kind}}',
  },
  'import.kinds.hint': {
    th: 'แบบฟอร์มมีข้อมูลปัจจุบันอยู่แล้ว แก้ใน Excel แล้วนำกลับเข้ามา ระบบเปลี่ยนเฉพาะที่ต่าง',
    en: 'Templates hold the present data: edit them in Excel and bring them back; only what differs is changed.',
  },
  'import.kind.sites': { th: 'ไซต์', en: 'Sites' },
  'import.kind.warehouses': { th: 'คลังสินค้า', en: 'Warehouses' },
  'import.kind.number_sequences': { th: 'ชุดเลขที่', en: 'Number sequences' },
  'import.kind.financial_dimensions': { th: 'มิติทางการเงิน', en: 'Financial dimensions' },
  'import.kind.product_groups': { th: 'กลุ่มสินค้า', en: 'Product groups' },
  'import.kind.products': { th: 'สินค้า', en: 'Products' },
  'import.kind.vendors': { th: 'ผู้ขาย', en: 'Vendors' },
  'import.kind.customers': { th: 'ลูกค้า (AVL)', en: 'Customers (AVL)' },
  'import.kind.price_ladders': { th: 'ตารางราคา', en: 'Price ladders' },
  'import.kind.vehicle_weights': { th: 'น้ำหนักรถเบา', en: 'Light vehicle weights' },
  'import.kind.premiums': { th: 'ผู้ขายพรีเมียม', en: 'Premium vendors' },
  'import.kind.tickets': { th: 'ใบชั่งยกมา', en: 'Opening tickets' },
  'import.template.file': { th: 'แบบฟอร์ม {{kind}}', en: 'Template {{kind}}' },

  'import.earlier': { th: 'ที่นำเข้าก่อนหน้า', en: 'Earlier imports' },
  'import.earlier.none': { th: 'ยังไม่เคยนำเข้า', en: 'Nothing was imported yet' },
  'import.earlier.by': { th: '{{time}} · {{officer}}', en: '{{time}} · {{officer}}' },
  'import.counts': {
    th: 'ใหม่ {{added}} · เปลี่ยน {{changed}} · เหมือนเดิม {{unchanged}}',
    en: '{{added}} new · {{changed}} changed · {{unchanged}} unchanged',
  },
  'import.state.draft': { th: 'ยังไม่นำเข้า', en: 'Not imported yet' },
  'import.state.running': { th: 'กำลังนำเข้า', en: 'Being imported' },
  'import.state.imported': { th: 'นำเข้าแล้ว', en: 'Imported' },
  'import.state.undone': { th: 'เลิกนำเข้าแล้ว', en: 'Taken back' },
  'import.goOn': { th: 'ทำต่อ', en: 'Go on' },
  'import.see': { th: 'ดู', en: 'See' },
  'import.openOf': { th: '{{verb}} {{files}}', en: '{{verb}} {{files}}' },
  'import.discard': { th: 'ทิ้ง', en: 'Throw away' },
  'import.discarded': { th: 'ทิ้งไฟล์ที่ยังไม่นำเข้าแล้ว', en: 'The files that were not imported are gone' },
  'import.ask.discard': {
    th: 'ทิ้ง {{files}} ที่ยังไม่นำเข้าใช่หรือไม่',
    en: 'Throw away {{files}}, not imported yet?',
  },
  'import.ask.discard.text': {
    th: 'สิ่งที่จับคู่และแก้ไว้ในหน้านี้หายไปด้วย ไฟล์ในเครื่องของคุณไม่เปลี่ยน',
    en: 'What was matched and fixed here goes too. The files on your computer stay.',
  },

  'import.moreFiles': { th: '{{file}} และอีก {{n}} ไฟล์', en: '{{file}} and {{n}} more' },
  'import.joined': {
    th: 'มีผู้อื่นแก้ไฟล์ชุดนี้อยู่ด้วย รวมสิ่งที่เลือกของทั้งสองคนแล้ว กรุณาตรวจดูอีกครั้ง',
    en: 'Somebody else works on these files too. What both of you chose now stands together; please look at it once more.',
  },
  'import.gone': {
    th: 'ไม่พบการนำเข้านี้ อาจถูกทิ้งหรือเก่าเกิน 24 ชั่วโมง กรุณาเลือกไฟล์ใหม่',
    en: 'This import is not here any more: it was thrown away or is over 24 hours old. Please choose the files again.',
  },
  'import.toStart': { th: 'ไปหน้าแรกของการนำเข้า', en: 'To the start of the import' },

  'import.match.hint': {
    th: 'เลือกว่าแต่ละคอลัมน์ในไฟล์คือข้อมูลใด ระบบจำไว้ใช้กับไฟล์ถัดไป',
    en: 'Say what each column of the file is; it is remembered for the next file.',
  },
  'import.match.kindOf': { th: '{{name}} เป็นข้อมูล', en: '{{name}} holds' },
  'import.match.hidden': {
    th: 'รวมแถวและคอลัมน์ที่ซ่อน ({{n}})',
    en: 'With hidden rows and columns ({{n}})',
  },
  'import.match.notTaken': { th: 'ไม่นำเข้า', en: 'Not imported' },
  'import.match.header': { th: 'คอลัมน์ในไฟล์', en: 'Column of the file' },
  'import.match.sample': { th: 'ตัวอย่างค่า', en: 'Sample values' },
  'import.match.field': { th: 'คือ', en: 'Is' },
  'import.match.fieldOf': { th: 'คอลัมน์ {{header}} คือ', en: 'Column {{header}} is' },
  'import.match.nth': { th: '{{header}} (คอลัมน์ที่ {{n}})', en: '{{header}} (column {{n}})' },
  'import.match.missing': {
    th: 'ยังขาด {{fields}} กรุณาเลือกคอลัมน์ที่เป็นข้อมูลนี้ หรือเพิ่มในไฟล์แล้วเลือกใหม่',
    en: '{{fields}} is missing. Please choose its column, or add it to the file and choose that again.',
  },
  'import.match.noKind': {
    th: 'ยังไม่รู้ว่าเป็นข้อมูลใด กรุณาเลือก',
    en: 'It is not clear what this holds. Please choose.',
  },
  'import.match.next': { th: 'ตรวจสอบ', en: 'Check the rows' },
  'import.match.left': {
    th: 'คอลัมน์ที่ไม่ได้เลือกจะไม่นำเข้า',
    en: 'Columns without a choice are not imported',
  },

  'import.figures': { th: 'ผลการตรวจ กดเพื่อกรอง', en: 'What was found; press to filter' },
  'import.figure.faulty': { th: 'ผิด', en: 'Faulty' },
  'import.figure.leftOut': { th: 'ข้าม', en: 'Left out' },
  'import.figure.new': { th: 'ใหม่', en: 'New' },
  'import.figure.changed': { th: 'เปลี่ยน', en: 'Changed' },
  'import.figure.unchanged': { th: 'เหมือนเดิม', en: 'Unchanged' },
  'import.unit.rows': { th: 'แถว', en: 'rows' },
  'import.unit.parties': { th: 'ราย', en: 'records' },
  'import.unit.records': { th: 'รายการ', en: 'records' },
  'import.rows': { th: '{{n}} แถว', en: '{{n}} rows', one: '{{n}} row' },
  'import.faulty.hint': {
    th: '{{n}} แถว · แก้ในช่องได้ หรือข้ามแถว',
    en: '{{n}} rows: fix the value in place, or leave the row out',
    one: '{{n}} row: fix the value in place, or leave the row out',
  },
  'import.see.rest': { th: 'ดูอีก {{n}} {{unit}}', en: 'See {{n}} more {{unit}}' },

  'import.column.line': { th: 'แถว', en: 'Row' },
  'import.column.key': { th: 'รหัส', en: 'Code' },
  'import.column.name': { th: 'ชื่อ', en: 'Name' },
  'import.column.file': { th: 'ไฟล์', en: 'File' },
  'import.column.field': { th: 'คอลัมน์', en: 'Column' },
  'import.column.found': { th: 'ที่พบ', en: 'Found' },
  'import.column.leaveOut': { th: 'ข้าม', en: 'Leave out' },
  'import.row': { th: 'แถว {{line}} {{name}}', en: 'Row {{line}} {{name}}' },
  'import.columns': { th: '{{n}} คอลัมน์', en: '{{n}} columns', one: '{{n}} column' },
  'import.newOf': { th: '{{kind}}ใหม่', en: 'New: {{kind}}' },
  'import.empty': { th: 'ว่าง', en: 'Empty' },
  'import.tell': { th: 'แจ้งผู้จัดการและบัญชี', en: 'Manager and accounting are told' },
  'import.notTaken': { th: 'ไม่นำเข้าแถวนี้', en: 'This row stays out' },
  'import.required': { th: 'กรุณากรอก{{field}}', en: 'Please fill in: {{field}}' },
  'import.right': { th: 'ถูกต้อง', en: 'It is right' },
  'import.unsent': { th: 'ยังไม่ได้ส่งไปตรวจ', en: 'Not sent to be checked yet' },
  'import.checking': { th: 'กำลังตรวจ', en: 'Being checked' },
  'import.use': { th: 'ใช้ {{value}}', en: 'Use {{value}}' },
  'import.useAlike': {
    th: 'ใช้ {{value}} กับทุกแถวที่ผิดเหมือนกัน',
    en: 'Use {{value}} in all rows with this fault',
  },
  'import.alike': {
    th: 'แก้ “{{from}}” เป็น “{{to}}” แล้ว แถวอื่นก็ผิดเหมือนกัน แก้ทุกแถวหรือไม่',
    en: '“{{from}}” is “{{to}}” now. Other rows have the same fault: change them all?',
  },
  'import.useAlike.short': { th: 'ทุกแถว', en: 'In all' },
  'import.fix': { th: 'แก้', en: 'Fix' },
  'import.fixOf': { th: '{{field}} ของแถว {{line}}', en: '{{field}} of row {{line}}' },
  'import.leaveOut': { th: 'ข้าม{{row}}', en: 'Leave out: {{row}}' },
  'import.leaveAll': { th: 'ข้ามทั้ง {{n}} แถว', en: 'Leave out all {{n}}' },
  'import.gathering': { th: 'กำลังอ่านแถวที่ผิดทั้งหมด', en: 'Reading all faulty rows' },
  'import.takeBackAll': { th: 'ไม่ข้ามทั้ง {{n}} แถว', en: 'Take all {{n}} back' },
  'import.noneShown': { th: 'ไม่มีแถวในกลุ่มนี้', en: 'There are no such rows' },
  'import.fileFault': { th: '{{file}}: {{fault}}', en: '{{file}}: {{fault}}' },
  'import.fileFaultAt': {
    th: '{{file}} แถว {{line}}: {{fault}}',
    en: '{{file}}, row {{line}}: {{fault}}',
  },

  'import.moreFaults': {
    th: '{{file}}: ยังมีที่ผิดอีก {{n}} แห่ง',
    en: '{{file}}: {{n}} more faults',
    one: '{{file}}: {{n}} more fault',
  },

  'import.files': { th: 'ไฟล์', en: 'Files' },
  'import.sheet': { th: 'แผ่น', en: 'Sheet' },
  'import.ofSheet': { th: 'แผ่น “{{sheet}}”', en: 'Sheet “{{sheet}}”' },
  'import.ofFile.notTaken': { th: 'ไม่นำเข้า', en: 'not imported' },
  'import.matched': { th: 'คอลัมน์ที่จับคู่', en: 'Matched columns' },
  'import.matched.hint': {
    th: 'สีเขียวคือจับคู่เอง จำไว้ใช้กับไฟล์ถัดไป',
    en: 'Green: matched by hand, and remembered for the next file',
  },

  'import.left': {
    th: 'เหลือ {{n}} แถวที่ผิด',
    en: '{{n}} faulty rows left',
    one: '{{n}} faulty row left',
  },
  'import.left.way': { th: 'แก้หรือข้ามก่อนนำเข้า', en: 'fix them or leave them out first' },
  'import.leftOut': { th: 'ข้าม {{n}} แถว', en: '{{n}} left out' },
  'import.allOrNothing': { th: 'เข้าครบทุกแถวหรือไม่เข้าเลย', en: 'All rows or none' },
  'import.verb': { th: 'นำเข้า {{n}} {{unit}}', en: 'Import {{n}} {{unit}}' },
  'import.nothing': {
    th: 'เหมือนเดิมทั้งหมด ไม่มีอะไรต้องนำเข้า',
    en: 'All is as it was: there is nothing to import',
  },
  'import.unread': {
    th: 'อ่าน {{file}} ไม่ได้ ยังไม่มีอะไรเข้า กรุณาแก้ไฟล์แล้วเลือกไฟล์ใหม่',
    en: '{{file}} could not be read and nothing is in. Fix the file and choose it again.',
  },
  'import.wasNot': {
    th: 'ยังไม่ได้นำเข้า เพราะการเชื่อมต่อขาดก่อน กดนำเข้าอีกครั้งได้',
    en: 'Nothing was imported: the connection was lost before. You may import again.',
  },
  'import.wasNot.session': {
    th: 'ยังไม่ได้นำเข้า เพราะหมดเวลาใช้งานก่อน กดนำเข้าอีกครั้งได้',
    en: 'Nothing was imported: your session ended before. You may import again.',
  },
  'import.ready': { th: 'ตรวจครบแล้ว นำเข้าได้', en: 'All is checked and can be imported' },
  'import.faultyRows': { th: 'ดาวน์โหลดแถวที่ผิด', en: 'Download faulty rows' },
  'import.faultyRows.file': { th: 'แถวที่ผิด.xlsx', en: 'Faulty rows.xlsx' },
  'import.faultyRows.sheet': { th: 'แถวที่ผิด', en: 'Faulty rows' },
  'import.faultyRows.value': { th: 'ค่าที่พบ', en: 'Value' },
  'import.faultyRows.why': { th: 'ผิดอย่างไร', en: 'What is wrong' },

  'import.ask': { th: 'นำเข้า {{n}} {{unit}}ใช่หรือไม่', en: 'Import {{n}} {{unit}}?' },
  'import.ask.text': {
    th: 'ใหม่ {{added}} · เปลี่ยน {{changed}} · ข้าม {{left}} แถว เข้าครบทุกแถวหรือไม่เข้าเลย เลิกนำเข้าได้ตราบที่ยังไม่มีงานต่อจากข้อมูลนี้',
    en: '{{added}} new, {{changed}} changed, {{left}} left out. All or nothing; it can be taken back while nothing has been built on it.',
  },
  'import.ask.accounts': {
    th: 'บัญชีธนาคารหรือภาษีใหม่ {{n}} ราย รอเจ้าหน้าที่อีกคนตรวจหลังนำเข้า ผู้จัดการและบัญชีจะได้รับแจ้ง',
    en: '{{n}} rows have a new account or tax, which another officer checks afterwards; manager and accounting are told.',
    one: '{{n}} row has a new account or tax, which another officer checks afterwards; manager and accounting are told.',
  },
  'import.running': {
    th: 'กำลังนำเข้า {{done}} จาก {{total}}',
    en: 'Importing {{done}} of {{total}}',
  },
  'import.running.text': {
    th: 'ปิดหน้านี้ได้ การนำเข้าทำต่อจนจบ และยังไม่มีแถวใดเข้าจนกว่าจะครบ',
    en: 'You may leave this page: the import goes on, and no row is in before all are.',
  },
  'import.unknown': {
    th: 'ยังไม่ทราบผลเพราะการเชื่อมต่อขาด กำลังถามเซิร์ฟเวอร์ใหม่',
    en: 'The connection was lost, so the outcome is not known yet; the server is being asked again.',
  },
  'import.done': {
    th: 'นำเข้าแล้ว {{n}} {{unit}}',
    en: '{{n}} {{unit}} imported',
  },
  'import.done.mayUndo': {
    th: 'เลิกนำเข้าได้ตราบที่ยังไม่มีงานต่อจากข้อมูลนี้',
    en: 'It can be taken back while nothing has been built on it',
  },
  'import.done.blocked': { th: 'เลิกนำเข้าไม่ได้แล้ว: {{why}}', en: 'It cannot be taken back: {{why}}' },
  'import.undone.was': {
    th: 'เลิกนำเข้าแล้ว ข้อมูลกลับเป็นเหมือนก่อนนำเข้า',
    en: 'Taken back: all is as before the import',
  },
  'import.undo': { th: 'เลิกนำเข้า', en: 'Take back' },
  'import.ask.undo': { th: 'เลิกนำเข้า {{files}} ใช่หรือไม่', en: 'Take back the import of {{files}}?' },
  'import.ask.undo.text': {
    th: 'ลบรายการใหม่ {{added}} รายการ และคืนค่าเดิมให้ {{changed}} รายการ',
    en: 'New records ({{added}}) are removed, and changed ones ({{changed}}) get back their values.',
  },
} as const satisfies Words
