/** What people take for passwords; years, rows of keys and repeated signs are found below. */
const WORDS =
  `password passwort pass admin administrator root user guest test demo master secret login welcome hello
  letmein iloveyou love monkey dragon sunshine princess shadow superman batman football baseball computer internet
  samsung google facebook changeme change default qwerty abc palm scale palmscale mill oil truck officer manager
  purchase warehouse accounting evaluator superadmin super thailand thai bangkok krabi surat
  รหัสผ่าน รหัส ปาล์ม ปาล์มทะลาย ทะลาย น้ำมัน โรงงาน โรงงานปาล์ม สวัสดี ผู้ดูแล ระบบ ผู้ดูแลระบบ ประเทศไทย ไทย กรุงเทพ กระบี่
  สุราษฎร์ธานี สุราษฎร์ รัก คิดถึง ฉันรักเธอ`.split(/\s+/)

const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6yhn',
  '7ujm',
  'ๅ/-ภถุึคตจขช',
  'ๆไำพะัีรนยบลฃ',
  'ฟหกดเ้่าสวง',
  'ผปแอิืทมใฝ',
  'กขฃคฅฆงจฉชซ',
]
const RUNS = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))]
/** Signs that are no word, run or repetition and yet do not make a password hard to guess. */
const MAX_OWN_CHARACTERS = 2

/**
 * Whether `password` is easy to guess: made of common words, of `about` (the officer's names, e-mail, the mill), of
 * years, telephone numbers, rows of keys and repeated signs, with at most two signs besides.
 */
export function isGuessable(password: string, about: readonly string[] = []): boolean {
  const known = [...WORDS, ...about.flatMap(partsOf)].sort((a, b) => b.length - a.length)
  const plain = lowered(password)
  if (/^(0\d{8,9}|\+?66\d{8,9}|\d{13})$/.test(plain.replace(/[\s-]/g, ''))) return true
  return [plain, unmasked(plain)].some((one) => ownCharacters(one, known) <= MAX_OWN_CHARACTERS)
}

function partsOf(about: string): string[] {
  const [local = ''] = about.split('@')
  return [local, ...local.split(/[^\p{L}\p{M}]+/u)].map(lowered).filter((part) => part.length >= 3)
}

function lowered(text: string): string {
  return text
    .toLowerCase()
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)))
}

/** p@ssw0rd says password. */
function unmasked(text: string): string {
  const plain: Record<string, string> = {
    0: 'o',
    1: 'i',
    3: 'e',
    4: 'a',
    5: 's',
    7: 't',
    '@': 'a',
    $: 's',
    '!': 'i',
  }
  return text.replace(/[013457@$!]/g, (sign) => plain[sign] ?? sign)
}

/** How many signs of `text` are left once what is known is taken out, from the left, the longest first. */
function ownCharacters(text: string, known: readonly string[]): number {
  let own = 0
  for (let at = 0; at < text.length; ) {
    const taken = knownAt(text.slice(at), known)
    if (taken === 0) own += 1
    at += taken || 1
  }
  return own
}

function knownAt(rest: string, known: readonly string[]): number {
  const word = known.find((one) => rest.startsWith(one))?.length ?? 0
  const year = /^(19|20|25)\d\d/.exec(rest)?.[0].length ?? 0
  const repeated = /^(.{1,4}?)\1{2,}/u.exec(rest)?.[0].length ?? 0
  const between = /^[\s._-]/.exec(rest)?.[0].length ?? 0
  return Math.max(word, year, repeated, between, runAt(rest))
}

/** The length of the row of keys with which `rest` begins; 0 under three. */
function runAt(rest: string): number {
  const lengths = RUNS.map((row) => {
    let length = 0
    while (length < rest.length && row.includes(rest.slice(0, length + 1))) length += 1
    return length
  })
  const longest = Math.max(...lengths)
  return longest >= 3 ? longest : 0
}
