import { expect, test } from 'vitest'
import { createPrefill } from './prefill.ts'

/** An input of the page, as far as filling in knows it. */
class Input extends EventTarget {
  value = ''
  type(value: string) {
    this.value = value
    this.dispatchEvent(new Event('input'))
  }
}

const truck = {
  plate: '82-1001 กระบี่',
  customerCode: '10023',
  customerName: 'สวนควนทอง',
  productCode: 'FFB-RAMP',
}

function form() {
  const inputs = {
    customerCode: new Input(),
    customerName: new Input(),
    productCode: new Input(),
  }
  inputs.productCode.value = 'FFB-ESTATE'
  const prefill = createPrefill(inputs)
  const said = () => Object.values(inputs).map(({ value }) => value)
  return { inputs, prefill, said }
}

test('a known plate brings its customer and product, and typing on takes them back', () => {
  const { prefill, said } = form()
  prefill.ofPlate(truck)
  expect(said()).toEqual(['10023', 'สวนควนทอง', 'FFB-RAMP'])
  prefill.ofPlate(undefined)
  expect(said()).toEqual(['', '', 'FFB-ESTATE'])
})

test('what the officer typed stays, and gets no other half from a plate', () => {
  const { inputs, prefill, said } = form()
  inputs.customerName.type('สวนใหม่')
  inputs.productCode.type('FFB-PPEP')
  prefill.ofPlate(truck)
  expect(said()).toEqual(['', 'สวนใหม่', 'FFB-PPEP'])
  prefill.ofPlate(undefined)
  expect(said()).toEqual(['', 'สวนใหม่', 'FFB-PPEP'])
})

test('what was chosen for the truck before is not of the next one', () => {
  const { inputs, prefill, said } = form()
  inputs.customerCode.type('30012')
  inputs.customerName.type('ลานเทสายใจ')
  prefill.ofPlate(truck)
  expect(said()).toEqual(['30012', 'ลานเทสายใจ', 'FFB-RAMP'])
  prefill.ofPlate(truck, true)
  expect(said()).toEqual(['10023', 'สวนควนทอง', 'FFB-RAMP'])
  prefill.ofPlate(undefined, true)
  expect(said()).toEqual(['', '', 'FFB-ESTATE'])
  inputs.customerCode.type('30012')
  inputs.customerName.type('ลานเทสายใจ')
  prefill.ofPlate(undefined, true)
  expect(said()).toEqual(['', '', 'FFB-ESTATE'])
})

test('a name that came with a code goes with it, and not with the plate', () => {
  const { inputs, prefill, said } = form()
  prefill.ofPlate(truck)
  inputs.customerCode.type('10099')
  prefill.ofCustomer({ ...truck, customerCode: '10099', customerName: 'ลานเทโกแก้ว' })
  prefill.ofPlate(undefined)
  expect(said()).toEqual(['10099', 'ลานเทโกแก้ว', 'FFB-ESTATE'])
  inputs.customerCode.type('100990')
  prefill.ofCustomer(undefined)
  expect(said()).toEqual(['100990', '', 'FFB-ESTATE'])
})

test('after a weighing the next known plate fills all in again', () => {
  const { inputs, prefill, said } = form()
  inputs.productCode.type('FFB-PPEP')
  prefill.clear()
  prefill.ofPlate(truck)
  expect(said()).toEqual(['10023', 'สวนควนทอง', 'FFB-RAMP'])
})
