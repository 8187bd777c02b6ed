/** What people take for passwords, in small letters. */
export const COMMON_WORDS: readonly string[] =
  `password passwort pass admin administrator root user guest test demo master secret login welcome hello
  letmein iloveyou love monkey dragon sunshine princess shadow superman batman football baseball computer internet
  samsung google facebook changeme change default qwerty abc palm scale palmscale mill oil truck officer manager
  purchase warehouse accounting evaluator superadmin super thailand thai bangkok krabi surat
  รหัสผ่าน รหัส ปาล์ม ปาล์มทะลาย ทะลาย น้ำมัน โรงงาน โรงงานปาล์ม สวัสดี ผู้ดูแล ระบบ ผู้ดูแลระบบ ประเทศไทย ไทย กรุงเทพ กระบี่
  สุราษฎร์ธานี สุราษฎร์ รัก คิดถึง ฉันรักเธอ`.split(/\s+/)

/** Rows of keys and of the alphabet. */
export const KEY_ROWS: readonly string[] = [
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
