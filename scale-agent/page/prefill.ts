import type { View } from '../view.ts'

type Field = 'customerCode' | 'customerName' | 'productCode'
type Truck = Pick<View['trucks'][number], Field>
const FIELDS = ['customerCode', 'customerName', 'productCode'] as const
type Inputs = Record<Field, EventTarget & { value: string }>

/**
 * Fills in what is known of a truck or a customer, and takes it back where another one is typed. What the officer typed
 * stays, and beside one half of a customer that was typed the other is not filled in from a plate.
 */
export function createPrefill(inputs: Inputs) {
  const typed = new Set<Field>()
  /** What stood where something is filled in. */
  const before = new Map<Field, string>()
  for (const [field, input] of Object.entries(inputs) as [Field, Inputs[Field]][]) {
    input.addEventListener('input', () => {
      before.delete(field)
      if (input.value === '') typed.delete(field)
      else typed.add(field)
    })
  }
  const fill = (field: Field, known: Truck | undefined) => {
    if (typed.has(field)) return
    const input = inputs[field]
    if (known) {
      if (!before.has(field)) before.set(field, input.value)
      input.value = known[field]
    } else {
      input.value = before.get(field) ?? input.value
      before.delete(field)
    }
  }
  /** What was typed of a customer, with the name that came to a code. */
  const forget = () => {
    const ofCode = typed.has('customerCode')
    for (const field of ['customerCode', 'customerName'] as const) {
      if (!ofCode && !typed.has(field)) continue
      inputs[field].value = ''
      typed.delete(field)
      before.delete(field)
    }
  }
  return {
    /** A plate was typed; `known` is its last truck. What was typed for `another` one before is not of this one. */
    ofPlate(known: Truck | undefined, another = false) {
      if (another) forget()
      fill('productCode', known)
      if (typed.has('customerCode')) return
      const customer = typed.has('customerName') ? undefined : known
      fill('customerCode', customer)
      fill('customerName', customer)
    },
    /** A customer's code was typed; `known` is a truck of that customer. */
    ofCustomer(known: Truck | undefined) {
      fill('customerName', known)
    },
    /** The truck is weighed: the next one begins anew. */
    clear() {
      typed.clear()
      for (const field of FIELDS) fill(field, undefined)
    },
  }
}
