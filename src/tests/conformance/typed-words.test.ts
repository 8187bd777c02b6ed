import { expect, test } from 'vitest'
import { z } from 'zod'
import { allWords } from '../../app/client/all-words.ts'
import { noInput, read } from '../../platform/call.ts'
import { messageKey } from '../../platform/catalogue.ts'
import { CallError } from '../../platform/client.ts'
import { createTranslator } from '../../platform/documents/translate.ts'
import { Refusal, refuse, refuseField } from '../../platform/errors.ts'
import { createWords } from '../../platform/i18n.ts'
import { t as tInBrowserTests } from '../browser/translate.ts'

/** What the compiler is to refuse: where it does not, the unused `@ts-expect-error` fails the types gate. */
test('a code that is not in the catalogue does not compile', () => {
  const misspelt = { path: 'po/none', roles: 'public', input: noInput, output: noInput } as const
  // @ts-expect-error
  expect(read({ ...misspelt, errors: ['po.notFund'] }).errors).toHaveLength(1)
  // @ts-expect-error
  expect(() => refuse('po.notFund')).toThrow(Refusal)
  // @ts-expect-error
  expect(() => refuseField('POHeaderUUID', 'po.notFund')).toThrow(Refusal)
  // @ts-expect-error
  expect(new CallError({ code: 'po.notFund' }).code).toBe('po.notFund')
  // @ts-expect-error
  expect(new CallError({ code: 'po.notFound' }).code === 'po.notFund').toBe(false)
})

test('a refusal without what its sentence fills in does not compile', () => {
  expect(() => refuse('po.noLines', { po: 'PO26-00001' })).toThrow(Refusal)
  // @ts-expect-error
  expect(() => refuse('po.noLines')).toThrow(Refusal)
  // @ts-expect-error
  expect(() => refuse('po.noLines', { ticket: 'T-1' })).toThrow(Refusal)
  // @ts-expect-error
  expect(() => refuse('po.wrongState', { po: 'PO26-00001' })).toThrow(Refusal)
})

test('a message of a field that nobody says does not compile', () => {
  const misspelt: readonly string[] = ['v.requird']
  // @ts-expect-error
  expect(misspelt).toContain(messageKey('v.requird'))
  // @ts-expect-error
  expect(z.string().min(1, messageKey('v.requird')).safeParse('').success).toBe(false)
  // @ts-expect-error
  expect(() => refuse('sys.invalid', {}, { fields: { Name: 'v.requird' } })).toThrow(Refusal)
})

test('a key that nobody says does not compile, on a screen, in a document and in a browser test', () => {
  const { t } = createWords(allWords)
  // @ts-expect-error
  expect(t('po.titel')).toBe('po.titel')
  const badge = 'X' as 'D' | 'X'
  // @ts-expect-error
  expect(t(`po.state.${badge}`)).toBe('po.state.X')
  const inDocument = createTranslator({ 'order.title': { th: 'ใบสั่งซื้อ', en: 'Purchase order' } })(
    'en',
  )
  expect(inDocument('order.title')).toBe('Purchase order')
  // @ts-expect-error
  expect(inDocument('order.titel')).toBe('order.titel')
  // @ts-expect-error
  expect(tInBrowserTests('po.titel')).toBe('po.titel')
})

test('a sentence on a screen that is filled in with something else does not compile', () => {
  const { t } = createWords(allWords)
  expect(t('ui.page', { n: 3 })).toBe('หน้า 3')
  // @ts-expect-error
  expect(t('ui.page', { m: 3 })).toContain('หน้า')
})
