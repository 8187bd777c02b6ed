import { describe, expect, test } from 'vitest'
import { allCalls } from '../../../app/contracts.ts'
import type { Call } from '../../../platform/call.ts'
import { openTestDatabase } from '../../database.ts'
import { openTestServer } from '../../server.ts'
import { checksums } from '../checksum.ts'
import { rightInput } from './arbitrary.ts'
import { openCaller } from './caller.ts'
import { type FieldPlace, fieldPlaces, type Leaf, withValue } from './field-places.ts'
import { fillMill } from './filled-mill.ts'
import { asIs } from './junk.ts'
import { knownTo } from './known.ts'

/** The bounds of each text and figure that a call takes, typed by hand from docs/rules.md: which fields have them. */
const BOUNDS = {
  'integer 0–9': 'page',
  'integer 1–200': 'Nth',
  'integer 10–24': 'SysProductGrade',
  'integer 0–100': 'ProductGrade filterGrade',
  'integer 1–50000': 'Limit',
  'integer 0–1000000': 'Offset page',
  'integer 1–2000000': 'Line',
  'number 0–10': 'DobiMin',
  'number 0–15': 'SysTaxDeduction',
  'number >0–100': 'YieldPercent',
  'number 0–100':
    'ColorB ColorR ColorY FFAMax MIMax MinAverageGrade SysContaminants SysLongBunchStalk SysPalmLoose SysPalmOverripe SysPalmRaw SysPalmRipe SysPalmRotten SysPalmUndersize SysPalmUnripe',
  'number 0–200': 'IVMax IVMin',
  'number 0–1000': 'ValueDistanceFactory',
  'number 1000–60000': 'Weight',
  'number 0–3333.33': 'SysValuationLevelPrice SysValuationPremium SysValuationPrice',
  'number 0–9999.99':
    'DecrementPrice IncrementPrice LevelPrice PremiumPrice Price SysPalmPriceBunch SysPalmPriceLoose SysValuationConditonQuality SysValuationLoyalty SysValuationShippingCost ValueConsistency ValueShippingCost',
  'number 0–999999': 'SysBunchWeight SysPalmReturnWeight WeightIn WeightNet WeightOut',
  'number 0–999999999': 'MinTotalWeight',
  'text 0–20': 'PONO_SEQ Site Warehouse',
  'text 1–40': 'Code',
  'text 0–50':
    'CustomerCustomerID FinDim1 FinDim2 FinDim3 FinDim4 FinDim5 FinDim6 FinDim7 ParentCode SequenceWeightOut SysBookBankNumber ValueFD7 after filterEntity filterPONumber product_code',
  'text 1–50':
    'Code CustomerCustomerID CustomerDataID Entity Other PersonnelNumber ProductDataID Twin ValueFD7 VendorAccountNumber WeightScaleIDIn',
  'text 0–60': 'filterAction',
  'text 1–60': 'Former Name',
  'text 0–64': 'Hash',
  'text 0–100':
    'Field Search SysBankName filterCustomerID filterCustomerName filterEntityID filterSearch filterVendor filterVendorAccountNumber filterVendorOrganizationName',
  'text 1–100': 'CarRegister EntityID ID Key Lastname Name Token',
  'text 0–200':
    'CustomerCustomerName Name OverrideReason ProductTypeName QTYDeliver Remark1 SysBuyerName SysBuyerNumber SysCarLicense SysLandNumber SysOfficerEvaluate SysOrderName SysPalmReturnReason SysProductType SysRSPO UserLogInDataIDIn filterSearch',
  'text 1–200': 'CustomerCustomerName CustomerName Email VendorOrganizationName email',
  'text 0–255': 'Sheet',
  'text 1–255': 'File Name',
  'text 0–500': 'CriteriaReceive Delivery Header Payment Reason',
  'text 1–500': 'Reason',
  'text 0–1000': 'Condition Value',
  'text 0–2000': 'Search',
}

await openTestDatabase()
const server = await openTestServer()
const records = await fillMill(server)
const caller = await openCaller(server)

const FIELDS = allCalls
  .map((call) => ({ call, places: fieldPlaces(call.input) }))
  .filter(({ places }) => places.length > 0)

test('each text and each figure has its bounds', () => {
  const found: Record<string, Set<string>> = {}
  for (const { name, leaves } of FIELDS.flatMap(({ places }) => places)) {
    for (const bounds of leaves.map(boundsOf)) {
      if (bounds) found[bounds] = (found[bounds] ?? new Set()).add(name)
    }
  }
  const named = Object.entries(found).map(([bounds, names]) => [
    bounds,
    [...names].sort().join(' '),
  ])
  expect(Object.fromEntries(named)).toEqual(BOUNDS)
})

/** Nothing of a value that is bounded otherwise: a day, an id, one of a list, a pattern. */
function boundsOf({ type, minLength = 0, maxLength, ...leaf }: Leaf): string | undefined {
  const { minimum, exclusiveMinimum, maximum } = leaf
  if (maxLength !== undefined && !leaf.pattern?.startsWith('^['))
    return `text ${minLength}–${maxLength}`
  if (maximum === undefined || maximum > MAX_FIGURE) return
  return `${type} ${exclusiveMinimum === undefined ? minimum : `>${exclusiveMinimum}`}–${maximum}`
}
/** Beyond it there are ids and versions. */
const MAX_FIGURE = 2 ** 31 - 2

