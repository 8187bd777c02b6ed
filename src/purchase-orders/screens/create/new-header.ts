import { z } from 'zod'
import type { Input, Output } from '../../../platform/call.ts'
import { messageKey } from '../../../platform/catalogue.ts'
import type { FieldProps, Form } from '../../../ui/form/use-form.ts'
import { calls } from '../../contract.ts'
import { DEFAULTS, TERMS, THRESHOLDS } from '../../rules.ts'

export type NewHeader = Input<typeof calls.createPOHeader>
export type ChangedHeader = Omit<Input<typeof calls.updatePOHeader>, 'POHeaderUUID' | 'Version'>
export type Environment = Output<typeof calls.getEnvironmentPOForm>

/** Props of every part of the form. */
export interface HeaderProps {
  form: Form<NewHeader>
  /** The options; until they are loaded each field offers its present value only. */
  environment?: Environment
  /** The order has its number already. */
  isNumbered?: boolean
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

type Header = Output<typeof calls.getEnvironmentPOLineManage>['po_header']

/** What an order is made on, beside its vendor and its number. */
export function termsOf(order: Header): ChangedHeader {
  const { InclTax, Site, Warehouse, DateOfUse, DateofExpire, Condition, FinDim7 } = order
  const names = [...THRESHOLDS, ...TERMS, ...DIMENSIONS.map((n) => `FinDim${n}` as const)]
  const others = Object.fromEntries(names.map((name) => [name, order[name]]))
  return { InclTax, Site, Warehouse, DateOfUse, DateofExpire, Condition, FinDim7, ...others }
}

/** The site of the warehouse; empty where it is not known. */
export function siteOf(
  environment: Environment | undefined,
  { Site, Warehouse }: Pick<NewHeader, 'Site' | 'Warehouse'>,
) {
  const own = environment?.warehouse.find(({ WarehouseID }) => WarehouseID === Warehouse)
  return own?.OperationalSiteID ?? Site ?? ''
}

/** A field of the form, typed for its control: every field of `newHeader` has a value, so none is undefined. */
export function fieldOf<Value>(form: Form<NewHeader>, name: keyof NewHeader & string) {
  return form.field(name) as FieldProps<unknown> as FieldProps<Value>
}

function everyOne<Name extends string, Value>(names: readonly Name[], value: Value) {
  return Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>
}
