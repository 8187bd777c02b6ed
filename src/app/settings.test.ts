import path from 'node:path'
import { expect, test } from 'vitest'
import { packageRoot } from '../platform/package-root.ts'
import { readSettings } from './settings.ts'

const KEY = Buffer.alloc(32, 1).toString('base64')
const FORMER_KEY = Buffer.alloc(32, 2).toString('base64')

test('nothing set is a demo mill on this machine', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: path.join(packageRoot, 'data'),
    databaseUrl: undefined,
    production: false,
    demoBridge: false,
    demoDays: 60,
    finalizeAfterDays: 7,
    backupLateDays: 2,
    approveConfirms: false,
    accountMakerCheck: true,
    accountConfirm: 'tell',
    priceChecker: false,
    masterData: 'forms',
    secondFactor: 'off',
    trustProxy: ['loopback'],
    mill: { name: 'บริษัท ควนทองน้ำมันปาล์ม (สาธิต) จำกัด' },
  })
})

test.each([
  ['smtp://mail.example:25', undefined, true],
  ['smtp://mail.example:25', 'offered', false],
  ['smtp://127.0.0.1:25', undefined, false],
  ['smtp://[::1]:25', undefined, false],
  ['smtp://localhost:25', 'required', true],
])('mail by %s with SMTP_TLS %s requires TLS: %s', (SMTP_URL, SMTP_TLS, requireTls) => {
  expect(readSettings({ SMTP_URL, SMTP_TLS }).mail).toMatchObject({ requireTls })
})

test('every variable is taken', () => {
  const settings = readSettings({
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/ข้อมูล โรงงาน',
    DATABASE_URL: 'postgres://mill:secret@db.example:5432/mill',
    DEMO_BRIDGE: 'on',
    DEMO_DAYS: '2',
    ADMIN_EMAIL: 'boss@mill.example',
    ADMIN_PASSWORD: 'long enough',
    PUBLIC_URL: 'https://palm.mill.example',
    SMTP_URL: 'smtp://mail.example:25',
    SMTP_TLS: 'offered',
    MAIL_FROM: 'palm@mill.example',
    MILL_NAME: 'โรงงาน',
    MILL_ADDRESS: 'กระบี่',
    FINALIZE_AFTER_DAYS: '0',
    BACKUP_LATE_DAYS: '3',
    SESSION_IDLE_MINUTES: '30',
    APPROVE_CONFIRMS: 'on',
    COMPOSITION: 'required',
    MASTER_DATA: 'erp',
    ACCOUNT_MAKER_CHECK: 'off',
    ACCOUNT_CONFIRM: 'require',
    PRICE_CHECKER: 'on',
    SECOND_FACTOR: 'required',
    SECRETS_KEY: KEY,
    SECRETS_KEY_FORMER: FORMER_KEY,
    TRUST_PROXY: 'loopback, 10.0.0.5,10.1.0.0/16, fd00::/8',
    LOG_LEVEL: 'debug',
    NODE_ENV: 'production',
  })
  expect(settings).toEqual({
    port: 8080,
    host: '0.0.0.0',
    dataDir: '/srv/ข้อมูล โรงงาน',
    databaseUrl: 'postgres://mill:secret@db.example:5432/mill',
    production: true,
    demoBridge: true,
    demoDays: 2,
    admin: { email: 'boss@mill.example', password: 'long enough' },
    publicUrl: 'https://palm.mill.example',
    mail: { smtpUrl: 'smtp://mail.example:25', requireTls: false, from: 'palm@mill.example' },
    mill: { name: 'โรงงาน', address: 'กระบี่', examples: [] },
    finalizeAfterDays: 0,
    backupLateDays: 3,
    sessionIdleMinutes: 30,
    approveConfirms: true,
    composition: 'required',
    masterData: 'erp',
    accountMakerCheck: false,
    accountConfirm: 'require',
    priceChecker: true,
    secondFactor: 'required',
    secretsKey: Buffer.alloc(32, 1),
    formerSecretsKey: Buffer.alloc(32, 2),
    trustProxy: ['loopback', '10.0.0.5', '10.1.0.0/16', 'fd00::/8'],
    logLevel: 'debug',
  })
})

test('TRUST_PROXY=off believes no proxy', () => {
  expect(readSettings({ TRUST_PROXY: 'off' }).trustProxy).toBe(false)
})

