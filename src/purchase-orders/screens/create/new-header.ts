import { z } from 'zod'
import type { Input, Output } from '../../../platform/call.ts'
import { messageKey } from '../../../platform/catalogue.ts'
import type { FieldProps, Form } from '../../../ui/form/use-form.ts'
import type { RecordForm } from '../../../ui/form/use-record-form.tsx'
import { calls } from '../../contract.ts'
import { DEFAULTS, TERMS, THRESHOLDS } from '../../rules.ts'
import type { OrderRecord } from '../order.ts'

export type NewHeader = Input<typeof calls.createPOHeader>
export type Environment = Output<typeof calls.getEnvironmentPOForm>

/** Props of every part of the form. */
export interface HeaderProps {
  form: Form<NewHeader>
  /** The options; until they are loaded each field offers its present value only. */
  environment?: Environment
  /** The order has its number already. */
  isNumbered?: boolean
  /** The present value, below a field of an order that a colleague changed since. */
  latest?: RecordForm<OrderRecord['po_header'], NewHeader>['latest']
}

/** The call's own input, with its own message for a missing vendor. */
export const headerForm = calls.createPOHeader.input.extend({
  VendorUUID: z.string().min(1, messageKey('v.vendorChosen')),
})

/** The call's own input, as the same fields have it. */
export const changedHeaderForm = calls.updatePOHeader.input.omit({
  POHeaderUUID: true,
  Version: true,
})

export const DIMENSIONS = [1, 2, 3, 4, 5, 6] as const

const [FinDim1, FinDim2, FinDim3, FinDim4, FinDim5, FinDim6] = DEFAULTS.dimensions

/** An order before anything is typed: the defaults of docs/rules.md, section 3. */
export const newHeader: NewHeader = {
  VendorUUID: '',
  PONO_SEQ: DEFAULTS.sequence,
  InclTax: 'No',
  Site: '',
  Warehouse: DEFAULTS.warehouse,
  DateOfUse: null,
  DateofExpire: null,
  ...everyOne(THRESHOLDS, 0),
  ...everyOne(TERMS, ''),
  Condition: '',
  ...{ FinDim1, FinDim2, FinDim3, FinDim4, FinDim5, FinDim6 },
}

/** The site of the warehouse; empty where it is not known. */
export function siteOf(
  environment: Environment | undefined,
  { Site, Warehouse }: Pick<NewHeader, 'Site' | 'Warehouse'>,
) {
  const own = environment?.warehouse.find(({ WarehouseID }) => WarehouseID === Warehouse)
  return own?.OperationalSiteID ?? Site ?? ''
}

/**
 * A field of the form, typed for its control: every field of `newHeader` has a value, so none is undefined. `words` says
 * what a colleague made of it.
 */
export function fieldOf<Value>(
  { form, latest }: Pick<HeaderProps, 'form' | 'latest'>,
  name: keyof NewHeader & string,
  words: (value: Value) => string = (value) => String(value ?? ''),
) {
  const field = form.field(name) as FieldProps<unknown> as FieldProps<Value>
  return { ...field, description: latest?.(name, (now) => words(now[name] as Value)) }
}

function everyOne<Name extends string, Value>(names: readonly Name[], value: Value) {
  return Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>
}
