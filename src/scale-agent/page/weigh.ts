import { FORMAT_NAMES } from '../indicator/format-names.ts'
import type { LiveWeight } from '../indicator/live-weight.ts'
import { samePlate } from '../plates.ts'
import type { View } from '../view.ts'
import { ask, Refused } from './ask.ts'
import { draw, element } from './element.ts'
import { clearFaults, showFaults } from './faults.ts'
import { formatKg, t } from './language.ts'
import { type Notice, notice } from './notice.ts'
import type { Part } from './page.ts'
import { createPrefill } from './prefill.ts'
import { TRUCK_FIELDS, type TruckField } from './truck-fields.ts'

export type Live = LiveWeight & { isTaken: boolean; detail?: string }

const FIELDS = Object.keys(TRUCK_FIELDS) as TruckField[]

interface Recorded {
  CarRegister: string
  WeightIn: number
  WeightOut?: number | null
  SequenceWeightOut?: string | null
}

/** The weight, and the form by which a truck is weighed. The plate has the focus, Enter weighs. */
export function weighPart(): Part {
  const inputs = Object.fromEntries(
    Object.entries(TRUCK_FIELDS).map(([name, maxlength]) => [
      name,
      element('input', { id: name, name, maxlength, autocomplete: 'off' }),
    ]),
  ) as Record<TruckField, HTMLInputElement>
  const product = element('select', { id: 'product', name: 'product' })
  const plates = element('datalist', { id: 'plates' })
  const customers = element('datalist', { id: 'customers' })
  inputs.plate.setAttribute('list', 'plates')
  inputs.customerCode.setAttribute('list', 'customers')
  const button = element('button', { class: 'main', type: 'submit' })
  const message = notice()
  const weight = element('p', { class: 'kg', role: 'status', 'aria-live': 'off' })
  const state = element('p', { class: 'live' })
  let view: View | undefined
  const inside = () => view?.inside.find(({ plate }) => samePlate(plate, inputs.plate.value))
  const label = () => {
    const truck = inside()
    button.textContent = truck ? t('weigh.outOf', { plate: truck.plate }) : t('weigh.in')
  }
  const { customerCode, customerName } = inputs
  const prefill = createPrefill({ customerCode, customerName, productCode: product })
  const plateTyped = () => {
    label()
    prefill.ofPlate(view?.trucks.find(({ plate }) => samePlate(plate, inputs.plate.value)))
  }
  const customerTyped = () =>
    prefill.ofCustomer(view?.trucks.find((truck) => truck.customerCode === customerCode.value))
  const weigh = async (event: Event) => {
    event.preventDefault()
    const truck = inside()
    const typed = Object.fromEntries(FIELDS.map((name) => [name, inputs[name].value]))
    clearFaults(form)
    const isDone = await weighing(button, message, () =>
      truck
        ? ask<Recorded>('weighOut', { id: truck.id })
        : ask<Recorded>('weighIn', { ...typed, productCode: product.value }).catch((error) => {
            if (error instanceof Refused) showFaults(form, error)
            throw error
          }),
    )
    if (!isDone) return
    prefill.clear()
    for (const name of FIELDS) inputs[name].value = ''
    label()
    inputs.plate.focus()
  }
  inputs.plate.addEventListener('input', plateTyped)
  customerCode.addEventListener('input', customerTyped)
  const form = element(
    'form',
    { class: 'form', onsubmit: weigh },
    ...FIELDS.slice(0, 3).map((name) => field(inputs[name], t(`weigh.${name}`))),
    field(product, t('weigh.product')),
    field(inputs.remark, t('weigh.remark')),
    element('div', { class: 'go' }, button, message.node),
    plates,
    customers,
  )
  const node = element('section', { class: 'weigh', 'aria-label': t('page.weigh') })
  node.append(element('div', { class: 'scale' }, weight, state), form)
  label()
  return {
    node,
    opened: () => inputs.plate.focus(),
    show(next) {
      view = next
      node.hidden = !next.hasIndicator
      draw(product, next.products, () =>
        next.products.map(({ code, name }) => element('option', { value: code }, name)),
      )
      draw(plates, next.trucks, () =>
        next.trucks.map(({ plate }) => element('option', { value: plate })),
      )
      draw(customers, next.trucks, () => customerOptions(next))
      label()
    },
    showLive({ state: now, kg, detail, isTaken, sent }) {
      weight.replaceChildren(kg === null ? '–' : formatKg(kg), element('small', {}, t('unit.kg')))
      const isEmpty = kg !== null && kg < (view?.minimumKg ?? 0)
      state.className = `live ${now}`
      state.textContent =
        isTaken && !isEmpty && now === 'stable' ? t('weigh.done') : liveWords(now, detail, sent)
    },
  }
}

/** Weighs once, says what became of it, and tells whether it was recorded. */
export async function weighing(
  button: HTMLButtonElement,
  message: Notice,
  record: () => Promise<Recorded>,
): Promise<boolean> {
  if (button.disabled) return false
  button.disabled = true
  try {
    const { CarRegister: plate, WeightIn, WeightOut, SequenceWeightOut } = await record()
    const isOut = WeightOut !== null && WeightOut !== undefined
    message.say(
      isOut
        ? t('weigh.doneOut', {
            plate,
            kg: formatKg(WeightIn - WeightOut),
            slip: SequenceWeightOut ?? '',
          })
        : t('weigh.doneIn', { plate, kg: formatKg(WeightIn) }),
    )
    return true
  } catch (error) {
    message.warn((error as Error).message)
    return false
  } finally {
    button.disabled = false
  }
}

function liveWords(state: Live['state'], detail?: string, sent?: Live['sent']): string {
  if (sent) {
    return t(sent.key, 'format' in sent ? { format: FORMAT_NAMES[sent.format] } : {})
  }
  const isCalm = state === 'stable' || state === 'moving'
  return isCalm ? t(`live.${state}`) : [t(`live.${state}.way`), detail].filter(Boolean).join(' ')
}

function customerOptions({ trucks }: View): HTMLElement[] {
  const names = new Map(
    trucks.map(({ customerCode, customerName }) => [customerCode, customerName]),
  )
  return [...names].map(([code, name]) => element('option', { value: code }, name))
}

function field(input: HTMLElement, label: string): HTMLElement {
  return element('div', { class: 'field' }, element('label', { for: input.id }, label), input)
}
