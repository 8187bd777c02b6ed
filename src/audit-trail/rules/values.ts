import { GRADING_FIELDS, VALUATION_FIELDS } from '../../evaluation/rules/fields.ts'
import type { WordKey } from '../../platform/catalogue.ts'
import type { Field, RecordFields } from '../../platform/fields.ts'
import type { Kind } from '../../platform/kinds.ts'
import { CONDITION_FIELDS, HEAD_FIELDS } from '../../purchase-orders/rules/fields.ts'
import { CUSTOMER_FIELDS, VENDOR_FIELDS } from '../../vendors/rules/fields.ts'
import { SENT_FIELDS, WEIGHING_FIELDS } from '../../weighing/rules/fields.ts'

/** How a value is written: by the kind of its field, or as only the trail has it. */
export type ValueKind = Kind | 'factor' | 'state' | 'role' | 'why'

export interface ValueName {
  word: WordKey
  kind: ValueKind
  /** Fills in the word. */
  filling?: Record<string, string | number>
}

const of = (word: WordKey, kind: ValueKind = 'text'): ValueName => ({ word, kind })

/** The fields of a record, which entries name by their columns or as the wire does. */
function recorded(fields: RecordFields): Record<string, Field> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([column, field]) => [
      [column, field],
      [field.wire, field],
    ]),
  )
}

/** The values of entries by the names under which the trail keeps them, in the order of reading. */
const VALUES: Readonly<Record<string, ValueName>> = {
  Alone: of('audit.value.alone', 'flag'),
  number: of('audit.value.number'),
  State: of('audit.value.state', 'state'),
  StatePurchase: of('audit.value.purchase_state', 'state'),
  state: of('audit.value.state', 'state'),
  purchase_state: of('audit.value.purchase_state', 'state'),
  vendor_account_number: of('audit.value.vendor_code'),
  VendorAccountNumber: of('audit.value.vendor_code'),
  vendor_name: of('term.vendor'),
  VendorOrganizationName: of('term.vendor'),
  avl_code: of('term.avl'),
  code: of('term.code'),
  customer_name: of('term.avlName'),
  ...recorded(WEIGHING_FIELDS),
  is_voided: of('audit.value.voided', 'flag'),
  tare_kg: of('term.tare', 'kg'),
  leastTruckWeight: of('setting.leastTruckWeight', 'kg'),
  greatestTruckWeight: of('setting.greatestTruckWeight', 'kg'),
  oldestWayIn: of('setting.oldestWayIn', 'count'),
  leastNetToMedian: of('setting.leastNetToMedian', 'factor'),
  greatestNetToMedian: of('setting.greatestNetToMedian', 'factor'),
  valid_from: of('audit.value.valid_from', 'day'),
  ...recorded(GRADING_FIELDS),
  return_rate: of('audit.value.return_rate', 'percent'),
  ...recorded(VALUATION_FIELDS),
  computed_grade_price: of('audit.value.computed_grade_price', 'bahtPerKg'),
  computed_level_price: of('audit.value.computed_level_price', 'bahtPerKg'),
  computed_premium_price: of('audit.value.computed_premium_price', 'bahtPerKg'),
  ladder_version: of('audit.value.ladder_version', 'count'),
  ladder_day: of('audit.value.ladder_day', 'day'),
  version: of('audit.value.version', 'count'),
  incrementPrice: of('audit.value.increment', 'bahtPerKg'),
  decrementPrice: of('audit.value.decrement', 'bahtPerKg'),
  premiumPrice: of('audit.value.premium', 'bahtPerKg'),
  ...recorded(VENDOR_FIELDS),
  ...recorded(CUSTOMER_FIELDS),
  LevelPrice: of('audit.value.level_price', 'bahtPerKg'),
  AverageGrade: of('audit.value.average_grade', 'percent'),
  TotalWeight: of('audit.value.total_weight', 'kg'),
  min_average_grade: of('audit.value.average_grade', 'percent'),
  min_total_weight_kg: of('audit.value.total_weight', 'kg'),
  LineNo: of('audit.value.line', 'count'),
  SSWeightID: of('audit.entity.ticket'),
  ticket: of('audit.entity.ticket'),
  tickets: of('audit.value.tickets', 'count'),
  RecDate: of('term.recDate', 'day'),
  amount: of('term.amount', 'bahtPerKg'),
  tax: of('term.tax', 'bahtPerKg'),
  paid: of('term.paid', 'bahtPerKg'),
  ...recorded(HEAD_FIELDS),
  ...recorded(CONDITION_FIELDS),
  Name: of('audit.value.name'),
  name: of('audit.value.name'),
  Lastname: of('audit.value.last_name'),
  Email: of('audit.value.email'),
  PersonnelNumber: of('audit.value.personnel'),
  Roles: of('audit.value.role', 'role'),
  role: of('audit.value.role', 'role'),
  Deactivated: of('audit.value.deactivated', 'instant'),
  Ended: of('audit.value.sessions', 'count'),
  ParentCode: of('audit.value.parent'),
  IsDefault: of('audit.value.is_default', 'flag'),
  LastDay: of('audit.value.last_day', 'day'),
  yield_percent: of('audit.entity.yield', 'percent'),
  hash: of('audit.value.hash'),
  Code: of('audit.value.code', 'why'),
  NumberRestarts: of('audit.value.number_restarts', 'why'),
  joined_with: of('audit.value.joined_with'),
  kept: of('audit.value.kept', 'count'),
  joined: of('audit.value.joined', 'count'),
  waiting: of('audit.value.waiting', 'count'),
  names_of_trail: of('audit.value.names_of_trail', 'count'),
  present_names: of('audit.value.present_names', 'count'),
  Count: of('audit.value.count', 'count'),
  Last: of('audit.value.last_time', 'instant'),
  imported_at: of('audit.value.imported_at', 'instant'),
  correction_reason: of('term.reason', 'reason'),
  WeightScaleIDIn: SENT_FIELDS.WeightScaleIDIn,
  CustomerName: SENT_FIELDS.CustomerName,
  TotalCar: of('day.trucks', 'count'),
  Amount: of('term.amount', 'bahtPerKg'),
  AVGGrade: of('term.averageGrade', 'percent'),
  AVGPrice: of('term.averagePrice', 'bahtPerKg'),
  TotalReject: of('day.returned', 'kg'),
  NotPriced: of('day.notPriced', 'count'),
  YieldPercent: of('audit.entity.yield', 'percent'),
  'Received.Lines': of('day.receivedLines', 'count'),
  'Received.WeightNet': of('day.receivedWeight', 'kg'),
  'Payables.Orders': of('day.payableOrders', 'count'),
  'Payables.Amount': of('day.payables', 'bahtPerKg'),
  'Payables.Tax': of('term.tax', 'bahtPerKg'),
  'Payables.Paid': of('term.paid', 'bahtPerKg'),
  Dimension: of('audit.entity.financialDimension'),
  DimensionValue: of('term.code'),
  Description: of('audit.value.name'),
  WarehouseID: of('term.code'),
  WarehouseName: of('audit.value.name'),
  OperationalSiteID: of('audit.entity.site'),
  SiteID: of('term.code'),
  SiteName: of('audit.value.name'),
  ProductCode: of('term.code'),
  ProductName: of('audit.value.name'),
  ProductGroupID: of('audit.entity.productGroup'),
  NumberSequenceGroup: of('term.code'),
}

