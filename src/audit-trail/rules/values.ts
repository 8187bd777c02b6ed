import type { ServerKey } from '../../platform/catalogue.ts'

/** How a value is written. */
export type ValueKind =
  | 'text'
  | 'kg'
  | 'perKg'
  | 'percent'
  | 'number'
  | 'flag'
  | 'day'
  | 'instant'
  | 'account'
  | 'state'
  | 'role'
  | 'level'
  | 'why'
  | 'reason'
  | 'count'

export interface ValueName {
  word: ServerKey
  kind: ValueKind
  /** Fills in the word. */
  filling?: Record<string, string | number>
}

const of = (word: ServerKey, kind: ValueKind = 'text'): ValueName => ({ word, kind })

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
  customer_code: of('term.avl'),
  customer_name: of('term.avlName'),
  slip_number: of('term.slip'),
  registration: of('term.plate'),
  product_code: of('term.product'),
  product_type_name: of('term.productName'),
  weight_in_kg: of('term.weightIn', 'kg'),
  time_in: of('term.timeIn', 'instant'),
  weight_out_kg: of('term.weightOut', 'kg'),
  time_out: of('term.timeOut', 'instant'),
  weighed_by: of('term.weigher'),
  remark: of('term.remarks'),
  is_voided: of('audit.value.voided', 'flag'),
  tare_kg: of('term.tare', 'kg'),
  leastTruckWeight: of('setting.leastTruckWeight', 'kg'),
  greatestTruckWeight: of('setting.greatestTruckWeight', 'kg'),
  oldestWayIn: of('setting.oldestWayIn', 'count'),
  leastNetToMedian: of('setting.leastNetToMedian', 'number'),
  greatestNetToMedian: of('setting.greatestNetToMedian', 'number'),
  valid_from: of('audit.value.valid_from', 'day'),
  grade_percent: of('term.grade', 'percent'),
  is_special_case: of('term.specialCase', 'flag'),
  is_return: of('term.return', 'flag'),
  return_reason: of('audit.value.return_reason', 'reason'),
  reject_weight_kg: of('audit.value.reject_weight', 'kg'),
  return_rate: of('audit.value.return_rate', 'percent'),
  ripe_percent: of('audit.value.ripe', 'percent'),
  unripe_percent: of('audit.value.unripe', 'percent'),
  raw_percent: of('audit.value.raw', 'percent'),
  loose_percent: of('audit.value.loose', 'percent'),
  overripe_percent: of('audit.value.overripe', 'percent'),
  rotten_percent: of('audit.value.rotten', 'percent'),
  undersize_percent: of('audit.value.undersize', 'percent'),
  contaminants_percent: of('audit.value.contaminants', 'percent'),
  long_stalk_percent: of('audit.value.long_stalk', 'percent'),
  bunch_weight_kg: of('audit.value.bunch_weight', 'kg'),
  bunch_price_per_kg: of('audit.value.bunch_price', 'perKg'),
  loose_price_per_kg: of('audit.value.loose_price', 'perKg'),
  is_watering: of('audit.value.watering', 'flag'),
  is_raining: of('audit.value.raining', 'flag'),
  land_number: of('audit.value.land_number'),
  product_type: of('audit.value.product_type'),
  rspo_number: of('audit.value.rspo'),
  buyer_name: of('audit.value.buyer'),
  car_license: of('audit.value.car_license'),
  net_price: of('term.price', 'perKg'),
  grade_price: of('term.gradePrice', 'perKg'),
  level_price: of('term.levelPrice', 'perKg'),
  premium_price: of('audit.value.premium', 'perKg'),
  computed_grade_price: of('audit.value.computed_grade_price', 'perKg'),
  computed_level_price: of('audit.value.computed_level_price', 'perKg'),
  computed_premium_price: of('audit.value.computed_premium_price', 'perKg'),
  override_reason: of('audit.value.override_reason', 'reason'),
  ladder_version: of('audit.value.ladder_version', 'count'),
  ladder_day: of('audit.value.ladder_day', 'day'),
  version: of('audit.value.version', 'count'),
  incrementPrice: of('audit.value.increment', 'perKg'),
  decrementPrice: of('audit.value.decrement', 'perKg'),
  premiumPrice: of('audit.value.premium', 'perKg'),
  distance_km: of('audit.value.distance', 'number'),
  shipping_cost: of('term.shipping', 'perKg'),
  consistency: of('term.consistency', 'perKg'),
  level_id: of('term.level', 'level'),
  LevelPrice: of('audit.value.level_price', 'perKg'),
  AverageGrade: of('audit.value.average_grade', 'percent'),
  TotalWeight: of('audit.value.total_weight', 'kg'),
  min_average_grade: of('audit.value.average_grade', 'percent'),
  min_total_weight_kg: of('audit.value.total_weight', 'kg'),
  bank_name: of('term.bank'),
  bank_account: of('term.account', 'account'),
  tax_percent: of('audit.value.tax_percent', 'percent'),
  LineNo: of('audit.value.line', 'count'),
  SSWeightID: of('audit.entity.ticket'),
  ticket: of('audit.entity.ticket'),
  tickets: of('audit.value.tickets', 'count'),
  RecDate: of('term.recDate', 'day'),
  amount: of('term.amount', 'perKg'),
  tax: of('term.tax', 'perKg'),
  paid: of('term.paid', 'perKg'),
  includes_tax: of('audit.value.includes_tax', 'flag'),
  InclTax: of('audit.value.includes_tax'),
  Site: of('audit.entity.site'),
  site_code: of('audit.entity.site'),
  Warehouse: of('audit.entity.warehouse'),
  warehouse_code: of('audit.entity.warehouse'),
  DateOfUse: of('audit.value.use_day', 'day'),
  use_day: of('audit.value.use_day', 'day'),
  DateofExpire: of('audit.value.expire_day', 'day'),
  expire_day: of('audit.value.expire_day', 'day'),
  FFAMax: of('audit.value.ffa_max', 'number'),
  ffa_max: of('audit.value.ffa_max', 'number'),
  MIMax: of('audit.value.moisture_max', 'number'),
  moisture_max: of('audit.value.moisture_max', 'number'),
  DobiMin: of('audit.value.dobi_min', 'number'),
  dobi_min: of('audit.value.dobi_min', 'number'),
  IVMax: of('audit.value.iodine_max', 'number'),
  iodine_max: of('audit.value.iodine_max', 'number'),
  IVMin: of('audit.value.iodine_min', 'number'),
  iodine_min: of('audit.value.iodine_min', 'number'),
  ColorB: of('audit.value.colour_blue', 'number'),
  colour_blue: of('audit.value.colour_blue', 'number'),
  ColorR: of('audit.value.colour_red', 'number'),
  colour_red: of('audit.value.colour_red', 'number'),
  ColorY: of('audit.value.colour_yellow', 'number'),
  colour_yellow: of('audit.value.colour_yellow', 'number'),
  CriteriaReceive: of('audit.value.receive_criteria'),
  receive_criteria: of('audit.value.receive_criteria'),
  QTYDeliver: of('audit.value.deliver_quantity'),
  deliver_quantity: of('audit.value.deliver_quantity'),
  Delivery: of('audit.value.delivery'),
  delivery: of('audit.value.delivery'),
  Payment: of('audit.value.payment'),
  payment: of('audit.value.payment'),
  Condition: of('audit.value.condition'),
  condition: of('audit.value.condition'),
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
  // A ticket as the scale sent it.
  WeightScaleIDIn: of('audit.value.scale_id'),
  SequenceWeightOut: of('term.slip'),
  CarRegister: of('term.plate'),
  CustomerDataID: of('term.avl'),
  CustomerName: of('term.avlName'),
  ProductDataID: of('term.product'),
  ProductTypeName: of('term.productName'),
  WeightIn: of('term.weightIn', 'kg'),
  WeightTimeIn: of('term.timeIn', 'instant'),
  WeightOut: of('term.weightOut', 'kg'),
  WeightTimeOut: of('term.timeOut', 'instant'),
  UserLogInDataIDIn: of('term.weigher'),
  Remark1: of('term.remarks'),
  // A day as it was closed.
  TotalCar: of('day.trucks', 'count'),
  Amount: of('term.amount', 'perKg'),
  AVGGrade: of('term.averageGrade', 'percent'),
  AVGPrice: of('term.averagePrice', 'perKg'),
  TotalReject: of('day.returned', 'kg'),
  NotPriced: of('day.notPriced', 'count'),
  YieldPercent: of('audit.entity.yield', 'percent'),
  'Received.Lines': of('day.receivedLines', 'count'),
  'Received.WeightNet': of('day.receivedWeight', 'kg'),
  'Payables.Orders': of('day.payableOrders', 'count'),
  'Payables.Amount': of('day.payables', 'perKg'),
  'Payables.Tax': of('term.tax', 'perKg'),
  'Payables.Paid': of('term.paid', 'perKg'),
  // Reference data as a file has it.
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
  if (grade) return { word: 'audit.value.grade_price', kind: 'perKg', filling: { grade } }
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
