import type { Words } from '../../platform/i18n.ts'
import type { StuckKind } from '../rules/waiting.ts'

/** What is wrong with what is stuck, after its number. */
const stuck = {
  'notice.stuck.onNoOrder': { th: 'มีราคาแล้ว ยังไม่เปิดใบ', en: 'is priced and on no order' },
  'notice.stuck.submitted': { th: 'รอพิจารณานาน', en: 'is long in review' },
  'notice.stuck.accountUnconfirmed': {
    th: 'เปลี่ยนบัญชีรับเงิน ยังไม่มีใครตรวจ',
    en: 'has a changed account that nobody checked',
  },
  'notice.stuck.correction': { th: 'มีคำขอแก้ไขที่รอตัดสิน', en: 'has a correction to decide on' },
  'notice.stuck.ticketRefused': { th: 'เป็นใบชั่งที่ตีกลับ', en: 'is a refused ticket' },
  'notice.stuck.nameProposed': { th: 'มีชื่ออื่นจากเครื่องชั่ง', en: 'was sent with another name' },
  'notice.stuck.scaleSilent': { th: 'ไม่ส่งข้อมูลมานานกว่าปกติ', en: 'is silent for longer than usual' },
  'notice.stuck.notGraded': { th: 'ยังไม่ประเมินคุณภาพ', en: 'is not graded' },
  'notice.stuck.earlierDay': {
    th: 'เป็นปาล์มวันก่อนที่รอราคา',
    en: 'is palm of an earlier day without a price',
  },
  'notice.stuck.noPrice': { th: 'ไม่มีราคาสำหรับเปอร์เซ็นต์นี้', en: 'has no price for its grade' },
  'notice.stuck.notPriced': { th: 'ยังไม่ประเมินราคา', en: 'is graded and not priced' },
  'notice.stuck.received': { th: 'รับครบแล้ว ยังไม่ตั้งหนี้', en: 'is received and has no payable' },
  'notice.stuck.vendorIncomplete': { th: 'ข้อมูลผู้ขายไม่ครบ', en: 'is an incomplete vendor' },
  'notice.stuck.tareMissing': { th: 'ยังไม่ชั่งออก', en: 'is not weighed out' },
  'notice.stuck.twins': { th: 'อาจซ้ำกับอีกรายการหนึ่ง', en: 'may be the same as another record' },
} as const satisfies Record<`notice.stuck.${StuckKind}`, Words[string]>