/** What tells no person anything: ids of rows. */
const HIDDEN: ReadonlySet<string> = new Set([
  'id',
  'vendor_id',
  'customer_id',
  'grading_id',
  'ticket_id',
  'versionId',
  'valued_by',
  'graded_by',
  'valued_at',
  'graded_at',
  'ladder_version_id',
  'submitted_by',
  'name_key',
  'ID',
  'created_at',
  'created_by',
  'deleted_at',
  'voided_at',
  'superseded_at',
  'last_receipt_day',
])

const ORDER = Object.keys(VALUES)

export interface ChangedValue {
  key: string
  /** What it is called; nothing where no word names it. */
  name: ValueName | undefined
  before: unknown
  after: unknown
}

/** The values that differ between both sides, in the order of reading; of what is new or gone all that are there. */
export function changedValues(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): ChangedValue[] {
  const [was, is] = [flat(before), flat(after)]
  const hasBoth = Object.keys(was).length > 0 && Object.keys(is).length > 0
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (key) => !HIDDEN.has(key),
  )
  return keys
    .map((key) => ({ key, name: nameOf(key), before: was[key] ?? null, after: is[key] ?? null }))
    .filter((one) =>
      hasBoth ? isDifferent(one.before, one.after) : one.before !== null || one.after !== null,
    )
    .sort((one, other) => placeOf(one.key) - placeOf(other.key))
}

function placeOf(key: string): number {
  const place = ORDER.indexOf(key)
  return place === -1 ? ORDER.length : place
}

const GRADE = /^grade:(.+)$/
const DIMENSION = /^(?:dimension_|FinDim)([1-7])$/

function nameOf(key: string): ValueName | undefined {
  const grade = GRADE.exec(key)?.[1]
  if (grade) return { word: 'audit.value.grade_price', kind: 'bahtPerKg', filling: { grade } }
  const dimension = DIMENSION.exec(key)?.[1]
  if (dimension) return { word: 'audit.value.dimension', kind: 'text', filling: { n: dimension } }
  return VALUES[key]
}

/** Numbers may be kept as text with other decimals. */
function isDifferent(before: unknown, after: unknown): boolean {
  if (before === after) return false
  const isNumber = (value: unknown) =>
    value !== null && value !== '' && !Number.isNaN(Number(value))
  return !(isNumber(before) && isNumber(after) && Number(before) === Number(after))
}

/** The steps of a ladder and other parts as values of their own; lists as how many they have. */
function flat(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]): [string, unknown][] => {
      if (key === 'rows' && Array.isArray(value)) {
        return value.map(({ gradePercent, price }) => [`grade:${Number(gradePercent)}`, price])
      }
      if (Array.isArray(value)) return [[key, value.length]]
      if (value !== null && typeof value === 'object') {
        const parts = Object.entries(flat(value as Record<string, unknown>))
        return parts.map(([name, part]) => [`${key}.${name}`, part])
      }
      return [[key, value]]
    }),
  )
}
