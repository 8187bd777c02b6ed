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
const sources = files.filter((file) => !/\.test\.|^tests/.test(file))
const textOf = (file: string) => readFileSync(path.join(source, file), 'utf8')
const declared = [...new Set(everyCall.flatMap(({ errors }) => errors))]

/** The English sentence is fixed and lacks the number that the Thai one names. */
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
  const text = tests.map(textOf).join('\n')
  expect(declared.filter((code) => !text.includes(`'${code}'`))).toEqual([])
  expect(tests.length).toBeGreaterThan(15)
})

test('every word is said somewhere', () => {
  const isSaid = saidIn(sources.filter((file) => !/words\.tsx?$/.test(file)).map(textOf))
  const words = Object.keys(everyWord).filter((key) => !Object.hasOwn(catalogue, key))
  expect(words.filter((key) => !isSaid(key.replace(/_(zero|one|other)$/, '')))).toEqual([])
  expect(isSaid('ui.neverSaid')).toBe(false)
})

/** Tells whether `texts` have a key whole, or built: `po.state.${x}`, `$t(po.state.{{x}})` of a sentence. */
function saidIn(texts: readonly string[]): (key: string) => boolean {
  const code = texts.join('\n')
  const whole = new Set([...code.matchAll(/'([\w.-]+)'/g)].map(([, key]) => key))
  const sentences = Object.values(everyWord).map(({ th }) => th)
  const built = [...code.matchAll(/`([a-z][\w.]*\.)\$\{[^}]*\}([\w.]*)`/gi)]
  const nested = [...sentences.join('\n').matchAll(/\$t\(([\w.]+)\{\{\w+\}\}()/g)]
  const patterns = new Set([...built, ...nested].map(([, head, tail]) => `${head}[\\w-]+${tail}`))
  const templates = [...patterns].map((one) => new RegExp(`^${one.replaceAll('.', '\\.')}$`))
  return (key) => whole.has(key) || templates.some((template) => template.test(key))
}

function placeholders(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(/\{\{(\w+)/g)].map(([, name]) => name!))].sort()
}
