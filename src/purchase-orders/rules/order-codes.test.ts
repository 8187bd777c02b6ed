import { describe, expect, test } from 'vitest'
import { beginningCodes, codesInQuestion, type KnownCodes, planCode } from './order-codes.ts'

const OWN: KnownCodes = { count: 3, existing: ['KL-1', 'KL-2'], marked: null, only: null }
const plan = (known: Partial<KnownCodes>, sources = {}) =>
  planCode('Warehouse', { ...OWN, ...known }, sources)

describe('a code of an order is', () => {
  test.each<[string, Partial<KnownCodes>, object, object]>([
    ['what was asked for', { marked: 'KL-2' }, { asked: { Warehouse: 'KL-1' } }, { code: 'KL-1' }],
    [
      'refused where the mill has not got it',
      {},
      { asked: { Warehouse: 'CT-NN' } },
      { unknown: 'CT-NN' },
    ],
    [
      'that of the order whose head is copied',
      { existing: ['CT-NN', 'KL-1'] },
      { copied: { Warehouse: 'KL-1' } },
      { code: 'KL-1' },
    ],
    [
      'that of the specification before the mill’s own mark',
      { existing: ['CT-NN'], marked: 'KL-2', only: null },
      { last: { Warehouse: 'KL-1' } },
      { code: 'CT-NN' },
    ],
    [
      'the one that is marked',
      { marked: 'KL-2' },
      { last: { Warehouse: 'KL-1' } },
      { code: 'KL-2' },
    ],
    ['the only one', { count: 1, only: 'KL-2' }, { last: { Warehouse: 'KL-1' } }, { code: 'KL-2' }],
    ['that of the last order', {}, { last: { Warehouse: 'KL-1' } }, { code: 'KL-1' }],
    [
      'not that of the last order where it is gone',
      {},
      { last: { Warehouse: 'OLD' } },
      { lacks: 'choice' },
    ],
    [
      'not that of a copied head where it is gone',
      { marked: 'KL-2' },
      { copied: { Warehouse: 'CT-NN' } },
      { code: 'KL-2' },
    ],
    [
      'what was chosen where nothing is certain',
      {},
      { chosen: { Warehouse: 'KL-2' } },
      { code: 'KL-2' },
    ],
    [
      'not what was chosen where the mill has not got it',
      {},
      { chosen: { Warehouse: 'NO' } },
      { unknown: 'NO' },
    ],
    [
      'the default, whatever was chosen for others',
      { marked: 'KL-1' },
      { chosen: { Warehouse: 'KL-2' } },
      { code: 'KL-1' },
    ],
    ['to be chosen', {}, {}, { lacks: 'choice' }],
    ['to be added first where there is none', { count: 0, existing: [] }, {}, { lacks: 'record' }],
  ])('%s', (_, known, sources, planned) => {
    expect(plan(known, sources)).toEqual(planned)
  })

  test('empty of a dimension without values, which takes no code either', () => {
    const none = { count: 0, existing: [], marked: null, only: null }
    expect(planCode('FinDim2', none, {})).toEqual({ code: '' })
    expect(planCode('FinDim2', none, { copied: { FinDim2: 'ZZ_ZZ' } })).toEqual({ code: '' })
    expect(planCode('FinDim2', none, { asked: { FinDim2: 'X' } })).toEqual({ unknown: 'X' })
  })
})

test('an order of a mill that has nothing begins without codes, never with those of another mill', () => {
  expect(beginningCodes(new Map(), { last: { PONO_SEQ: 'NBDPO-PL' } })).toEqual({
    PONO_SEQ: null,
    Warehouse: null,
    ...{ FinDim1: '', FinDim2: '', FinDim3: '', FinDim4: '', FinDim5: '', FinDim6: '' },
  })
})

test('in question are the codes of the specification and all that are named, each once', () => {
  const codes = codesInQuestion({ Warehouse: 'KL-1', FinDim1: '00000', FinDim2: null }, undefined)
  expect(codes.toSorted()).toEqual(
    ['00000', 'CT-NN', 'KL-1', 'NBDPO-PL', 'NBD_RM01', 'ZZZZ', 'ZZZZZ', 'ZZ_ZZ'].toSorted(),
  )
})
