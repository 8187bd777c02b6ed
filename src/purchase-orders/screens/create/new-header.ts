import { z } from 'zod'
import type { Input, Output } from '../../../platform/call.ts'
import { messageKey } from '../../../platform/catalogue.ts'
import type { FieldProps, Form } from '../../../ui/form/use-form.ts'
import type { RecordForm } from '../../../ui/form/use-record-form.tsx'
import { calls } from '../../contract.ts'
import { TERMS, THRESHOLDS } from '../../rules/fields.ts'
import { CODE_NAMES, type CodeName } from '../../rules/order-codes.ts'
import type { OrderRecord } from '../order.ts'

export type NewHeader = Input<typeof calls.createPOHeader>
export type Environment = Output<typeof calls.getEnvironmentPOForm>

/** Props of every part of the form. */
export interface HeaderProps {
  form: Form<NewHeader>
  /** The options; until they are loaded each field offers its current value only. */
  environment?: Environment
  /** The order has its number already. */
  isNumbered?: boolean
  /** The current value, below a field of an order that a colleague changed since. */
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

/** An order before anything is typed; a code that is not chosen is the mill's default. */
export const newHeader: NewHeader = {
  VendorUUID: '',
  InclTax: 'No',
  Site: '',
  DateOfUse: null,
  DateofExpire: null,
  ...everyOne(THRESHOLDS, 0),
  ...everyOne(TERMS, ''),
  ...everyOne(CODE_NAMES, ''),
}

/** The header with what the form shows: the codes that were chosen, else the defaults, and the site of the warehouse. */
export function withDefaults(header: NewHeader, environment: Environment | undefined): NewHeader {
  const codes = CODE_NAMES.map((name) => [name, codeShown(name, header, environment)])
  return { ...header, ...Object.fromEntries(codes), Site: siteOf(environment, header) }
}

function codeShown(name: CodeName, header: NewHeader, environment: Environment | undefined) {
  return header[name] || environment?.defaults[name] || ''
}

/** The codes that are still to be chosen; until the defaults are known there are none. */
export function codesToChoose(header: NewHeader, environment: Environment | undefined): CodeName[] {
  const isOpen = (name: CodeName) => !header[name] && environment?.defaults[name] === null
  return CODE_NAMES.filter(isOpen)
}

/** The site of the warehouse that the form shows; empty where it is not known. */
export function siteOf(environment: Environment | undefined, header: NewHeader) {
  const Warehouse = codeShown('Warehouse', header, environment)
  const own = environment?.warehouse.find(({ WarehouseID }) => WarehouseID === Warehouse)
  return own?.OperationalSiteID ?? header.Site ?? ''
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
  return { ...field, description: latest?.(name, (current) => words(current[name] as Value)) }
}

function everyOne<Name extends string, Value>(names: readonly Name[], value: Value) {
  return Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>
}