test('an empty variable counts as missing', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  })
})

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORT', '80.5'],
  ['DATABASE_URL', 'mysql://mill@db/mill'],
  ['DATABASE_URL', 'mill'],
  ['DEMO_BRIDGE', 'yes'],
  ['DEMO_DAYS', '1'],
  ['DEMO_DAYS', '61'],
  ['ADMIN_EMAIL', 'boss'],
  ['ADMIN_PASSWORD', '8 signs!'],
  ['ADMIN_PASSWORD', 'password1'],
  ['ADMIN_PASSWORD', 'รหัสผ่าน2569'],
  ['ADMIN_PASSWORD', 'superadmin.2026'],
  ['NODE_ENV', 'prod'],
  ['NODE_ENV', 'Production'],
  ['NODE_ENV', 'production '],
  ['MILL_NAME', '   '],
  ['MILL_NAME', '\u200b\u200b'],
  ['MILL_NAME', '-'],
  ['MILL_ADDRESS', '\t'],
  ['PORT', ' '],
  ['DATA_DIR', '  '],
  ['SMTP_URL', 'mail.example'],
  ['PUBLIC_URL', 'palm.mill.example'],
  ['PUBLIC_URL', 'https://mill.example/palm'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['MAIL_FROM', 'palm'],
  ['FINALIZE_AFTER_DAYS', 'a week'],
  ['FINALIZE_AFTER_DAYS', '-1'],
  ['FINALIZE_AFTER_DAYS', '366'],
  ['FINALIZE_AFTER_DAYS', '1.5'],
  ['BACKUP_LATE_DAYS', '400'],
  ['SESSION_IDLE_MINUTES', '9'],
  ['SESSION_IDLE_MINUTES', '721'],
  ['ACCOUNT_MAKER_CHECK', 'yes'],
  ['ACCOUNT_CONFIRM', 'on'],
  ['PRICE_CHECKER', 'yes'],
  ['SECOND_FACTOR', 'on'],
  ['SECRETS_KEY', 'secret'],
  ['SECRETS_KEY', KEY.slice(4)],
  ['SECRETS_KEY_FORMER', `${KEY}=`],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10.0.0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', 'loopback,'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused in both languages, by name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(
    new RegExp(`ค่าที่ตั้งไม่ถูกต้อง[\\s\\S]*not valid[\\s\\S]*  ${name}: `),
  )
})

test('production needs the name and the address that stand on documents', () => {
  const chosen = { ACCOUNT_CONFIRM: 'tell', PRICE_CHECKER: 'off' }
  const named = { NODE_ENV: 'production', MILL_NAME: 'โรงงาน', ...chosen }
  expect(() => readSettings(named)).toThrow(/ {2}MILL_ADDRESS: ต้องตั้ง.*needed in production/)
  expect(() => readSettings({ ...named, MILL_NAME: '' })).toThrow(/ {2}MILL_NAME: /)
  expect(readSettings({ ...named, MILL_ADDRESS: 'กระบี่' }).mill).toEqual({
    name: 'โรงงาน',
    address: 'กระบี่',
    examples: [],
  })
  expect(readSettings({ MILL_NAME: 'โรงงาน' }).mill.examples).toEqual(['address'])
})

test('production asks the mill itself where it wants a second pair of eyes, and says what each choice means', () => {
  const named = { NODE_ENV: 'production', MILL_NAME: 'โรงงาน', MILL_ADDRESS: 'กระบี่' }
  expect(() => readSettings(named)).toThrow(
    / {2}ACCOUNT_CONFIRM: ต้องเลือก.*require.*until another confirms it[\s\S]* {2}PRICE_CHECKER: ต้องเลือก.*a second officer/,
  )
  expect(() => readSettings({ ...named, ACCOUNT_CONFIRM: 'off' })).toThrow(/ {2}PRICE_CHECKER: /)
  const chosen = { ACCOUNT_CONFIRM: 'off', PRICE_CHECKER: 'on' }
  expect(readSettings({ ...named, ...chosen })).toMatchObject({
    accountConfirm: 'off',
    priceChecker: true,
  })
})

test('secrets in a database of the mill’s own need a key, the same on every server', () => {
  const asked = { DATABASE_URL: 'postgres://db/mill', SECOND_FACTOR: 'optional' }
  expect(() => readSettings(asked)).toThrow(
    / {2}SECRETS_KEY: เมื่อใช้ DATABASE_URL.*needed where DATABASE_URL.*the same on every server.*node -p/,
  )
  expect(readSettings({ ...asked, SECRETS_KEY: KEY }).secretsKey).toEqual(Buffer.alloc(32, 1))
  expect(readSettings({ SECOND_FACTOR: 'optional' }).secretsKey).toBeUndefined()
  expect(readSettings({ DATABASE_URL: asked.DATABASE_URL }).secretsKey).toBeUndefined()
})

test('a first password of the mill’s own name or of its administrator’s is refused as one that is easy to guess', () => {
  const named = { MILL_NAME: 'ควนทองน้ำมันปาล์ม', ADMIN_EMAIL: 'somchai@mill.example' }
  for (const ADMIN_PASSWORD of ['ควนทองน้ำมันปาล์ม1', 'Somchai2569'])
    expect(() => readSettings({ ...named, ADMIN_PASSWORD })).toThrow(
      / {2}ADMIN_PASSWORD: รหัสผ่านนี้เดาง่าย.*easy to guess/,
    )
  expect(readSettings({ ...named, ADMIN_PASSWORD: 'ทะเลหมอก 7 ต้น' }).admin.password).toBe(
    'ทะเลหมอก 7 ต้น',
  )
})

test.each([undefined, '', 'development', 'test'])('NODE_ENV %s is no production', (NODE_ENV) => {
  expect(readSettings({ NODE_ENV }).production).toBe(false)
})

test('the mill’s name stands on documents without what stands around it', () => {
  expect(readSettings({ MILL_NAME: ' โรงงาน\r' }).mill.name).toBe('โรงงาน')
})

test('a blank setting is named once, and as blank', () => {
  const chosen = { ACCOUNT_CONFIRM: 'tell', PRICE_CHECKER: 'off' }
  const blank = { NODE_ENV: 'production', MILL_NAME: ' ', MILL_ADDRESS: 'ก', ...chosen }
  expect(() => readSettings(blank)).toThrow(
    /each needs:\n {2}MILL_NAME: มีแต่ช่องว่าง[^\n]*only spaces[^\n]*$/,
  )
})

test('every fault is named at once', () => {
  expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[\s\S]*LOG_LEVEL/)
})
