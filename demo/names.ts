import type { Role } from '../src/platform/roles.ts'

/** Invented people and firms; provinces, districts and sub-districts are real geography. */

const list = (text: string) => text.split(' ')
const phrases = (text: string) => text.split(' · ')

export const FIRST_NAMES = list(
  'สมชาย วิชัย ประเสริฐ สุรชัย อนันต์ ธีระ พิเชษฐ์ มานพ จรูญ สุชาติ วันชัย ประดิษฐ์ เกรียงไกร ณรงค์ ไพโรจน์ ชัยวัฒน์ สุเทพ อำนวย สมพร วิโรจน์ กิตติ ธนากร ภูมิ อับดุลเลาะห์ สมาน อดิศร ยุทธนา เจริญ เฉลิม ทวีศักดิ์ สมหญิง จันทร์เพ็ญ วรรณา สุภาพร อรุณี ปราณี นงลักษณ์ พรทิพย์ กัลยา สุดารัตน์ ละออง บุญเรือน ประไพ ศิริพร อารีย์ นิตยา จิราพร เพ็ญศรี รัตนา ดวงใจ ฉวีวรรณ มาลัย อุบล ยุพิน ชุติมา ฟาตีเมาะ สายใจ วิไล กมลวรรณ ธัญญา',
)

export const SURNAMES = list(
  'ทองอ่อน แก้วเพชร ชูแก้ว ช่วยรักษ์ นวลศรี จันทร์แก้ว สุขเกื้อ คงแก้ว รักษ์ทอง หนูเอียด เกื้อกูล ขวัญแก้ว ทิพย์บุญ บุญชู ศรีนวล มณีโชติ พรหมแก้ว อินทร์ทอง ไชยเพชร แสงอ่อน ใจเที่ยง เทพแก้ว วงศ์ทอง ชัยภักดี สงแก้ว นิลวงศ์ เรืองศรี มากแก้ว ด้วงทอง ดำรักษ์ ขาวสุด แป้นทอง หมื่นแก้ว ขุนทอง พันธุ์แก้ว รอดเพชร เพ็งแก้ว ยิ้มแย้ม สมทอง ทวีทอง เสนทอง จิตต์ภักดี ฤทธิ์ช่วย พูลแก้ว ปานแก้ว กลิ่นหอม เย็นใจ บัวทอง ชุมแสง หีมเหม หมัดสะอาด ยะโกบ เหมือนทอง ชนะสุข สว่างศรี เลี่ยนทอง ประทุมแก้ว แดงน้อย ภักดีชูเกื้อ นาคพันธุ์',
)

export const COMPANIES = phrases(
  'บริษัท ควนลมพืชผล จำกัด · บริษัท เขาทองหลางปาล์ม จำกัด · บริษัท สวนธารน้ำผุดเกษตร จำกัด · บริษัท คลองเหรียงอะโกร จำกัด · บริษัท ทองทะลายใต้ จำกัด · บริษัท ป่าไผ่แพลนเทชั่น จำกัด · หจก. รุ่งทะลายทรัพย์ · หจก. ส.ควนยางขนส่ง · หจก. พี่น้องเขาค้อมปาล์ม · หจก. หินเพิงการเกษตร',
)
export const RAMPS = phrases(
  'ลานเทบังหีม ควนเหนือ · ลานเทโกแก้ว ปากควน · ลานเทป้าละออง คลองหลา · ลานเทสี่แยกควนทอง · ลานเทลุงเฉลิม เขาน้อย · ลานเทน้องฟ้า ธารทอง · ลานเทสองพี่ ควนใหม่ · ลานเทเจ๊ดวง คลองเตยใน · ลานเทสามแยกหินเพิง',
)
export const COOPERATIVES = phrases(
  'สหกรณ์ชาวสวนปาล์มควนลม จำกัด · สหกรณ์การเกษตรคลองเหรียง จำกัด · สหกรณ์สวนปาล์มเขาค้อมพัฒนา จำกัด · กลุ่มวิสาหกิจชุมชนปาล์มคุณภาพควนยาง · กลุ่มเกษตรกรทำสวนธารทอง · กลุ่มปาล์มแปลงใหญ่คลองหลา',
)