/** What the bell and the page of notices say. */
export const words = {
  'notices.title': { th: 'การแจ้งเตือน', en: 'Notifications' },
  'notices.unread': { th: 'การแจ้งเตือน ยังไม่อ่าน {{n}} เรื่อง', en: 'Notifications, {{n}} unread' },
  'notices.empty': { th: 'ยังไม่มีการแจ้งเตือน', en: 'No notifications' },
  'notices.readAll': { th: 'อ่านแล้วทั้งหมด', en: 'Mark all as read' },
  'notices.seeAll': { th: 'ดูการแจ้งเตือนทั้งหมด', en: 'See all notifications' },
  'notices.stuck': { th: 'งานค้าง {{n}}', en: 'Stuck work {{n}}' },
  'notices.byMail': { th: 'ส่งอีเมลด้วย', en: 'By mail too' },
  'notices.byMail.about': {
    th: 'สรุปทุกเช้า และทันทีเมื่อใบของคุณไม่ได้รับอนุมัติ',
    en: 'A digest each morning, and at once when an order of yours is rejected',
  },
  'notices.isUnread': { th: 'ยังไม่อ่าน', en: 'Unread' },
  'notices.settled': { th: 'ทำแล้ว', en: 'Done' },
  'notices.tab.waiting': { th: 'รอฉัน', en: 'Waiting for me' },
  'notices.tab.mine': { th: 'งานที่ฉันส่ง', en: 'What became of mine' },
  'notices.today': { th: 'วันนี้ {{day}}', en: 'Today, {{day}}' },
  'notices.yesterday': { th: 'เมื่อวาน {{day}}', en: 'Yesterday, {{day}}' },
  'notices.more': { th: 'และอีก {{n}} ใบ', en: 'and {{n}} more' },
  'notices.moreWithSum': {
    th: 'และอีก {{n}} ใบ รวม {{sum}} บาท',
    en: 'and {{n}} more, {{sum}} baht in all',
  },
  'notices.moreAccounts': { th: 'และอีก {{n}} บัญชี', en: 'and {{n}} more' },
  'notices.moreScales': { th: 'และอีก {{n}} เครื่อง', en: 'and {{n}} more' },
  'notices.about': { th: '{{vendor}} · {{amount}} บาท', en: '{{vendor}} · {{amount}} baht' },
  'notices.aboutTicket': { th: '{{vendor}} · {{net}} กก.', en: '{{vendor}} · {{net}} kg' },

  'notice.orderSubmitted': { th: '{{po}} รอคุณพิจารณา', en: '{{po}} waits for your review' },
  'notice.orderToReceive': {
    th: '{{po}} ยืนยันแล้ว รอรับสินค้า',
    en: '{{po}} is confirmed and waits for its goods',
  },
  'notice.orderReceived': {
    th: '{{po}} รับสินค้าครบแล้ว รอตั้งหนี้',
    en: '{{po}} is fully received and waits for its payable',
  },
  'notice.correctionProposed': {
    th: 'เครื่องชั่งส่งน้ำหนักใหม่ของใบชั่ง {{ticket}} กรุณาตรวจสอบ',
    en: 'The scale sent other weights for ticket {{ticket}}. Please check.',
  },
  'notice.weightsChanged': {
    th: 'เครื่องชั่งส่งผู้ขายหรือน้ำหนักใหม่ของใบชั่ง {{ticket}} หลังรถออกแล้ว กรุณาตรวจ',
    en: 'The scale sent another seller or weight for ticket {{ticket}} after the truck had left. Please check.',
  },
  'notice.ticketRefused': {
    th: 'ใบชั่งของ {{plate}} จาก {{scale}} ถูกตีกลับ',
    en: 'The ticket of {{plate}} from {{scale}} was refused',
  },
  'notice.nameProposed': {
    th: '{{scale}} ส่งชื่อ “{{name}}” มากับรหัส {{avl}} ({{seller}}) กรุณาตรวจ',
    en: '{{scale}} sent the name “{{name}}” with code {{avl}} ({{seller}}). Please check.',
  },
  'notice.scaleSilent': {
    th: '{{scale}} ไม่ส่งข้อมูลมาตั้งแต่ {{time}} น. กรุณาดูคอมพิวเตอร์และเครือข่ายที่เครื่องชั่ง',
    en: 'No data from {{scale}} since {{time}}. Please look at its computer and network.',
  },
  'notice.accountMade': {
    th: '{{officer}} ตั้งบัญชีผู้ใช้ {{name}} เป็น{{role}} หากไม่ทราบเรื่อง กรุณาตรวจ',
    en: '{{officer}} gave {{name}} an account as {{role}}. If you do not know of it, please check.',
  },
  'notice.backupLate': {
    th: 'ไม่มีการสำรองข้อมูลตั้งแต่ {{time}} กรุณาแจ้งผู้ดูแลเครื่องของโรงงาน',
    en: 'No backup since {{time}}. Please tell whoever looks after the mill’s computer.',
  },
  'notice.factorReset': {
    th: '{{officer}} ล้างการยืนยันสองขั้นตอนของคุณ หากคุณไม่ได้ขอ กรุณาแจ้งผู้ดูแลระบบอีกคน',
    en: '{{officer}} removed your second factor. If you did not ask for it, tell another administrator.',
  },
  'notice.accountChanged': {
    th: '{{officer}} เปลี่ยนบัญชีหรือภาษีของ {{seller}} กรุณาตรวจ',
    en: '{{officer}} changed account or tax of {{seller}}. Please check.',
  },
  'notice.payeeChanged': {
    th: '{{officer}} แก้ไขผู้รับเงินของ {{po}} หลังตั้งหนี้ กรุณาตรวจ',
    en: '{{officer}} changed who {{po}} is paid to. Please check.',
  },
  'notice.accountsChanged': {
    th: '{{officer}} นำเข้าบัญชีธนาคารหรือภาษีใหม่ของผู้ขาย {{n}} ราย กรุณาตรวจ',
    en: '{{officer}} imported new accounts or taxes of {{n}} vendors. Please check.',
    one: '{{officer}} imported a new account or tax of {{n}} vendor. Please check.',
  },
  'notice.orderApproved': { th: '{{officer}} อนุมัติ {{po}} แล้ว', en: '{{officer}} approved {{po}}' },
  'notice.orderRejected': {
    th: '{{officer}} ไม่อนุมัติ {{po}}: {{reason, reason}}',
    en: '{{officer}} rejected {{po}}: {{reason, reason}}',
  },
  'notice.orderConfirmed': {
    th: '{{officer}} ยืนยัน {{po}} แล้ว',
    en: '{{officer}} confirmed {{po}}',
  },
  'notice.orderInvoiced': {
    th: '{{officer}} ตั้งหนี้ {{po}} ของคุณแล้ว',
    en: '{{officer}} set up the payable of your {{po}}',
  },
  'notice.pricesToCheck': {
    th: '{{officer}} ตั้งราคา {{n}} สินค้า รอคุณตรวจก่อนเผยแพร่',
    en: '{{officer}} set the prices of {{n}} products; they wait for your check',
    one: '{{officer}} set the prices of {{n}} product; they wait for your check',
  },
  'notice.pricesPublished': {
    th: '{{officer}} เผยแพร่ราคา {{n}} สินค้าที่คุณตั้งแล้ว',
    en: '{{officer}} published your prices of {{n}} products',
    one: '{{officer}} published your prices of {{n}} product',
  },
  'notice.pricesSentBack': {
    th: '{{officer}} ส่งราคาที่คุณตั้งกลับ: {{reason, reason}}',
    en: '{{officer}} sent your prices back: {{reason, reason}}',
  },
  'notice.pricesWithdrawn': {
    th: '{{officer}} ถอนราคา {{n}} สินค้าที่คุณตั้งไว้',
    en: '{{officer}} withdrew your prices of {{n}} products',
    one: '{{officer}} withdrew your prices of {{n}} product',
  },
  'notice.reopeningAsked': {
    th: '{{officer}} ขอเปิดวันที่ {{day}} รอเจ้าหน้าที่อีกคนยืนยัน: {{reason, reason}}',
    en: '{{officer}} asks to reopen {{day}}; another officer has to confirm: {{reason, reason}}',
  },
  'notice.reminder': {
    th: '{{officer}} เตือน: {{subject}} {{what}}',
    en: '{{officer}} reminds you: {{subject}} {{what}}',
  },
  ...stuck,

  'notice.to.pricesToCheck': { th: 'ไปตรวจราคา', en: 'Check them' },
  'notice.to.pricesSentBack': { th: 'แก้ไขราคา', en: 'Correct them' },
  'notice.to.reopeningAsked': { th: 'ไปยืนยัน', en: 'Confirm' },
  'notice.to.reminder': { th: 'ไปดู', en: 'See it' },
  'notice.to.orderSubmitted': { th: 'ไปพิจารณา', en: 'Review it' },
  'notice.to.orderToReceive': { th: 'ไปรับสินค้า', en: 'Receive' },
  'notice.to.orderReceived': { th: 'ไปตั้งหนี้', en: 'Set up payable' },
  'notice.to.correctionProposed': { th: 'ตัดสิน', en: 'Decide' },
  'notice.to.ticketRefused': { th: 'แก้ไขใบชั่ง', en: 'Fix it' },
  'notice.to.accountChanged': { th: 'ตรวจบัญชี', en: 'Check it' },
  'notice.to.accountMade': { th: 'ดูผู้ใช้งาน', en: 'See users' },
  'notice.to.nameProposed': { th: 'ตรวจชื่อ', en: 'Check the name' },
  'notice.to.scaleSilent': { th: 'ดูเครื่องชั่ง', en: 'See scales' },
  'notice.to.orderRejected': { th: 'แก้ไขใบ', en: 'Correct it' },
} as const satisfies Words
