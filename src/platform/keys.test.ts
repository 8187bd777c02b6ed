import { array, assert, asyncProperty, constantFrom, property, string } from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../tests/database.ts'
import { db } from './db.ts'
import { cleanLines, cleanText, identityKey } from './keys.ts'

await openTestDatabase()

const mark = (code: number) => String.fromCodePoint(code)
const INVISIBLE = [
  0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x180b, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e,
  0x200f, 0x202a, 0x202c, 0x202d, 0x202e, 0x2060, 0x2064, 0x2066, 0x2069, 0x206a, 0x3164, 0xfe00,
  0xfe0f, 0xfeff, 0xffa0, 0xfff9, 0x1bca0, 0xe0001, 0xe0020, 0xe0100,
].map(mark)
const SPACES = [
  0x9, 0xa, 0xb, 0xd, 0x20, 0x85, 0xa0, 0x1680, 0x2000, 0x2003, 0x2007, 0x2009, 0x200a, 0x2028,
  0x2029, 0x202f, 0x205f, 0x2800, 0x3000,
].map(mark)
const DASHES = [
  0x2d, 0xad, 0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2015, 0x2043, 0x2212, 0x2500, 0xfe58,
  0xfe63, 0xff0d,
].map(mark)

/** What `identity_key` of the database answers for each text. */
async function keysOf(texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select identity_key(text) as key
    from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as texts (text, place)
    order by place`.execute(db())
  return rows.map(({ key }) => key)
}

const SAME: [string, string[]][] = [
  ['10001', ['๑๐๐๐๑', '１０００１', '1 0001', '1-0001', ...INVISIBLE.map((one) => `10${one}001`)]],
  ['10001', [...SPACES, ...DASHES].flatMap((one) => [`100${one}01`, `${one}10001${one}`])],
  ['kk77', ['KK77', 'Kk 77', 'ＫＫ７７', 'ｋｋ-77', '\u212a\u212a77']],
  ['pp1', ['PP-1', 'PP–1', 'pp—1', 'PP\u22121', 'PP‑ 1']],
  ['s2/471', ['S2/471', 's2 / 471', 'Ｓ２／４７１', 'S๒/๔๗๑']],
  ['น้ำ', ['น้ำ', 'น้ํา', 'นํ้า', 'นำ้', 'น้ำ\u200b', 'น้้ำ']],
  ['กำนัน', ['กํานัน', 'กำนัน', 'กํา\u200bนัน']],
  ['แม่', ['เเม่', 'แม่', 'เ\u200bเม่', 'เ เม่']],
  ['พี่', ['พี่', 'พ่ี', 'พี่่']],
  ['café', ['CAFÉ', 'cafe\u0301', 'cafe\u200b\u0301']],
]

describe('texts that look the same have one key, and the database has the same', () => {
  test.each(SAME)('%j', async (key, texts) => {
    expect(texts.map(identityKey)).toEqual(texts.map(() => key))
    expect(await keysOf(texts)).toEqual(texts.map(() => key))
  })
})

test('dots and strokes tell two apart, and so does a letter', async () => {
  const texts = ['S2/471', 'S2471', 'S.2471', 'S2-471ก', 'น้า', 'น้ำ', 'แม', 'เม', 'ก.ข', 'กข']
  const keys = await keysOf(texts)
  expect(new Set(keys).size).toBe(texts.length)
  expect(texts.map(identityKey)).toEqual(keys)
})

const ALPHABET = [
  ...INVISIBLE,
  ...SPACES,
  ...DASHES,
  ...'aZÀéßİΣςKก๑９Ｋ／.นาำํัิีึืฺุู็่้๊๋์ๆฯเแ0\u0301\u0323\u0e4e한\u1100\u1161👍',
]
const SYLLABLES = ['น้ํา', 'นํ้า', 'กำ', 'เ', 'แม่', 'ที่', 'ท่ี', 'ฤๅ', 'Aa', '７', '๗.', '/', 'e\u0301']
const textOf = (signs: readonly string[]) =>
  array(constantFrom(...signs), { maxLength: 12 }).map((some) => some.join(''))

test('of generated texts the database has the key that the program has', async () => {
  const texts = array(textOf(ALPHABET), { minLength: 200, maxLength: 200 })
  await assert(
    asyncProperty(texts, async (some) => {
      expect(await keysOf(some)).toEqual(some.map(identityKey))
    }),
    { numRuns: 20 },
  )
})

test('of every sign of the first plane but the Chinese and Korean ones, and of every one that is dropped, the database has the same key', async () => {
  const isDropped = (sign: string) => identityKey(sign) === ''
  const signs = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code > 0 && (code < 0x3400 || code > 0xdfff))
    .map(mark)
    .filter((sign) => sign.length === 1 || isDropped(sign))
    // Letters that got a case after the ICU of some PostgreSQL was made.
    .filter((sign) => !/[\u10a0-\u10ff\u1c80-\u1cbf\u2c2f\ua7b0-\ua7ff]/.test(sign))
  const differing = (await keysOf(signs)).flatMap((key, at) =>
    key === identityKey(signs[at]!) ? [] : [signs[at]!.codePointAt(0)!.toString(16)],
  )
  expect(signs.length).toBeGreaterThan(20_000)
  expect(differing).toEqual([])
})

test('a text that is cleaned has the key that it came with, and is cleaned once', () => {
  assert(
    property(textOf([...SYLLABLES, ...INVISIBLE, ...SPACES, ...DASHES]), (text) => {
      const cleaned = cleanText(text)
      expect(cleanText(cleaned)).toBe(cleaned)
      expect(identityKey(cleaned)).toBe(identityKey(text))
    }),
    { numRuns: 2000 },
  )
})

test('plain text stays as it was typed', () => {
  const plain = string({ unit: 'grapheme-ascii' }).map((text) => text.trim().replace(/ +/g, ' '))
  assert(
    property(plain, (text) => {
      expect(cleanText(text)).toBe(text)
    }),
  )
})

test.each([
  ['  ลาน\u00a0เท \u2003 สายใจ\u200b ', 'ลาน เท สายใจ'],
  ['บจก.\u202f\u200eก้าวหน้า–1\u202c', 'บจก. ก้าวหน้า–1'],
  ['สวนเเม่นํ้าใส', 'สวนแม่น้ำใส'],
  // Its key would have แ at another place.
  ['เ เเ', 'เ เเ'],
  ['๘๗-๑๐๐๐\u3000กระบี่', '๘๗-๑๐๐๐ กระบี่'],
  ['a\r\nb', 'a b'],
  ['\u200b \u2060', ''],
])('%j is kept as %j', (typed, kept) => {
  expect(cleanText(typed)).toBe(kept)
})

test('a text of several lines keeps them', () => {
  expect(cleanLines(' ชั่งใหม่\u200b \r\n\tลูกปน  ทราย\n\n')).toBe('ชั่งใหม่\nลูกปน ทราย')
})