export interface District {
  /** A vendor's financial dimension 7. */
  dimension7: string
  province: string
  name: string
  subdistricts: readonly string[]
}

const district = (dimension7: string, province: string, name: string, of: string): District => ({
  dimension7,
  province,
  name,
  subdistricts: of.split(', '),
})

export const DISTRICTS: readonly District[] = [
  district('SRT_PS', 'สุราษฎร์ธานี', 'พระแสง', 'อิปัน, สินปุน, สาคู, บางสวรรค์, ไทรโสภา'),
  district('SRT_WS', 'สุราษฎร์ธานี', 'เวียงสระ', 'บ้านส้อง, เขานิพันธ์, ทุ่งหลวง'),
  district('SRT_KS', 'สุราษฎร์ธานี', 'เคียนซา', 'เคียนซา, เขาตอก, พ่วงพรมคร'),
  district('SRT_CB', 'สุราษฎร์ธานี', 'ชัยบุรี', 'ชัยบุรี, คลองน้อย, สองแพรก'),
  district('SRT_PP', 'สุราษฎร์ธานี', 'พุนพิน', 'ท่าโรงช้าง, หนองไทร, บางมะเดื่อ'),
  district('SRT_TC', 'สุราษฎร์ธานี', 'ท่าชนะ', 'คลองพา, คันธุลี, สมอทอง'),
  district('SRT_ND', 'สุราษฎร์ธานี', 'บ้านนาเดิม', 'ท่าเรือ, นาใต้'),
  district('SRT_KR', 'สุราษฎร์ธานี', 'คีรีรัฐนิคม', 'บ้านยาง, ย่านยาว'),
  district('KBI_KP', 'กระบี่', 'เขาพนม', 'พรุเตียว, สินปุน, หน้าเขา, โคกหาร'),
  district('KBI_PP', 'กระบี่', 'ปลายพระยา', 'ปลายพระยา, เขาเขน, เขาต่อ, คีรีวง'),
  district('KBI_AL', 'กระบี่', 'อ่าวลึก', 'บ้านกลาง, คลองหิน, คลองยา'),
  district('KBI_LT', 'กระบี่', 'ลำทับ', 'ลำทับ, ดินอุดม, ทุ่งไทรทอง'),
  district('CPN_TS', 'ชุมพร', 'ท่าแซะ', 'คุริง, สลุย, รับร่อ, หงษ์เจริญ, สองพี่น้อง'),
  district('CPN_SW', 'ชุมพร', 'สวี', 'นาสัก, ทุ่งระยะ, เขาทะลุ, เขาค่าย'),
]

/** Where hired trucks come from besides. */
export const OTHER_PROVINCES = list('นครศรีธรรมราช พังงา ตรัง ระนอง ประจวบคีรีขันธ์')

export const BANKS = [
  { name: 'ธ.ก.ส.', digits: 12, share: 35 },
  { name: 'กรุงไทย', digits: 10, share: 20 },
  { name: 'กสิกรไทย', digits: 10, share: 15 },
  { name: 'ออมสิน', digits: 12, share: 10 },
  { name: 'ไทยพาณิชย์', digits: 10, share: 8 },
  { name: 'กรุงเทพ', digits: 10, share: 7 },
  { name: 'กรุงศรี', digits: 10, share: 2 },
  { name: 'ทีทีบี', digits: 10, share: 1 },
  { name: 'อิสลาม', digits: 10, share: 1 },
  { name: 'ธอส.', digits: 12, share: 1 },
] as const

