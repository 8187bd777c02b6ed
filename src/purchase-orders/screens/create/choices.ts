import type { Choice } from '../../../ui/form/choice-fields.tsx'
import type { CodeName } from '../../rules/order-codes.ts'
import type { Environment } from './new-header.ts'

/** An option of reference data: its code and name. */
export function choice(value: string, name?: string): Choice {
  return { value, label: name ? `${value} ${name}` : value }
}

/** What the mill has of a code. */
export function choicesOf(environment: Environment | undefined, name: CodeName): Choice[] {
  if (!environment) return []
  if (name === 'PONO_SEQ')
    return environment.pono_seq.map((row) => choice(row.NumberSequenceGroup, row.Name))
  if (name === 'Warehouse')
    return environment.warehouse.map((row) => choice(row.WarehouseID, row.WarehouseName))
  const n = Number(name.slice(-1)) as 1 | 2 | 3 | 4 | 5 | 6
  return environment[`aFD${n}`].map((row) => choice(row.DimensionValue, row.Description))
}

/** The options, with the present value added where the reference data no longer has it. */
export function withPresent(choices: Choice[], value: string | null | undefined): Choice[] {
  const missing = value && !choices.some((option) => option.value === value)
  return missing ? [choice(value), ...choices] : choices
}
