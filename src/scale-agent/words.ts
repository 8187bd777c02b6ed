/** What the agent's page and its start say. The page is told these words as they are. */
export const words = {
  'page.title': { th: 'เครื่องชั่ง', en: 'Weighbridge' },
  'page.weigh': { th: 'ชั่งรถ', en: 'Weigh' },
  'page.settings': { th: 'ตั้งค่า', en: 'Settings' },
  'page.language': { th: 'English', en: 'ไทย' },
  'page.gone': {
    th: 'โปรแกรมเครื่องชั่งหยุดทำงาน กรุณาเปิดโปรแกรมอีกครั้ง หน้านี้จะกลับมาเอง',
    en: 'The scale agent has stopped. Start it again; this page comes back by itself.',
  },
  'page.failed': {
    th: 'บันทึกไม่ได้ ({{detail}}) กรุณาตรวจพื้นที่ว่างของดิสก์ แล้วลองอีกครั้ง',
    en: 'Not recorded ({{detail}}). Check the room on the disk, then try again.',
  },
  'page.wrong': {
    th: 'หน้านี้เก่ากว่าโปรแกรม กรุณาโหลดหน้าใหม่',
    en: 'This page is older than the program. Please reload it.',
  },

  'live.off': { th: 'ยังไม่ได้ตั้งหัวอ่าน', en: 'No indicator' },
  'live.off.way': {
    th: 'ยังไม่ได้ตั้งหัวอ่านน้ำหนัก ตั้งได้ที่ “ตั้งค่า”',
    en: 'No indicator is set. Set it under “Settings”.',
  },
  'live.away': { th: 'ต่อหัวอ่านไม่ได้', en: 'Not connected' },
  'live.away.way': {
    th: 'ต่อหัวอ่านน้ำหนักไม่ได้ กรุณาตรวจสาย ไฟ และชื่อพอร์ต',
    en: 'The indicator cannot be reached. Check its cable, its power and the port.',
  },
  'live.silent': { th: 'หัวอ่านเงียบ', en: 'Silent' },
  'live.silent.way': {
    th: 'หัวอ่านไม่ส่งข้อมูล กรุณาตั้งหัวอ่านให้ส่งแบบต่อเนื่อง (continuous)',
    en: 'The indicator sends nothing. Set it to continuous output.',
  },
  'live.unreadable': { th: 'อ่านไม่ออก', en: 'Unreadable' },
  'live.unreadable.way': {
    th: 'มีสัญญาณแต่อ่านไม่ออก กรุณาตรวจความเร็ว (baud) พาริตี้ และรูปแบบให้ตรงกับหัวอ่าน',
    en: 'Signals come but cannot be read. Set baud rate, parity and format as at the indicator.',
  },
  'live.noWeight': { th: 'ไม่มีน้ำหนัก', en: 'No weight' },
  'live.noWeight.way': {
    th: 'หัวอ่านไม่แสดงน้ำหนักเป็นกิโลกรัมหรือตัน กรุณาตรวจหน่วยและปรับศูนย์',
    en: 'The indicator shows no weight in kg or tonnes. Check its unit, and zero it.',
  },
  'live.outOfRange': { th: 'เกินพิกัด', en: 'Out of range' },
  'live.outOfRange.way': {
    th: 'น้ำหนักเกินพิกัดของเครื่องชั่ง',
    en: 'The weight is out of the range of the scale.',
  },
  'live.negative': { th: 'ติดลบ', en: 'Negative' },
  'live.negative.way': {
    th: 'ติดลบ กรุณาปรับศูนย์ที่หัวอ่านเมื่อเครื่องชั่งว่าง',
    en: 'Negative: set to zero at the indicator while the bridge is empty.',
  },
  'live.net': { th: 'มีค่าหักภาชนะ', en: 'Net' },
  'live.net.way': {
    th: 'หัวอ่านตั้งค่าหักภาชนะ (NET) ไว้ กรุณาล้างค่าก่อนชั่ง',
    en: 'A tare is set at the indicator (NET). Clear it before weighing.',
  },
  'live.moving': { th: 'ยังไม่นิ่ง', en: 'Moving' },
  'live.moving.way': {
    th: 'น้ำหนักยังไม่นิ่ง กรุณารอสักครู่',
    en: 'The weight is still moving. Wait a moment.',
  },
  'live.stable': { th: 'นิ่ง', en: 'Stable' },
  'live.stable.way': { th: 'น้ำหนักนิ่งแล้ว', en: 'The weight is stable.' },

  'sent.format': {
    th: 'หัวอ่านส่งรูปแบบ {{format}} กรุณาเลือกรูปแบบนี้ที่ “ตั้งค่า”',
    en: 'The indicator sends {{format}}. Choose this format under “Settings”.',
  },
  'sent.wrongSum': {
    th: 'หัวอ่านเป็น Yaohua XK3190 แต่ผลรวมตรวจสอบไม่ตรง กรุณาตรวจสาย ความเร็ว (baud) และพาริตี้',
    en: 'The indicator is a Yaohua XK3190, but its checksums are wrong. Check cable, baud rate and parity.',
  },
  'sent.systec': {
    th: 'หัวอ่านเป็น SysTec ซึ่งตอบเมื่อถูกถามเท่านั้น กรุณาตั้งที่หัวอ่านให้ส่งต่อเนื่องเป็นรูปแบบที่มีใน “ตั้งค่า” เช่น Mettler Toledo หรือ SMA',
    en: 'The indicator is a SysTec, which answers only when it is asked. Set it to send continuously in a format that “Settings” has, such as Mettler Toledo or SMA.',
  },
  'sent.sics': {
    th: 'หัวอ่านส่งคำตอบแบบ Mettler SICS กรุณาตั้งที่หัวอ่านให้ส่งแบบต่อเนื่อง (continuous output)',
    en: 'The indicator sends Mettler SICS answers. Set it to continuous output.',
  },
  'sent.numberOnly': {
    th: 'หัวอ่านส่งแต่ตัวเลข ไม่บอกว่านิ่งหรือหักภาชนะ กรุณาตั้งที่หัวอ่านให้ส่งรูปแบบที่มีสถานะ เช่น CAS 22 bytes',
    en: 'The indicator sends numbers alone, which do not say whether they are stable or net. Set it to a format with states, such as CAS 22 bytes.',
  },

  'weigh.plate': { th: 'ทะเบียนรถ', en: 'Plate' },
  'weigh.customerCode': { th: 'รหัสลูกค้า (AVL)', en: 'Customer code (AVL)' },
  'weigh.customerName': { th: 'ชื่อลูกค้า', en: 'Customer name' },
  'weigh.product': { th: 'สินค้า', en: 'Product' },
  'weigh.remark': { th: 'หมายเหตุ', en: 'Remark' },
  'weigh.in': { th: 'ชั่งเข้า', en: 'Weigh in' },
  'weigh.out': { th: 'ชั่งออก', en: 'Weigh out' },
  'weigh.outOf': { th: 'ชั่งออก {{plate}}', en: 'Weigh out {{plate}}' },
  'weigh.doneIn': { th: 'ชั่งเข้า {{plate}} {{kg}} กก. แล้ว', en: '{{plate}} weighed in, {{kg}} kg' },
  'weigh.doneOut': {
    th: 'ชั่งออก {{plate}} สุทธิ {{kg}} กก. ใบชั่ง {{slip}}',
    en: '{{plate}} weighed out, net {{kg}} kg, slip {{slip}}',
  },
  'weigh.tooLight': {
    th: 'น้ำหนักไม่ถึง {{kg}} กก. ไม่มีรถบนเครื่องชั่ง',
    en: 'Under {{kg}} kg: there is no truck on the bridge.',
  },
  'weigh.taken': {
    th: 'ชั่งรถคันนี้ไปแล้ว กรุณาให้รถลงจากเครื่องชั่งก่อนชั่งคันต่อไป',
    en: 'This truck has been weighed. Weigh the next one once it has left the bridge.',
  },
  'weigh.done': { th: 'ชั่งแล้ว รอรถลงจากเครื่องชั่ง', en: 'Weighed; waits for the truck to leave' },
  'weigh.inside': {
    th: '{{plate}} ชั่งเข้าไว้แล้ว กด “ชั่งออก” ที่รายการรถในโรงงาน',
    en: '{{plate}} is inside already. Press “Weigh out” in the list of trucks inside.',
  },
  'weigh.left': {
    th: 'รถคันนี้ไม่อยู่ในรายการรถในโรงงานแล้ว',
    en: 'This truck is no longer among those inside.',
  },
  'weigh.noPlate': { th: 'กรุณากรอกทะเบียนรถ', en: 'Please enter the plate' },
  'weigh.noCustomer': {
    th: 'กรุณากรอกรหัสและชื่อลูกค้า',
    en: 'Please enter code and name of the customer',
  },
  'weigh.noProduct': {
    th: 'กรุณาเลือกสินค้า เพิ่มสินค้าได้ที่ “ตั้งค่า”',
    en: 'Please choose a product. Add products under “Settings”.',
  },
  'weigh.notLighter': {
    th: 'น้ำหนักออกต้องน้อยกว่าน้ำหนักเข้า {{kg}} กก. กรุณาตรวจว่าเป็นรถคันนี้',
    en: 'The weight out must be under the {{kg}} kg in. Check that it is this truck.',
  },

  'inside.title': { th: 'รถในโรงงาน', en: 'Trucks inside' },
  'inside.empty': { th: 'ไม่มีรถรอชั่งออก', en: 'No truck waits to weigh out.' },
  'inside.leave': { th: 'นำ {{plate}} ออกจากรายการ', en: 'Take {{plate}} off the list' },
  'inside.ask': {
    th: 'นำ {{plate}} ออกจากรายการใช่หรือไม่ ใบชั่งเข้าที่ส่งไปแล้วยังอยู่',
    en: 'Take {{plate}} off the list? Its weighing in stays as it was sent.',
  },

  'connection.title': { th: 'การส่งข้อมูล', en: 'Sending' },
  'connection.notSet': {
    th: 'ยังไม่ได้ตั้งที่อยู่และรหัสเชื่อมต่อ',
    en: 'Address and token are not set yet',
  },
  'connection.asking': { th: 'กำลังเชื่อมต่อ', en: 'Connecting' },
  'connection.connected': { th: 'เชื่อมต่อแล้ว', en: 'Connected' },
  'connection.unreachable': {
    th: 'ต่อเซิร์ฟเวอร์ไม่ได้ ใบชั่งรออยู่ในเครื่องนี้และจะส่งเอง',
    en: 'The server cannot be reached. Tickets wait here and are sent by themselves.',
  },
  'connection.noProduct': {
    th: 'ที่อยู่นี้ไม่ใช่ Palm Scale กรุณาตรวจที่อยู่ใน “ตั้งค่า”',
    en: 'This address is not that of Palm Scale. Check it under “Settings”.',
  },
  'connection.revoked': {
    th: 'รหัสเชื่อมต่อใช้ไม่ได้หรือถูกเพิกถอน กรุณาขอรหัสใหม่จากผู้ดูแล แล้วใส่ใน “ตั้งค่า”',
    en: 'The token is not valid or was revoked. Ask an administrator for one, and enter it under “Settings”.',
  },
  'connection.failing': {
    th: 'เซิร์ฟเวอร์ขัดข้อง ใบชั่งรออยู่ในเครื่องนี้และจะส่งเอง',
    en: 'The server has a problem. Tickets wait here and are sent by themselves.',
  },
  'connection.notTaken': {
    th: 'เซิร์ฟเวอร์ไม่รับคำขอของโปรแกรมรุ่นนี้ กรุณาใช้รุ่นเดียวกับเซิร์ฟเวอร์',
    en: 'The server does not take what this version sends. Use the version of the server.',
  },
  'connection.diskFailing': {
    th: 'เขียนดิสก์ไม่ได้ กรุณาตรวจพื้นที่ว่างของดิสก์',
    en: 'The disk cannot be written. Check the room on it.',
  },
  'connection.waiting': { th: 'รอส่ง', en: 'Waiting' },
  'connection.refused': { th: 'ตีกลับ', en: 'Refused' },
  'connection.test': { th: 'ทดสอบการเชื่อมต่อ', en: 'Test the connection' },
  'connection.good': { th: 'เชื่อมต่อได้ รหัสเชื่อมต่อใช้ได้', en: 'Connected; the token is valid' },
  'connection.last': { th: 'ติดต่อได้ล่าสุด', en: 'Last answer' },
  'clock.title': { th: 'นาฬิกา', en: 'Clock' },
  'clock.right': { th: 'ตรงกับเซิร์ฟเวอร์', en: 'As the server’s' },
  'clock.unknown': { th: 'ยังไม่ได้เทียบ', en: 'Not compared yet' },
  'clock.ahead': {
    th: 'เร็วไป {{time}} จึงใช้เวลาของเซิร์ฟเวอร์ กรุณาตั้งนาฬิกาเครื่องนี้',
    en: '{{time}} ahead, so the server’s time is used. Set the clock of this machine.',
  },
  'clock.behind': {
    th: 'ช้าไป {{time}} จึงใช้เวลาของเซิร์ฟเวอร์ กรุณาตั้งนาฬิกาเครื่องนี้',
    en: '{{time}} behind, so the server’s time is used. Set the clock of this machine.',
  },
  'clock.minutes': { th: '{{n}} นาที', en: '{{n}} min' },
  'queue.damaged': {
    th: 'คิวในดิสก์เสียหาย {{n}} รายการ เก็บสำเนาไว้แล้ว กรุณาแจ้งผู้ดูแล',
    en: 'The disk spoilt {{n}} lines of the queue. A copy is kept; tell an administrator.',
  },

  'latest.title': { th: 'ใบชั่งล่าสุด', en: 'Latest weighings' },
  'latest.empty': {
    th: 'ยังไม่มีใบชั่ง ชั่งรถคันแรก หรือตั้งโฟลเดอร์ที่ “ตั้งค่า”',
    en: 'No weighings yet. Weigh the first truck, or set a folder under “Settings”.',
  },
  'latest.time': { th: 'เวลา', en: 'Time' },
  'latest.in': { th: 'เข้า', en: 'In' },
  'latest.out': { th: 'ออก', en: 'Out' },
  'latest.net': { th: 'สุทธิ', en: 'Net' },
  'latest.customer': { th: 'ลูกค้า', en: 'Customer' },
  'latest.state': { th: 'สถานะ', en: 'State' },
  'unit.kg': { th: 'กก.', en: 'kg' },
  'outcome.waiting': { th: 'รอส่ง', en: 'Waiting' },
  'outcome.created': { th: 'ส่งแล้ว', en: 'Sent' },
  'outcome.updated': { th: 'ส่งแล้ว', en: 'Sent' },
  'outcome.unchanged': { th: 'ส่งแล้ว', en: 'Sent' },
  'outcome.proposed': { th: 'ส่งแล้ว รออนุมัติแก้ไข', en: 'Sent, awaits approval' },
  'outcome.refused': { th: 'ตีกลับ', en: 'Refused' },

  'refused.title': { th: 'ใบชั่งที่ตีกลับ', en: 'Refused tickets' },
  'refused.resend': { th: 'ส่งอีกครั้ง', en: 'Send again' },
  'refused.dismiss': { th: 'รับทราบ', en: 'Dismiss' },

  'folder.title': { th: 'โฟลเดอร์', en: 'Folder' },
  'folder.files': { th: '{{n}} ไฟล์', en: 'Files: {{n}}' },
  'folder.fault': {
    th: 'เปิดโฟลเดอร์ไม่ได้ ({{code}}) กรุณาตรวจที่อยู่และสิทธิ์',
    en: 'The folder cannot be opened ({{code}}). Check its path and permissions.',
  },
  'folder.faults': { th: 'บรรทัดที่อ่านไม่ได้', en: 'Lines that cannot be read' },
  'file.unreadable': {
    th: 'อ่านไฟล์ไม่ได้ ต้องเป็น CSV ที่มีชื่อคอลัมน์ในบรรทัดแรก',
    en: 'The file cannot be read. It must be CSV with the names of its columns on the first line.',
  },
  'file.missing': {
    th: 'ไม่พบคอลัมน์ {{field}} ระบุชื่อคอลัมน์ได้ที่ “ตั้งค่า”',
    en: 'There is no column for: {{field}}. Name it under “Settings”.',
  },
  'file.empty': {
    th: 'ยังไม่มีใบชั่งใต้ชื่อคอลัมน์',
    en: 'No ticket stands below the names of the columns yet.',
  },
  'file.encoding': {
    th: 'อ่านตัวอักษรในไฟล์ไม่ได้ กรุณาตั้งโปรแกรมชั่งให้บันทึกเป็น UTF-8 หรือ Windows-874',
    en: 'Its letters cannot be read. Set the scale program to write UTF-8 or Windows-874.',
  },
  'file.tooManyRows': {
    th: 'เกิน {{max}} บรรทัด กรุณาตั้งโปรแกรมชั่งให้แยกไฟล์',
    en: 'Over {{max}} lines. Set the scale program to begin new files.',
  },
  'file.tooManyColumns': { th: 'เกิน {{max}} คอลัมน์', en: 'Over {{max}} columns.' },
  'file.broken': {
    th: 'บรรทัดที่ {{line}} อ่านไม่ได้ เครื่องหมายคำพูดไม่ครบ',
    en: 'Line {{line}} cannot be read: a quote is never closed.',
  },
  'file.weight': {
    th: 'บรรทัดที่ {{line}} {{field}} “{{value}}” ไม่ใช่กิโลกรัม ถ้าเป็นตัน ให้ตั้งหัวคอลัมน์ในโปรแกรมชั่งเป็น (ตัน)',
    en: 'Line {{line}}: {{field}} “{{value}}” cannot be kilograms. If it is tonnes, have the scale program head its column (t).',
  },
  'file.unit': {
    th: 'ไม่รู้จักหน่วยของคอลัมน์ “{{column}}” ให้ตั้งหัวคอลัมน์ในโปรแกรมชั่งเป็น (กก.) หรือ (ตัน)',
    en: 'The unit of column “{{column}}” is not known. Have the scale program head it (kg) or (t).',
  },
  'file.errorCell': {
    th: 'บรรทัดที่ {{line}} มีช่องที่เป็นข้อผิดพลาดของ Excel ({{value}}) กรุณาแก้แล้วบันทึกใหม่',
    en: 'Line {{line}} holds an error of Excel ({{value}}). Correct it and save again.',
  },
  'file.letters': {
    th: 'บรรทัดที่ {{line}} มีตัวอักษรที่อ่านไม่ได้ กรุณาแก้ในโปรแกรมชั่งแล้วบันทึกใหม่',
    en: 'Line {{line}} has a letter that cannot be read. Correct it in the scale program and save again.',
  },
  'file.dayOrder': {
    th: 'บรรทัดที่ {{line}} {{field}} “{{value}}” ไม่รู้ว่าวันหรือเดือนขึ้นก่อน กรุณาตั้งโปรแกรมชั่งให้เขียน วัน/เดือน/ปี พ.ศ.',
    en: 'Line {{line}}: {{field}} “{{value}}” may begin with the day or the month. Set the scale program to write year-month-day, such as 2026-11-24.',
  },
  'file.cells': {
    th: 'บรรทัดที่ {{line}} มี {{found}} ช่อง ควรมี {{expected}} ช่อง',
    en: 'Line {{line}} has {{found}} cells in place of {{expected}}.',
  },
  'file.value': {
    th: 'บรรทัดที่ {{line}} {{field}} “{{value}}” อ่านไม่ได้',
    en: 'Line {{line}}: {{field}} “{{value}}” cannot be read.',
  },
  'file.locked': {
    th: 'ยังรับไฟล์นี้ไม่ได้ ({{code}}) โปรแกรมจะลองใหม่เอง',
    en: 'This file cannot be taken yet ({{code}}). It is tried again by itself.',
  },

  'field.WeightScaleIDIn': { th: 'เลขที่ชั่งเข้า', en: 'Weigh-in no.' },
  'field.SequenceWeightOut': { th: 'เลขที่ใบชั่ง', en: 'Slip no.' },
  'field.CarRegister': { th: 'ทะเบียนรถ', en: 'Plate' },
  'field.CustomerDataID': { th: 'รหัสลูกค้า', en: 'Customer code' },
  'field.CustomerName': { th: 'ชื่อลูกค้า', en: 'Customer name' },
  'field.ProductDataID': { th: 'รหัสสินค้า', en: 'Product code' },
  'field.ProductTypeName': { th: 'ชื่อสินค้า', en: 'Product name' },
  'field.WeightIn': { th: 'น้ำหนักเข้า', en: 'Weight in' },
  'field.WeightDateIn': { th: 'วันที่เข้า', en: 'Date in' },
  'field.WeightTimeIn': { th: 'เวลาเข้า', en: 'Time in' },
  'field.WeightOut': { th: 'น้ำหนักออก', en: 'Weight out' },
  'field.WeightDateOut': { th: 'วันที่ออก', en: 'Date out' },
  'field.WeightTimeOut': { th: 'เวลาออก', en: 'Time out' },
  'field.UserLogInDataIDIn': { th: 'ผู้ชั่ง', en: 'Weighed by' },
  'field.Remark1': { th: 'หมายเหตุ', en: 'Remark' },

  'set.server': { th: 'ที่อยู่ของ Palm Scale', en: 'Address of Palm Scale' },
  'set.serverHint': { th: 'เช่น https://palm.mill.co.th', en: 'e.g. https://palm.mill.example' },
  'set.token': { th: 'รหัสเชื่อมต่อ', en: 'Token' },
  'set.tokenKept': { th: 'ตั้งไว้แล้ว เว้นว่างเพื่อใช้รหัสเดิม', en: 'Set; leave empty to keep it' },
  'set.operator': { th: 'ผู้ชั่ง', en: 'Weighed by' },
  'set.slipPrefix': { th: 'อักษรนำเลขที่ใบชั่ง', en: 'Slip numbers begin with' },
  'set.minimumKg': { th: 'น้ำหนักต่ำสุดของรถ (กก.)', en: 'Lightest truck (kg)' },
  'set.products': { th: 'สินค้า', en: 'Products' },
  'set.productsHint': {
    th: 'บรรทัดละหนึ่งสินค้า รหัส เว้นวรรค ชื่อ เช่น FFB-RAMP ปาล์มทะลาย ลานเท',
    en: 'One a line: code, a space, name; e.g. FFB-RAMP Bunches from a ramp',
  },
  'set.indicator': { th: 'หัวอ่านน้ำหนัก', en: 'Indicator' },
  'set.connection': { th: 'การเชื่อมต่อ', en: 'Connection' },
  'set.none': { th: 'ไม่ใช้', en: 'None' },
  'set.serial': { th: 'พอร์ตอนุกรม', en: 'Serial port' },
  'set.tcp': { th: 'เครือข่าย (TCP)', en: 'Network (TCP)' },
  'set.path': { th: 'พอร์ต', en: 'Port' },
  'set.pathHint': { th: 'เช่น COM3 หรือ /dev/ttyUSB0', en: 'e.g. COM3 or /dev/ttyUSB0' },
  'set.baudRate': { th: 'ความเร็ว (baud)', en: 'Baud rate' },
  'set.dataBits': { th: 'จำนวนบิต', en: 'Data bits' },
  'set.parity': { th: 'พาริตี้', en: 'Parity' },
  'set.parity.none': { th: 'ไม่มี', en: 'None' },
  'set.parity.even': { th: 'คู่', en: 'Even' },
  'set.parity.odd': { th: 'คี่', en: 'Odd' },
  'set.stopBits': { th: 'บิตหยุด', en: 'Stop bits' },
  'set.host': { th: 'ที่อยู่ของหัวอ่าน', en: 'Host' },
  'set.tcpPort': { th: 'เลขพอร์ต', en: 'Port number' },
  'set.format': { th: 'รูปแบบ', en: 'Format' },
  'set.formatHint': {
    th: 'ตั้งหัวอ่านให้ส่งต่อเนื่อง หน่วย กก. หากเลือกไม่ตรง หน้านี้จะบอกว่าหัวอ่านส่งแบบใด',
    en: 'Set the indicator to send continuously, in kg. Where another format comes, the page says which.',
  },
  'set.folder': { th: 'ไฟล์ของโปรแกรมชั่ง', en: 'Files of a scale program' },
  'set.folderPath': { th: 'โฟลเดอร์', en: 'Folder' },
  'set.folderHint': {
    th: 'เช่น C:\\Scale\\Export เว้นว่างถ้าไม่ใช้',
    en: 'e.g. C:\\Scale\\Export; empty where there is none',
  },
  'set.idsRepeatDaily': {
    th: 'โปรแกรมชั่งเริ่มเลขที่ใหม่ทุกวัน',
    en: 'The program begins again at 1 each day',
  },
  'set.columns': { th: 'ชื่อคอลัมน์ที่ไม่รู้จักเอง', en: 'Columns that are not recognised' },
  'set.save': { th: 'บันทึก', en: 'Save' },
  'set.saved': { th: 'บันทึกแล้ว', en: 'Saved' },
  'set.faults': { th: 'ยังไม่บันทึก กรุณาแก้ช่องที่มีข้อความ', en: 'Not saved. Correct the marked fields.' },

  'v.filled': { th: 'กรุณากรอก', en: 'Please fill this in' },
  'v.long': { th: 'ยาวเกินไป', en: 'Too long' },
  'v.many': { th: 'มากเกินไป', en: 'Too many' },
  'v.server': {
    th: 'ต้องขึ้นต้นด้วย http:// หรือ https://',
    en: 'Must begin with http:// or https://',
  },
  'v.port': { th: 'ต้องเป็นเลขพอร์ต 1–65535', en: 'Must be a port number, 1 to 65535' },
  'v.baudRate': { th: 'ต้องเป็นตัวเลข 300–115200', en: 'Must be a number, 300 to 115200' },
  'v.dataBits': { th: 'ต้องเป็น 7 หรือ 8', en: 'Must be 7 or 8' },
  'v.parity': { th: 'ต้องเป็น none, even หรือ odd', en: 'Must be none, even or odd' },
  'v.stopBits': { th: 'ต้องเป็น 1 หรือ 2', en: 'Must be 1 or 2' },
  'v.slipPrefix': {
    th: 'ใช้อักษร ตัวเลข และขีด ไม่เกิน 10 ตัว',
    en: 'Letters, digits and dashes, at most 10',
  },
  'v.minimumKg': { th: 'ต้องเป็นจำนวนเต็ม 20–5,000', en: 'Must be a whole number, 20 to 5,000' },
  'v.connection': { th: 'ต้องเป็น serial หรือ tcp', en: 'Must be serial or tcp' },
  'v.format': {
    th: 'ต้องเป็นรูปแบบที่มีในรายการ ดูชื่อใน docs/scale-agent.md',
    en: 'Must be one of the formats that docs/scale-agent.md names',
  },
  'v.yesNo': { th: 'ต้องเป็น true หรือ false', en: 'Must be true or false' },
  'v.json': { th: 'ไฟล์ไม่ใช่ JSON ที่ถูกต้อง', en: 'The file is not valid JSON.' },
  'v.unknown': {
    th: 'มีชื่อที่ไม่รู้จัก กรุณาตรวจตัวสะกด',
    en: 'There is a name that is not known. Check its spelling.',
  },
  'v.wrongKind': { th: 'ชนิดของค่าไม่ถูกต้อง', en: 'Not a value of this kind' },
} as const

export type WordKey = keyof typeof words
