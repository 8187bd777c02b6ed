import type { Words } from '../../platform/i18n.ts'

/** What the dashboard says. */
export const words = {
  'dashboard.asOf': { th: '{{day}} · ข้อมูล ณ {{time}} น.', en: '{{day}} · As of {{time}}' },
  'dashboard.figures': { th: 'ตัวเลขของวันนี้', en: 'Figures of today' },
  'dashboard.trucks': { th: 'รถเข้า', en: 'Trucks in' },
  'dashboard.unit.million': { th: 'ล้านบาท', en: 'million baht' },
  'dashboard.compare': {
    th: 'เมื่อวาน {{yesterday}} · เฉลี่ย 7 วัน {{week}}',
    en: 'Yesterday {{yesterday}} · 7-day avg. {{week}}',
  },
  'dashboard.inYard': { th: 'อยู่ในลาน {{n}} คัน', en: '{{n}} in the yard' },
  'dashboard.weighedOut': { th: 'ชั่งออกแล้ว {{n}} คัน', en: '{{n}} weighed out' },
  'dashboard.graded': { th: 'ประเมินแล้ว {{n}} ใบ', en: '{{n}} graded' },
  'dashboard.priced': { th: 'มีราคาแล้ว {{n}} ใบ', en: '{{n}} priced' },
  'dashboard.payable': { th: 'ยอดจ่ายสุทธิ {{sum}}', en: 'To be paid {{sum}}' },

  'dashboard.hours': { th: 'น้ำหนักสุทธิรายชั่วโมง', en: 'Net weight by hour' },
  'dashboard.today': { th: 'วันนี้', en: 'Today' },
  'dashboard.usual': { th: 'เฉลี่ย 7 วัน', en: '7-day average' },
  'dashboard.running': { th: 'กำลังรับ', en: 'under way' },

  'dashboard.waiting': { th: 'งานที่รอ', en: 'Waiting work' },
  'dashboard.wait.Submitted': { th: 'ใบสั่งซื้อรอพิจารณา', en: 'Orders to review' },
  'dashboard.wait.InReview': { th: 'อยู่ระหว่างพิจารณา', en: 'Orders in review' },
  'dashboard.wait.Approved': { th: 'อนุมัติแล้ว รอยืนยัน', en: 'Approved, to confirm' },
  'dashboard.wait.ToReceive': { th: 'รอรับสินค้า', en: 'To receive' },
  'dashboard.wait.ToFinish': { th: 'รอรับให้ครบ', en: 'To finish receiving' },
  'dashboard.wait.ToInvoice': { th: 'รอตั้งหนี้', en: 'To set up payable' },
  'dashboard.longest': { th: 'รอนานสุด {{time}}', en: 'longest {{time}}' },
  'dashboard.oldest': { th: 'เก่าสุด {{day}}', en: 'oldest {{day}}' },
  'dashboard.lines': { th: '{{n}} รายการ', en: '{{n}} lines' },
  'dashboard.lines_one': { th: '{{n}} รายการ', en: '{{n}} line' },
  'dashboard.lines_other': { th: '{{n}} รายการ', en: '{{n}} lines' },
  'dashboard.baht': { th: '{{sum}} บาท', en: '{{sum}} baht' },

  'dashboard.month': { th: '30 วันที่ผ่านมา', en: 'The last 30 days' },
  'dashboard.month.hint': {
    th: 'ราคาเฉลี่ย (บาท/กก.) และตันต่อวัน',
    en: 'Average price (baht/kg) and tons a day',
  },
  'dashboard.grades': { th: '% น้ำมันวันนี้', en: 'Grades of today' },
  'dashboard.grades.hint': { th: 'จำนวนใบชั่ง', en: 'tickets' },
  'dashboard.largest': { th: 'ผู้ขายรายใหญ่วันนี้', en: 'Largest sellers of today' },
  'dashboard.latest': { th: 'ใบชั่งล่าสุด', en: 'Latest tickets' },
  'dashboard.latest.empty': { th: 'ยังไม่มีใบชั่ง', en: 'No tickets yet.' },
  'dashboard.time': { th: 'เวลา', en: 'Time' },
  'dashboard.seeAll': { th: 'ดูทั้งหมด', en: 'See all' },
  'dashboard.noneToday': { th: 'วันนี้ยังไม่มีรถชั่งออก', en: 'No truck was weighed out today yet.' },
  'dashboard.lastReport': { th: 'ดูรายงานปาล์มวันที่ {{day}}', en: 'Palm report of {{day}}' },
  'dashboard.noneGraded': {
    th: 'ยังไม่มีรถที่ชั่งออกวันนี้ซึ่งประเมินแล้ว',
    en: 'No truck weighed out today is graded yet.',
  },
  'dashboard.noneBefore': { th: 'ยังไม่มีข้อมูลย้อนหลัง', en: 'Nothing to look back on yet.' },
} as const satisfies Words
