import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import { BACKUP_LATE_DAYS } from '../backup/rules.ts'
import { COMPOSITION_RULES } from '../evaluation/rules/composition.ts'
import { weaknessOf } from '../identity/rules/guessable.ts'
import { SECOND_FACTOR } from '../identity/rules/second-factor.ts'
import { IDLE_MINUTES } from '../identity/rules.ts'
import { KEEPERS } from '../master-data/rules.ts'
import { keyOf } from '../platform/encryption.ts'
import { isLoopback } from '../platform/loopback.ts'
import { packageRoot } from '../platform/package-root.ts'
import { StartupError } from '../platform/startup-error.ts'
import { FINALIZE_AFTER_DAYS } from '../purchase-orders/rules.ts'
import { ACCOUNT_CONFIRM } from '../vendors/rules/account-change.ts'

const DEMO_MILL = {
  name: 'บริษัท ควนทองน้ำมันปาล์ม (สาธิต) จำกัด',
  address: '99 หมู่ 4 ต.อิปัน อ.พระแสง จ.สุราษฎร์ธานี 84210',
}

/** What is wrong with a variable, in both languages. */
const PORTS = 'เลขพอร์ต 0–65535 / a port number, 0 to 65535'
const POSTGRES =
  'ที่อยู่แบบ postgres://ผู้ใช้:รหัส@เครื่อง/ฐานข้อมูล / an address like postgres://user:password@host/database'
const SMTP = 'ที่อยู่แบบ smtp://เครื่อง:25 / an address like smtp://host:25'
const TLS = 'required หรือ offered / required or offered'
const WEB =
  'ที่อยู่แบบ https://palm.mill.co.th ไม่มีพาธ / an address like https://palm.mill.example, without a path'
const SWITCH = 'on หรือ off / on or off'
const EMAIL = 'อีเมล / an email address'
const PASSWORD = 'รหัสผ่านต้องยาว 9 ตัวอักษรขึ้นไป / a password of 9 characters or longer'
const GUESSABLE =
  'รหัสผ่านนี้เดาง่าย กรุณาตั้งใหม่ หรือเอาออกเมื่อมีผู้ดูแลระบบแล้ว เพราะใช้ครั้งแรกครั้งเดียว / easy to guess: another one, or none where the mill has its Super Admin, since only the first start uses it'
const DAYS = 'จำนวนวันเต็ม 0–365 / whole days, 0 to 365'
/** Of the demo mill where nothing else is said. */
const DEMO_DAYS = 60
const OF_DEMO = 'จำนวนวันเต็ม 2–60 / whole days, 2 to 60'
const MINUTES = 'จำนวนนาทีเต็ม 10–720 / whole minutes, 10 to 720'
const PROXIES =
  'off หรือที่อยู่ของพร็อกซีคั่นด้วยจุลภาค เช่น loopback, 10.0.0.5, 10.1.0.0/16 / off, or addresses of proxies by commas, like loopback, 10.0.0.5, 10.1.0.0/16'
const LETTERHEAD =
  'ต้องตั้งใน production เพราะเป็นหัวเอกสารทุกใบ / needed in production, since it stands at the head of every document'
const TOKEN = 'รหัส 16 ตัวอักษรขึ้นไป ไม่มีช่องว่าง / a token of 16 characters or more, without spaces'
const KEY =
  '32 ไบต์แบบ base64 สร้างใหม่ได้ด้วยคำสั่งนี้ / 32 bytes in base64; this makes some: node -p "crypto.randomBytes(32).toString(\'base64\')"'
const KEY_NEEDED = `เมื่อใช้ DATABASE_URL กับ SECOND_FACTOR ต้องตั้งกุญแจ และตั้งให้เหมือนกันทุกเซิร์ฟเวอร์ / needed where DATABASE_URL and SECOND_FACTOR are used, the same on every server: ${KEY}`
const NAMED = 'ต้องมีตัวอักษรหรือตัวเลข / a letter or figure'
const BLANK = 'มีแต่ช่องว่าง กรุณาใส่ค่าหรือเอาออก / only spaces: give it a value, or none'
const RUNS_AS = ['production', 'development', 'test'] as const
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** What stands on documents. */
const printed = z
  .string()
  .trim()
  .regex(/[\p{L}\p{N}]/u, NAMED)

