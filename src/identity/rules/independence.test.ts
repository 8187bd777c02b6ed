import { expect, test } from 'vitest'
import { areIndependent, type Handling, hadInHand, isSecond } from './independence.ts'

const by = (...pairs: string[]) => hadInHand(pairs.map(handling))

/** 'ab': a had b's account in hand. */
function handling(pair: string): Handling {
  return { by: pair[0]!, of: pair[1]!, isMaking: true }
}

test.each([
  ['nobody did anything', by(), [], true],
  ['one made the other', by('ab'), [], false],
  ['the other made one', by('ba'), [], false],
  ['one made who made the other', by('ac', 'cb'), [], false],
  ['one made who made who made the other, in a circle', by('ac', 'cd', 'da', 'db'), [], false],
  ['a third who takes part made both', by('ca', 'cb'), ['c'], false],
  ['a third who takes part made both through others', by('cd', 'da', 'cb'), ['c'], false],
  ['a third who has no part made both', by('ca', 'cb'), ['d'], true],
  ['a third who takes part made one of them', by('ca'), ['c'], true],
  ['both made a third', by('ac', 'bc'), ['c'], true],
] as const)('two officers, where %s', (_, handled, takingPart, are) => {
  expect(areIndependent('a', 'b', takingPart, handled)).toBe(are)
  expect(areIndependent('b', 'a', takingPart, handled)).toBe(are)
})

test('nobody is independent of themselves', () => {
  expect(areIndependent('a', 'a', [], by())).toBe(false)
})

test('a second is independent of everybody who did the first part, and nobody of all who take part made both', () => {
  expect(isSecond('s', { first: ['a', 'b'] }, by())).toBe(true)
  expect(isSecond('s', { first: ['a', 's'] }, by())).toBe(false)
  expect(isSecond('s', { first: ['a', 'b'] }, by('sb'))).toBe(false)
  expect(isSecond('s', { first: ['a'], others: ['c'] }, by('cs', 'ca'))).toBe(false)
  expect(isSecond('s', { first: ['a'] }, by('cs', 'ca'))).toBe(true)
  expect(isSecond('s', { first: [] }, by('sa'))).toBe(true)
})