/** Their tickets are refused one by one and kept: weighing/writes/import-tickets.test.ts. */
const OF_THE_SCALE = ['scale/ImportTickets', 'scale/TakeInRefusedTicket']
/** Names its ticket in one of two ways; which one was meant nobody can say. */
const EITHER = 'scale/VoidOwnTicket'

const TRIED = FIELDS.filter(({ call }) => ![...OF_THE_SCALE, EITHER].includes(call.path))

describe.each(TRIED.map((one) => [one.call.path, one] as const))('%s', (_, { call, places }) => {
  const right = { ...(rightInput(call.input, knownTo(call, records)) as object) }
  if (call.path === 'user/SaveUser') Object.assign(right, { Password: undefined })

  test('refuses what a field cannot be, there and in both languages, and leaves no trace', async () => {
    const before = await checksums()
    for (const { path, value, bound = '' } of places.flatMap(wrongValues)) {
      for (const language of ['th', 'en'] as const) {
        const { status, text } = await send(call, withValue(right, path, value), language)
        const { fields = {} } = status === 400 ? JSON.parse(text) : {}
        const at = path.join('.')
        expect({ at, value, status, text, fields }).toMatchObject({
          status: 400,
          fields: { [at]: expect.stringContaining(bound) },
        })
      }
    }
    expect(await checksums()).toEqual(before)
  })

  if (call.path === LOOSE) return
  test('has no field that is not known', async () => {
    const { status, text } = await send(call, { ...right, 'no such field': 1 }, 'th')
    expect({ status, code: JSON.parse(text).code }).toEqual({
      status: 400,
      code: 'sys.unknownField',
    })
  })
})

/** Takes a product as it was read, whatever that says besides. */
const LOOSE = 'management/getPriceByProduct'
const send = (call: Call, input: unknown, language: 'th' | 'en') =>
  caller.send(call, asIs(JSON.stringify(input)), 0, language)

const OF_OTHER_TYPES = [null, undefined, true, {}, [], '5', '๕', 'ปาล์ม', 5, -1, 1.5, 1e308, 2 ** 53]
const TEXTS = [
  '',
  '   ',
  '\u00a0',
  ' \n\t ',
  'ก\0',
  '\ud800',
  'ก\udfff',
  "'; drop table officers; --",
]
const NO_DAYS = [
  '0001-01-01',
  '9999-12-31',
  '2569-11-20',
  '2026-02-31',
  '2025-02-29',
  '20/11/2569',
  '20261120',
  '2026-11-20T00:00:00Z',
  '2026-1-1',
  'วันนี้',
]

interface WrongValue {
  path: FieldPlace['path']
  value: unknown
  /** The bound that its sentence names: of every text and figure that officers type. */
  bound?: string
}

/** Values that the field cannot have: of other types, and just beyond each of its bounds. */
function wrongValues({ path, ...place }: FieldPlace): WrongValue[] {
  const beyond = place.leaves.flatMap(({ type, minimum, maximum, maxLength, format, pattern }) => {
    const step = type === 'integer' ? 1 : 0.01
    return [
      ...(minimum === undefined ? [] : [{ value: minimum - step }, { value: minimum + 0.005 }]),
      ...(maximum === undefined
        ? []
        : [
            { value: maximum + step, bound: type === 'number' ? maximum.toLocaleString('en') : '' },
          ]),
      ...(maxLength === undefined
        ? []
        : [{ value: 'ก'.repeat(maxLength + 1), bound: pattern ? '' : String(maxLength) }]),
      ...(format === 'date' ? NO_DAYS.map((value) => ({ value })) : []),
    ]
  })
  const plain = [...OF_OTHER_TYPES, ...TEXTS].map((value) => ({ value }))
  return [...plain, ...beyond]
    .filter(({ value }) => !mayBe({ path, ...place }, value))
    .map((wrong) => ({ path, ...wrong }))
}

function mayBe({ leaves, required }: FieldPlace, value: unknown): boolean {
  if (value === undefined) return !required
  return leaves.some((leaf) => isOf(leaf, value))
}

function isOf(leaf: Leaf, value: unknown): boolean {
  if ('const' in leaf) return value === leaf.const
  if (leaf.enum) return leaf.enum.includes(value)
  const types = [leaf.type].flat()
  if (value === null) return types.includes('null')
  if (typeof value === 'number') return isFigure(leaf, value)
  if (typeof value === 'string') return types.includes('string') && isText(leaf, value)
  return types.includes(typeof value)
}

/** No figure has more than two decimals. */
function isFigure({ type, ...leaf }: Leaf, value: number): boolean {
  const { minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity } = leaf
  if (value < minimum || value <= exclusiveMinimum || value > maximum) return false
  if (type === 'integer') return Number.isSafeInteger(value)
  return [type].flat().includes('number') && Number(value.toFixed(2)) === value
}

/** What is left of a text without the space around it counts; it has no letters that nobody can read. */
function isText({ minLength = 0, maxLength, ...leaf }: Leaf, value: string): boolean {
  if (maxLength === undefined && !leaf.pattern) return true
  const text = value.trim()
  if (/(?!\s)\p{Cc}|\p{Surrogate}/u.test(text)) return false
  if (leaf.pattern && !new RegExp(leaf.pattern, 'u').test(text)) return false
  if (leaf.format === 'date') return text >= '1900-01-01' && text <= '2199-12-31'
  return text.length >= minLength && text.length <= (maxLength ?? Infinity)
}
