import type { Words } from '../platform/i18n.ts'

/** Names of the screens and of the menu's sections. */
export const words = {
  'menu.evaluate': { th: 'ประเมินปาล์ม', en: 'Evaluate' },
  'menu.purchase': { th: 'จัดการใบสั่งซื้อ', en: 'PO management' },
  'menu.report': { th: 'รายงาน', en: 'Report' },
  'menu.setting': { th: 'ตั้งค่า', en: 'Setting' },
  'menu.reportDailyPalmPayment': { th: 'จ่ายเงินค่าปาล์มประจำวัน', en: 'Daily palm payment report' },
  'screen.dashboard': { th: 'ภาพรวมวันนี้', en: 'Today' },
  'screen.palmEvaluate': { th: 'ประเมินปาล์ม', en: 'Palm evaluation' },
  'screen.toOrder': { th: 'รอเปิดใบ', en: 'To order' },
  'screen.po': { th: 'ใบสั่งซื้อ', en: 'PO' },
  'screen.poLine': { th: 'รายการในใบสั่งซื้อ', en: 'PO Line' },
  'screen.receipt': { th: 'รับสินค้า', en: 'Receiving goods' },
  'screen.invoice': { th: 'ยืนยันรับซื้อ (ตั้งหนี้)', en: 'Purchase receiving confirm' },
  'menu.reportPriceList': { th: 'ใบแจ้งราคารับซื้อ', en: 'Price list' },
  'screen.reportPriceList': { th: 'ใบแจ้งราคารับซื้อ', en: 'Quotation' },
  'screen.reportPalm': { th: 'รายงานปาล์ม', en: 'Palm report' },
  'screen.reportDailyPalmPayment': {
    th: 'รายงานจ่ายเงินค่าปาล์มประจำวัน',
    en: 'Daily palm payment report',
  },
  'screen.productGroup': { th: 'กำหนดราคา', en: 'Price setting' },
  'screen.product': { th: 'สินค้าทั้งหมด', en: 'Products' },
  'screen.productItem': { th: 'กำหนดราคา', en: 'Set prices' },
  'menu.vendor': { th: 'ผู้ขาย', en: 'Vendor' },
  'screen.vendor': { th: 'ผู้ขาย', en: 'Vendor Management' },
  'screen.customerLevel': { th: 'กำหนดระดับสมาชิก', en: 'Member levels' },
  'screen.vendorPremium': { th: 'ผู้ขายพรีเมียม', en: 'Premium' },
  'screen.carLicenseLight': { th: 'ทะเบียนรถเบา', en: 'Light vehicle registration' },
  'screen.user': { th: 'จัดการผู้ใช้', en: 'User management' },
  'screen.scaleTokens': { th: 'รหัสเชื่อมต่อเครื่องชั่ง', en: 'Scale tokens' },
} as const satisfies Words