const whole = (min: number, max: number, message: string) =>
  z.coerce.number(message).int(message).min(min, message).max(max, message)

const oneOf = <Value extends string>(values: readonly Value[], message = values.join(', ')) =>
  z.enum(values, message)

const variables = z.object({
  PORT: whole(0, 65_535, PORTS).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: POSTGRES }).optional(),
  DEMO_BRIDGE: oneOf(['on', 'off'], SWITCH).default('off'),
  DEMO_DAYS: whole(2, DEMO_DAYS, OF_DEMO).default(DEMO_DAYS),
  ADMIN_EMAIL: z.email(EMAIL).default('superadmin@mill.local'),
  ADMIN_PASSWORD: z.string().min(9, PASSWORD).optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: WEB })
    .refine((url) => URL.canParse(url) && new URL(url).pathname === '/', WEB)
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: SMTP }).optional(),
  SMTP_TLS: oneOf(['required', 'offered'], TLS).optional(),
  MAIL_FROM: z.email(EMAIL).optional(),
  MILL_NAME: printed.optional(),
  MILL_ADDRESS: printed.optional(),
  FINALIZE_AFTER_DAYS: whole(0, 365, DAYS).default(FINALIZE_AFTER_DAYS),
  BACKUP_LATE_DAYS: whole(0, 365, DAYS).default(BACKUP_LATE_DAYS),
  SESSION_IDLE_MINUTES: whole(10, IDLE_MINUTES, MINUTES).default(IDLE_MINUTES),
  APPROVE_CONFIRMS: oneOf(['on', 'off'], SWITCH).default('off'),
  COMPOSITION: oneOf(COMPOSITION_RULES).default('ask'),
  MASTER_DATA: oneOf(KEEPERS).default('forms'),
  ACCOUNT_MAKER_CHECK: oneOf(['on', 'off'], SWITCH).default('on'),
  ACCOUNT_CONFIRM: oneOf(ACCOUNT_CONFIRM).optional(),
  PRICE_CHECKER: oneOf(['on', 'off'], SWITCH).optional(),
  SECOND_FACTOR: oneOf(SECOND_FACTOR).default('off'),
  SECRETS_KEY: z.string().transform(keyIn).optional(),
  SECRETS_KEY_FORMER: z.string().transform(keyIn).optional(),
  TRUST_PROXY: z.string().default('loopback').transform(proxiesOf),
  LOG_LEVEL: oneOf(LEVELS).default('warn'),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, TOKEN)
    .optional(),
  NODE_ENV: oneOf(RUNS_AS).optional(),
})

/** The names of all settings. */
export const SETTINGS = Object.keys(variables.shape)

/** What a real mill says itself, and what of it: who stands on its documents, and where it wants two officers. */
const NEEDED_IN_PRODUCTION = {
  MILL_NAME: LETTERHEAD,
  MILL_ADDRESS: LETTERHEAD,
  ACCOUNT_CONFIRM:
    'ต้องเลือกใน production: require = เมื่อเจ้าหน้าที่คนหนึ่งเปลี่ยนบัญชีหรือภาษีของผู้ขาย ยังไม่จ่ายจนกว่าอีกคนยืนยัน, tell = แจ้งเตือนแต่จ่ายได้, off = ไม่มีคนที่สองตรวจ / to be chosen in production: require (an account or tax of a seller that one officer changed is not paid until another confirms it), tell (it is told, and paid), off (nobody else looks)',
  PRICE_CHECKER:
    'ต้องเลือกใน production: on = ราคาที่ตั้งใช้ได้เมื่ออีกคนตรวจแล้ว, off = ใช้ได้ทันที ไม่มีคนที่สองตรวจ / to be chosen in production: on (prices come into force once a second officer has checked them), off (at once, and nobody else looks)',
} as const

/**
 * A real mill's documents never say the demo mill's name, its first password is none that is tried first, and a key that
 * lay in the folder of one server would be missing at the others.
 */
const environment = variables.superRefine((data, ctx) => {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, MILL_NAME: mill = '' } = data
  if (password && weaknessOf(password, [email, mill]))
    ctx.addIssue({ code: 'custom', path: ['ADMIN_PASSWORD'], message: GUESSABLE })
  if (data.DATABASE_URL && data.SECOND_FACTOR !== 'off' && !data.SECRETS_KEY)
    ctx.addIssue({ code: 'custom', path: ['SECRETS_KEY'], message: KEY_NEEDED })
  if (data.NODE_ENV !== 'production') return
  for (const [name, message] of entriesOf(NEEDED_IN_PRODUCTION))
    if (!data[name]) ctx.addIssue({ code: 'custom', path: [name], message })
})

