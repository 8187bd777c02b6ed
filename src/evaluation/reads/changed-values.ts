import { z } from 'zod'
import { decimalOut } from '../../platform/call.ts'
import { wireNames } from '../../platform/fields.ts'
import { decimal, sum } from '../../platform/money.ts'
import { WEIGHING_FIELDS } from '../../weighing/rules/fields.ts'
import { palmRecord } from '../contract/record.ts'
import { GRADING_FIELDS, VALUATION_FIELDS } from '../rules/fields.ts'

const FIELDS = {
  ...palmRecord.omit({ Voided: true }).shape,
  SysValuationShippingCost: decimalOut,
  SysValuationLoyalty: decimalOut,
  LadderDay: z.string(),
}

/** What the audit trail keeps of a ticket by columns, and what the wire calls it. */
export const AUDIT_MAP: Record<string, keyof typeof FIELDS> = {
  ...wireNames(WEIGHING_FIELDS),
  ...wireNames(GRADING_FIELDS),
  ...wireNames(VALUATION_FIELDS),
  shipping_cost: 'SysValuationShippingCost',
  consistency: 'SysValuationLoyalty',
  return_rate: 'SysValuationConditonQuality',
  ladder_version: 'PriceVersion',
  ladder_day: 'LadderDay',
}

/** The computed terms, whose sum is given with a price that an officer set by hand. */
export const COMPUTED = ['computed_grade_price', 'computed_level_price', 'computed_premium_price']

export type AuditValues = Record<string, unknown> | null
type WireValues = Record<string, string | number | null>

/**
 * What an entry of the audit trail changed, by the names of the wire; of what is new or gone, what it says. Of a price
 * that an officer set otherwise also what was computed, in baht per kg.
 */
export function changedValues(
  before: AuditValues,
  after: AuditValues,
): { Before: WireValues; After: WireValues } {
  const [was, is] = [wireValues(before), wireValues(after)]
  if (!before || !after)
    return { Before: filled(was), After: { ...filled(is), ...computed(after) } }
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (field) => (was[field] ?? null) !== (is[field] ?? null),
  )
  return { Before: pick(was, changed), After: { ...pick(is, changed), ...computed(after) } }
}

function wireValues(values: AuditValues): WireValues {
  if (!values) return {}
  const columns = Object.entries(AUDIT_MAP).filter(([column]) => column in values)
  return {
    ...Object.fromEntries(
      columns.map(([column, field]) => [field, onTheWire(field, values[column])]),
    ),
    ...net(values),
  }
}

/** The net weight, where both weights are known. */
function net({ weight_in_kg: kgIn, weight_out_kg: kgOut }: NonNullable<AuditValues>): WireValues {
  if (!isFigure(kgIn) || !isFigure(kgOut)) return {}
  return { WeightNet: decimal(kgIn).minus(kgOut).toNumber() }
}

function computed(values: AuditValues): WireValues {
  if (!values?.override_reason) return {}
  return {
    ComputedNetPrice: sum(COMPUTED.map((column) => values[column]).filter(isFigure)).toNumber(),
  }
}

function isFigure(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

function onTheWire(field: keyof typeof FIELDS, value: unknown) {
  return value === null ? null : FIELDS[field].parse(value)
}

function filled(all: WireValues): WireValues {
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== null && value !== ''),
  )
}

function pick(all: WireValues, fields: readonly string[]): WireValues {
  return Object.fromEntries(fields.map((field) => [field, all[field] ?? null]))
}
