import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { everyWord } from '../../app/client/every-word.ts'
import { everyCall } from '../../app/contracts.ts'
import { catalogue } from '../../app/words.ts'
import { errors as ofTheFrame } from '../../platform/errors.ts'

const source = path.resolve(import.meta.dirname, '../..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
)
const declared = [...new Set(everyCall.flatMap(({ errors }) => errors))]

/** The specification gives its English word for word, without the number that the Thai names. */
const QUOTED = 'done.poCreated'

test.each(Object.entries(everyWord))(
  '%s has a Thai and an English sentence that fill in the same',
  (key, { th, en }) => {
    expect(th).not.toBe('')
    expect(en).not.toBe('')
    if (key !== QUOTED) expect(placeholders(en)).toEqual(placeholders(th))
  },
)

test('Thai sentences are Thai', () => {
  const words = Object.entries(everyWord).filter(([, { th }]) =>
    /[a-z]{4}/i.test(th.replace(/\{\{[^}]*\}\}|\$t\([^)]*\)/g, '')),
  )
  const latin = words.filter(([, { th }]) => !/[ก-๙]/.test(th))
  expect(latin.map(([key]) => key).filter((key) => !KEPT_LATIN.test(key))).toEqual([])
})
const KEPT_LATIN = /^(ui\.(mark|app|pageTitle|language\.en)|.*\.d7|.*avl.*|.*\.dimension.*)/i

test('every error that a call declares is in the catalogue with a status', () => {
  expect(declared.filter((code) => !Object.hasOwn(catalogue, code))).toEqual([])
  expect(declared.length).toBeGreaterThan(20)
})

test('every error of the catalogue is one that a call declares or that the frame gives', () => {
  const known = new Set([...declared, ...Object.keys(ofTheFrame)])
  expect(Object.keys(catalogue).filter((code) => !known.has(code))).toEqual([])
})

test('every declared error is thrown by some test', () => {
  const tests = files.filter(
    (file) => /\.test\.tsx?$/.test(file) && !file.includes('conformance/catalogue'),
  )
  const text = tests.map((file) => readFileSync(path.join(source, file), 'utf8')).join('\n')
  expect(declared.filter((code) => !text.includes(`'${code}'`))).toEqual([])
  expect(tests.length).toBeGreaterThan(15)
})

function placeholders(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(/\{\{(\w+)/g)].map(([, name]) => name!))].sort()
}