export const PRODUCTS = {
  estate: { code: 'FFB-ESTATE', name: 'ปาล์มทะลาย สวนปาล์ม', group: 'FFB' },
  ppep: { code: 'FFB-PPEP', name: 'ปาล์มทะลาย โครงการ PPEP', group: 'FFB' },
  ramp: { code: 'FFB-RAMP', name: 'ปาล์มทะลาย ลานเท', group: 'FFB' },
  loose: { code: 'LF-RAMP', name: 'ปาล์มร่วง ลานเท', group: 'LF' },
} as const
export type Product = (typeof PRODUCTS)[keyof typeof PRODUCTS]
export const PRODUCT_GROUPS = [
  { code: 'FFB', name: 'ปาล์มทะลาย' },
  { code: 'LF', name: 'ปาล์มร่วง' },
]

export const PLOTS = phrases(
  'แปลง 1 ควนยาง · แปลง 3 คลองเหรียง · แปลง 7 เขาค้อม · แปลงหลังบ้าน ควนลม · แปลงริมคลองหลา · แปลงใหญ่ธารทอง หมู่ 5 · สวนลุงเฉลิม 18 ไร่ · รวมจากลานเท · หลายแปลง',
)
export const REMARKS = phrases(
  'ลูกร่วงปนมาก · ปาล์มเปียกฝน · มีดินติดทะลาย · ก้านยาว แจ้งผู้ขายแล้ว · คัดปาล์มดิบคืน · ตัดเมื่อวาน · รถติดคิวข้ามคืน · เปลี่ยนคนขับ · ผ้าใบคลุมไม่มิด · ชั่งซ้ำตามคำขอผู้ขาย · รถพ่วง ชั่งแยกแม่ลูก · ปาล์มต้นใหม่ ทะลายเล็ก',
)
export const RETURN_REASONS = phrases('เปอร์เซ็นต์ต่ำกว่า 18% · ปาล์มดิบ · ปาล์มเน่าเกินเกณฑ์ · ทรายปน')
export const WEIGHT_REASONS = phrases(
  'ชั่งออกไม่เต็มแท่น · คนอยู่บนรถตอนชั่ง · ตรวจน้ำหนักกับใบชั่งกระดาษแล้ว · ผู้ขายขอให้ตรวจน้ำหนัก',
)
export const PLATE_REASONS = phrases('อ่านทะเบียนผิด · ตรวจทะเบียนกับหน้ารถแล้ว')
export const PRODUCT_REASONS = phrases('เลือกชนิดปาล์มผิด · ตรวจชนิดปาล์มที่ลานแล้ว')

export const SCALES = { in: 'เครื่องชั่ง 1 ขาเข้า', out: 'เครื่องชั่ง 2 ขาออก' } as const
export const GATE_SCREEN = 'หน้าลาน 1'

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'
const TABLET =
  'Mozilla/5.0 (Linux; Android 14; SM-X110) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'

const officer = (email: string, name: string, address: string, userAgent: string) => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { email: `${email}@demo.mill`, firstName, lastName, place: { address, userAgent } }
}

/** An officer of each role, and from where they work: the evaluator and the warehouse on a tablet. */
export const OFFICERS: Readonly<Record<Role, ReturnType<typeof officer>>> = {
  0: officer('superadmin', 'สุเทพ จันทร์แก้ว', '10.20.4.10', WINDOWS),
  1: officer('admin', 'ชุติมา เรืองศรี', '10.20.4.12', WINDOWS),
  50: officer('manager', 'วันชัย ทองอ่อน', '10.20.4.18', WINDOWS),
  51: officer('purchase', 'สุดารัตน์ แก้วเพชร', '10.20.4.31', WINDOWS),
  52: officer('evaluator', 'ณรงค์ ชูแก้ว', '10.20.4.52', TABLET),
  81: officer('warehouse', 'มานพ ดำรักษ์', '10.20.4.61', TABLET),
  91: officer('accounting', 'อารีย์ บัวทอง', '10.20.4.44', WINDOWS),
}
export const DEMO_PASSWORD = 'palm-demo-2569'
