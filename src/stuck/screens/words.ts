import type { Words } from '../../platform/i18n.ts'

/** What the screen of stuck work says. */
export const words = {
  'stuck.count': { th: '{{n}} เรื่อง', en: '{{n}} matters', one: '{{n}} matter' },
  'stuck.countAndSum': {
    th: '{{n}} เรื่อง · {{sum}} บาท',
    en: '{{n}} matters · {{sum}} baht',
    one: '{{n}} matter · {{sum}} baht',
  },
  'stuck.none': { th: 'ไม่มีงานค้าง ณ {{time}} น.', en: 'Nothing is stuck as of {{time}}.' },
  'stuck.subject': { th: 'เรื่อง', en: 'Matter' },
  'stuck.detail': { th: 'รายละเอียด', en: 'Detail' },
  'stuck.value': { th: 'มูลค่า', en: 'Value' },
  'stuck.since': { th: 'ค้างมา', en: 'Since' },
  'stuck.whose': { th: 'ของใคร', en: 'Whose' },
  'stuck.more': { th: 'ดูอีก {{n}} เรื่อง', en: 'See {{n}} more' },
  'stuck.of': { th: '{{n}} เรื่อง', en: '{{n}} in all' },
  'stuck.ofOver': { th: '{{n}} เรื่อง · เกิน {{limit}}', en: '{{n}} in all, over {{limit}}' },

  'stuck.remind': { th: 'เตือน', en: 'Remind' },
  'stuck.reminded': { th: 'เตือนเรียบร้อยแล้ว', en: 'Their bell rings' },
  'stuck.remindedAt': { th: 'เตือนแล้ว {{time}}', en: 'Reminded {{time}}' },

  'stuck.name.accepted': {
    th: 'เปลี่ยนชื่อ AVL {{avl}} เป็น “{{name}}” ใช่หรือไม่',
    en: 'Rename AVL {{avl}} to “{{name}}”?',
  },
  'stuck.name.refused': {
    th: 'คงชื่อ AVL {{avl}} เป็น “{{known}}” ใช่หรือไม่',
    en: 'Keep “{{known}}” as the name of AVL {{avl}}?',
  },
  'stuck.name.sent': {
    th: '{{scale}} ส่งชื่อ “{{name}}” มา {{n}} ครั้ง ล่าสุดกับรถ {{plate}} เมื่อ {{time}} น.',
    en: '{{scale}} sent “{{name}}” {{n}}×, last with {{plate}} at {{time}}.',
  },
  'stuck.name.other': {
    th: '“{{name}}” เป็นชื่อของรหัส {{other}} อาจเลือกรหัสผิดที่เครื่องชั่ง กรุณาตรวจใบชั่งของ {{plate}} ก่อน',
    en: '“{{name}}” is the name of code {{other}}: the code may be wrong at the scale. Check the ticket of {{plate}} first.',
  },
  'stuck.name.accepted.text': {
    th: 'ใบชั่งต่อไปใช้ชื่อใหม่ ใบชั่งและรายงานที่ผ่านมาคงชื่อเดิม “{{known}}”',
    en: 'Tickets to come have the new name; past tickets and reports keep “{{known}}”.',
  },
  'stuck.name.refused.text': {
    th: 'ชื่อ “{{name}}” จะไม่ถูกเสนอกับรหัสนี้อีก',
    en: '“{{name}}” is not proposed for this code again.',
  },
  'stuck.name.done.accepted': { th: 'เปลี่ยนชื่อ AVL เรียบร้อยแล้ว', en: 'The AVL is renamed' },
  'stuck.name.done.refused': { th: 'คงชื่อเดิมเรียบร้อยแล้ว', en: 'The name is kept' },

  'stuck.twins.detail.customer': {
    th: 'อาจเป็นรหัสเดียวกันที่เขียนต่างกัน',
    en: 'Maybe one code, two spellings',
  },
  'stuck.twins.detail.vehicle': {
    th: 'อาจเป็นทะเบียนเดียวกันที่เขียนต่างกัน',
    en: 'Maybe one plate, two spellings',
  },
  'stuck.twins.tickets': { th: 'ใบชั่ง {{n}} ใบ', en: '{{n}} tickets', one: '{{n}} ticket' },
  'stuck.twins.join': {
    th: 'รวม {{code}} เข้ากับ {{other}} ใช่หรือไม่',
    en: 'Join {{code}} into {{other}}?',
  },
  'stuck.twins.apart': {
    th: 'แยก {{code}} กับ {{other}} ไว้คนละรายการใช่หรือไม่',
    en: 'Keep {{code}} and {{other}} apart?',
  },
  'stuck.twins.invisible': { th: '(มีอักขระที่มองไม่เห็น)', en: '(with an invisible character)' },
  'stuck.twins.customer': {
    th: '{{code}} {{name}} · ใบชั่ง {{tickets}} · ใบสั่งซื้อ {{orders}} · ตั้งหนี้ {{payables}} · ผู้ขาย {{vendor}} · บัญชี {{account}}',
    en: '{{code}} {{name}} · tickets {{tickets}} · orders {{orders}} · payables {{payables}} · vendor {{vendor}} · account {{account}}',
  },
  'stuck.twins.vehicle': {
    th: '{{code}} · ใบชั่ง {{tickets}} · รถเปล่า {{tare}} กก.',
    en: '{{code}} · tickets {{tickets}} · tare {{tare}} kg',
  },
  'stuck.twins.stays': { th: 'ใช้แบบไหนต่อไป', en: 'Which one stays' },
  'stuck.twins.join.text': {
    th: 'ใบชั่งที่ยังไม่อยู่ในใบสั่งซื้อและไม่อยู่ในวันที่ปิดแล้วย้ายไป {{stays}} ใบสั่งซื้อ การตั้งหนี้ และรายงานที่ปิดแล้วคงเดิม จากนี้ไม่ว่าเขียนแบบใดก็คือ {{stays}}',
    en: 'Tickets on no order and of no closed day go to {{stays}}. Orders, payables and closed days stay as they are. From now on every spelling is {{stays}}.',
  },
  'stuck.twins.left': {
    th: 'ผู้ขาย {{vendor}} บัญชี {{account}} และใบสั่งซื้อ {{orders}} ใบ ยังอยู่กับ {{code}} ไม่ย้ายตาม',
    en: 'Vendor {{vendor}}, account {{account}} and the orders ({{orders}}) stay with {{code}}; they do not move.',
  },
  'stuck.twins.apart.text': {
    th: 'จะไม่ถามเรื่องนี้อีก ใบชั่งของแต่ละรายการคงเดิม',
    en: 'They are not asked about again, and each keeps its tickets.',
  },
  'stuck.twins.done.join': { th: 'รวมแล้ว', en: 'Joined' },
  'stuck.twins.done.apart': { th: 'แยกไว้คนละรายการแล้ว', en: 'They are kept apart' },
  'stuck.twins.noneDecided': {
    th: 'ไม่มีรายการที่รวมหรือแยกไว้',
    en: 'Nothing was joined or kept apart.',
  },
  'stuck.twins.decided': { th: 'ที่รวมหรือแยกแล้ว', en: 'Joined or kept apart' },
  'stuck.twins.was.joined': {
    th: 'รวม {{code}} เข้ากับ {{other}}',
    en: '{{code}} joined into {{other}}',
  },
  'stuck.twins.was.apart': {
    th: 'แยก {{code}} กับ {{other}} ไว้คนละรายการ',
    en: '{{code}} and {{other}} are two',
  },
  'stuck.twins.moved': {
    th: 'ย้ายใบชั่ง {{n}} ใบ',
    en: '{{n}} tickets moved',
    one: '{{n}} ticket moved',
  },
  'stuck.twins.kept': { th: 'คงเดิม {{n}} ใบ', en: '{{n}} stay', one: '{{n}} stays' },
  'stuck.twins.movedBack': {
    th: 'ย้ายใบชั่งกลับ {{n}} ใบ',
    en: '{{n}} tickets moved back',
    one: '{{n}} ticket moved back',
  },

  'stuck.tab.mine': { th: 'ของฉัน', en: 'Mine' },
  'stuck.tab.day': { th: 'เกิน 1 วัน', en: 'Over 1 day' },
  'stuck.tab.week': { th: 'เกิน 1 สัปดาห์', en: 'Over 1 week' },
  'stuck.desk.buying': { th: 'จัดซื้อ', en: 'Purchasing' },
  'stuck.desk.deciding': { th: 'ผู้อนุมัติ', en: 'Approvers' },
  'stuck.desk.grading': { th: 'ประเมิน', en: 'Evaluation' },
  'stuck.desk.warehouse': { th: 'คลัง', en: 'Weighbridge' },
  'stuck.desk.accounting': { th: 'บัญชี', en: 'Accounts' },
  'stuck.desk.admin': { th: 'ผู้ดูแล', en: 'Administrator' },

  'stuck.kind.onNoOrder': { th: 'มีราคาแล้ว ยังไม่เปิดใบ', en: 'Priced, on no order' },
  'stuck.kind.submitted': { th: 'ใบสั่งซื้อรอพิจารณานาน', en: 'Long in review' },
  'stuck.kind.accountUnconfirmed': { th: 'บัญชีรับเงินที่เปลี่ยน รอตรวจ', en: 'Changed accounts to check' },
  'stuck.kind.correction': { th: 'คำขอแก้ไขที่รอตัดสิน', en: 'Corrections to decide on' },
  'stuck.kind.ticketRefused': { th: 'ใบชั่งถูกตีกลับ รอแก้ไข', en: 'Refused, to be fixed' },
  'stuck.kind.nameProposed': {
    th: 'ชื่อผู้ขายจากเครื่องชั่งไม่ตรงกับรหัส',
    en: 'Names from scales that differ',
  },
  'stuck.kind.twins': { th: 'รหัสหรือทะเบียนเดียว เขียนสองแบบ', en: 'One code or plate, two spellings' },
  'stuck.kind.scaleSilent': {
    th: 'เครื่องชั่งไม่ส่งข้อมูลนานกว่าปกติ',
    en: 'Scales silent for longer than usual',
  },
  'stuck.kind.notGraded': { th: 'ชั่งแล้ว ยังไม่ประเมินคุณภาพ', en: 'Weighed, not graded' },
  'stuck.kind.earlierDay': {
    th: 'ปาล์มวันก่อน รอประเมินราคา',
    en: 'Palm of an earlier day, not priced',
  },
  'stuck.kind.noPrice': { th: 'ไม่มีราคาสำหรับเปอร์เซ็นต์นี้', en: 'No price for the grade' },
  'stuck.kind.notPriced': { th: 'มีเปอร์เซ็นต์แล้ว ยังไม่ประเมินราคา', en: 'Graded, not priced' },
  'stuck.kind.received': { th: 'รับสินค้าครบแล้ว ยังไม่ตั้งหนี้', en: 'Received, no payable' },
  'stuck.kind.vendorIncomplete': { th: 'ข้อมูลผู้ขายไม่ครบ', en: 'Vendor incomplete' },
  'stuck.kind.tareMissing': { th: 'ไม่มีน้ำหนักรถเปล่า', en: 'Weighed in, not out' },

  'stuck.tickets': {
    th: 'ปาล์มจากใบชั่ง {{n}} ใบ',
    en: 'Palm of {{n}} tickets',
    one: 'Palm of {{n}} ticket',
  },
  'stuck.detail.submitted': {
    th: 'ส่งโดย {{officer}} · ใบชั่ง {{n}} ใบ',
    en: 'Sent by {{officer}} · {{n}} tickets',
    one: 'Sent by {{officer}} · {{n}} ticket',
  },
  'stuck.detail.changedBy': { th: 'เปลี่ยนโดย {{officer, who}}', en: 'Changed by {{officer, who}}' },
  'stuck.detail.correction': {
    th: 'สุทธิ {{before}} → {{after}} กก.',
    en: 'Net {{before}} → {{after}} kg',
  },
  'stuck.detail.sameNet': {
    th: 'แก้ข้อมูลอื่น น้ำหนักสุทธิ {{before}} กก. เท่าเดิม',
    en: 'Another field; the net weight of {{before}} kg stays',
  },
  'stuck.detail.weighedIn': { th: '{{plate}} · เข้า {{time}}', en: '{{plate}} · in at {{time}}' },
  'stuck.detail.nameProposed': { th: '{{scale}} ส่งชื่อ “{{name}}”', en: '{{scale}} sent “{{name}}”' },
  'stuck.detail.nameOfOther': {
    th: '{{scale}} ส่งชื่อ “{{name}}” ซึ่งเป็นชื่อของรหัส {{other}}',
    en: '{{scale}} sent “{{name}}”, the name of code {{other}}',
  },
  'stuck.detail.scaleSilent': {
    th: 'ล่าสุด {{time}} · ดูคอมพิวเตอร์และเครือข่าย',
    en: 'Last {{time}} · see computer and network',
  },
  'stuck.detail.earlierDay': {
    th: 'ชั่ง {{day}} {{grade}}% {{former}} · วันนี้ {{today}}',
    en: '{{day}} {{grade}}% {{former}} · today {{today}}',
  },
  'stuck.detail.noPrice': {
    th: '{{product}} {{grade}}% ยังไม่มีตารางราคา',
    en: '{{product}} {{grade}}% has no ladder',
  },
  'stuck.detail.notPriced': { th: '{{plate}} · {{grade}}%', en: '{{plate}} · grade {{grade}}%' },
  'stuck.detail.received': { th: 'รับครบ {{day}}', en: 'Received on {{day}}' },

  'stuck.way.order': { th: 'เปิดใบ', en: 'Make order' },
  'stuck.way.link': { th: 'ไปผูก AVL', en: 'Link AVL' },
  'stuck.way.setD7': { th: 'ไปกำหนด D7', en: 'Set FD7' },
  'stuck.way.addAccount': { th: 'เพิ่มบัญชี', en: 'Add account' },
  'stuck.way.approve': { th: 'ไปพิจารณา', en: 'Review it' },
  'stuck.way.decide': { th: 'ไปตัดสิน', en: 'Decide on it' },
  'stuck.way.grade': { th: 'ไปประเมิน', en: 'Grade it' },
  'stuck.way.price': { th: 'ไปประเมินราคา', en: 'Price it' },
  'stuck.way.setPrice': { th: 'ไปกำหนดราคา', en: 'Set the price' },
  'stuck.way.invoice': { th: 'ตั้งหนี้ใบนี้', en: 'Set up payable of it' },
  'stuck.way.fix': { th: 'ไปแก้ใบชั่ง', en: 'Fix the ticket' },
  'stuck.way.checkName': { th: 'ใช้ชื่อใหม่', en: 'Use the new' },
  'stuck.way.keepName': { th: 'คงชื่อเดิม', en: 'Keep the name' },
  'stuck.way.joinTwins': { th: 'รวมเป็นหนึ่ง', en: 'Join them' },
  'stuck.way.keepApart': { th: 'คนละรายการ', en: 'They are two' },
  'stuck.way.seeScales': { th: 'ดูเครื่องชั่ง', en: 'See the scale' },
  'stuck.way.checkAccount': { th: 'ไปตรวจบัญชี', en: 'Check the account' },
  'stuck.way.checkPayee': { th: 'ไปตรวจผู้รับเงิน', en: 'Check the payee' },
  'stuck.way.weighOut': { th: 'ดูใบชั่ง', en: 'See ticket' },
} as const satisfies Words