type Needed = keyof typeof NEEDED_IN_PRODUCTION

function entriesOf(needed: Record<Needed, string>) {
  return Object.entries(needed) as [Needed, string][]
}

function keyIn(text: string, ctx: z.RefinementCtx): Buffer {
  const key = keyOf(text)
  if (key) return key
  ctx.addIssue(KEY)
  return z.NEVER
}

/** The proxies of TRUST_PROXY: none of them, or networks, by the names that Fastify knows or by address. */
function proxiesOf(text: string, ctx: z.RefinementCtx): false | string[] {
  if (text.trim() === 'off') return false
  const networks = text.split(',').map((one) => one.trim())
  if (networks.every(isNetwork)) return networks
  ctx.addIssue(PROXIES)
  return z.NEVER
}

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits, more] = text.split('/')
  const max = { 4: 32, 6: 128 }[isIP(address)]
  if (!max || more !== undefined) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= max)
}

export type Settings = ReturnType<typeof readSettings>

/** Whether mails go by TLS alone: to another machine they do, unless the mill says otherwise. */
function requiresTls({ SMTP_URL, SMTP_TLS }: z.output<typeof variables>): boolean {
  if (SMTP_TLS) return SMTP_TLS === 'required'
  return SMTP_URL !== undefined && !isLoopback(new URL(SMTP_URL).hostname)
}

/** The settings of `env`, checked; an empty variable counts as missing. Throws a StartupError that names each fault. */
export function readSettings(env: NodeJS.ProcessEnv) {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const blank = SETTINGS.filter((name) => filled[name]?.trim() === '')
  const { data, error } = environment.safeParse(filled)
  if (error || blank.length > 0) throw faulty(blank, error)
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: path.resolve(packageRoot, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    production: data.NODE_ENV === 'production',
    demoBridge: data.DEMO_BRIDGE === 'on',
    demoDays: data.DEMO_DAYS,
    admin: { email: data.ADMIN_EMAIL, password: data.ADMIN_PASSWORD },
    publicUrl: data.PUBLIC_URL,
    mail: { smtpUrl: data.SMTP_URL, requireTls: requiresTls(data), from: data.MAIL_FROM },
    mill: {
      name: data.MILL_NAME ?? DEMO_MILL.name,
      address: data.MILL_ADDRESS ?? DEMO_MILL.address,
      examples: [
        ...(data.MILL_NAME ? [] : ['name' as const]),
        ...(data.MILL_ADDRESS ? [] : ['address' as const]),
      ],
    },
    finalizeAfterDays: data.FINALIZE_AFTER_DAYS,
    backupLateDays: data.BACKUP_LATE_DAYS,
    sessionIdleMinutes: data.SESSION_IDLE_MINUTES,
    approveConfirms: data.APPROVE_CONFIRMS === 'on',
    composition: data.COMPOSITION,
    masterData: data.MASTER_DATA,
    accountMakerCheck: data.ACCOUNT_MAKER_CHECK === 'on',
    accountConfirm: data.ACCOUNT_CONFIRM ?? 'tell',
    priceChecker: data.PRICE_CHECKER === 'on',
    secondFactor: data.SECOND_FACTOR,
    secretsKey: data.SECRETS_KEY,
    formerSecretsKey: data.SECRETS_KEY_FORMER,
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    metricsToken: data.METRICS_TOKEN,
  }
}

function faulty(blank: readonly string[], error?: z.ZodError): StartupError {
  const issues = error?.issues.map(({ path, message }) => ({ name: path.join('.'), message })) ?? []
  const faults = [
    ...blank.map((name) => `  ${name}: ${BLANK}`),
    ...issues
      .filter(({ name }) => !blank.includes(name))
      .map(({ name, message }) => `  ${name}: ${message}`),
  ]
  return new StartupError(
    `ค่าที่ตั้งไม่ถูกต้อง กรุณาแก้แล้วเริ่มใหม่`,
    `These settings are not valid. Correct them and start again; each needs:\n${faults.join('\n')}`,
  )
}
