import { BANKS, type Bank } from '../../vendors/rules.ts'

/** What banks go by beside what lists and documents call them, by their code. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  BAAC: ['ธกส', 'เพื่อการเกษตร', 'Bank for Agriculture and Agricultural Cooperatives'],
  KTB: ['Krungthai', 'Krung Thai'],
  KBANK: ['Kasikornbank', 'Kasikorn', 'Kasikorn Thai', 'กสิกร'],
  GSB: ['Government Savings', 'ออมสิน'],
  SCB: ['Siam Commercial', 'ไทยพานิชย์'],
  BBL: ['Bangkok', 'กรุงเทพฯ'],
  BAY: ['Bank of Ayudhya', 'Ayudhya', 'Krungsri', 'กรุงศรีฯ'],
  ttb: ['TMBThanachart', 'ทีเอ็มบีธนชาต', 'ทหารไทย ธนชาต', 'TMB', 'ทหารไทย', 'ธนชาต'],
  IBANK: ['Islamic Bank of Thailand', 'อิสลามแห่งประเทศไทย', 'ไอแบงก์', 'ธ.อ.ท.', 'Islamic'],
  GHB: ['ธ.อ.ส.', 'Government Housing'],
  KKP: ['Kiatnakin Phatra', 'เกียรตินาคิน'],
  UOB: ['United Overseas', 'ยูโอบี จำกัด'],
  CIMBT: ['CIMB', 'CIMB Thai', 'ซีไอเอ็มบีไทย'],
  LHFG: ['Land and Houses', 'LH Bank', 'แลนด์แอนด์เฮ้าส์', 'LHBANK'],
}

/** What a registered name has around the bank's own: its form, its kind and the branch. */
const AROUND =
  /\([^)]*\)|สาขา.*$|\bbranch.*$|บริษัท|บมจ\.?|บจก\.?|จำกัด|มหาชน|ธนาคาร|\bpublic\b|\bcompany\b|\blimited\b|\bp\.?c\.?l\.?(?=\W|$)|\bplc\b|\bco\b\.?|\bltd\b\.?|\bthe\b|\bbank\b(?! (?:of|for)\b)/g

const BY_NAME = new Map(
  BANKS.flatMap((bank) =>
    [bank.name, bank.full, bank.code, ...(OTHER_NAMES[bank.code] ?? [])].map(
      (name) => [plain(name), bank] as const,
    ),
  ),
)

/** The bank that a file calls by its short, full, registered or English name, or by its code. */
export function bankNamed(typed: string): Bank | undefined {
  const inBrackets = /\(([^)]*)\)/.exec(typed)?.[1] ?? ''
  return BY_NAME.get(plain(typed)) ?? BY_NAME.get(plain(inBrackets))
}

function plain(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(AROUND, ' ')
    .trim()
    .replace(/^ธ[.\s]+/, '')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
