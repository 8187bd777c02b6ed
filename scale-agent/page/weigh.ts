import type { Lists } from '../sending/lists.ts'
import type { ticketOf, View } from '../view.ts'
import { ask, askReason, Refused } from './ask.ts'
import { drawBoxes } from './boxes.ts'
import { customerField, labelled } from './customer-field.ts'
import { draw, h } from './element.ts'
import { formatKg, t } from './language.ts'
import { clearFaults, notice, showFaults } from './notice.ts'
import type { Part } from './panel.ts'
import { drawPanel, type Live, stageOf } from './panel.ts'
import { plateField } from './plate-field.ts'
import { createPrefill } from './prefill.ts'
import { drawSlip, printSlip, type Slip } from './slip.ts'
import { TRUCK_FIELDS } from './truck-fields.ts'

type Recorded = ReturnType<typeof ticketOf> & { unprinted?: boolean }

/** The weight, and the form by which a truck is weighed. The plate has the focus; Enter goes on, and weighs. */
export function weighPart(): Part {
  const plate = h('input', {
    id: 'plate',
    name: 'plate',
    maxlength: TRUCK_FIELDS.plate,
    autocomplete: 'off',
    placeholder: t('plate.hint'),
  })
  const remark = h('input', {
    id: 'remark',
    name: 'remark',
    maxlength: TRUCK_FIELDS.remark,
    autocomplete: 'off',
  })
  const product = h('select', { id: 'product', name: 'product' })
  const button = h('button.main', { type: 'submit' })
  const panel = h('section.panel', { 'aria-label': t('page.title') })
  const boxes = h('dl.boxes.card')
  const preview = h('section.preview', { 'aria-label': t('slip.next') })
  const message = notice()
  let view: View | undefined
  let live: Live | undefined
  /** Why the truck of this plate is another one than that inside. */
  let otherTruck: string | undefined
  let isBusy = false
  /** A truck stood on the bridge that nobody weighed. */
  let isUnweighed = false
  /** The weigh-in that the message speaks of. */
  let recorded: string | undefined

  const plates = plateField(
    plate,
    () => view,
    () => toNext(),
  )
  const customer = customerField(() => button.focus())
  const { code: customerCode, name: customerName } = customer
  const prefill = createPrefill({ customerCode, customerName, productCode: product })
  const inside = () => (otherTruck ? undefined : plates.inside())
  const stage = () => (live && view ? stageOf(live, view.minimumKg) : 'fault')

  const other = h('button.accent', { type: 'button', id: 'other' }, t('weigh.other'))
  other.addEventListener('click', async () => {
    otherTruck = await askReason(t('weigh.other'), t('weigh.useAgain'))
    show()
    toNext()
  })
  const free = async () => {
    const reason = await askReason(t('panel.gone'), t('panel.gone'))
    if (reason) await ask('free', { reason }).catch((error: Error) => message.warn(error.message))
  }
  const slipNow = (): Slip | undefined => {
    const truck = inside()
    if (!truck || stage() !== 'ready' || !live?.kg || live.kg >= truck.kgIn) return undefined
    return { ...truck, number: view?.nextSlip ?? '', kgOut: live.kg, timeOut: null }
  }
  const show = () => {
    const truck = inside()
    if (live) drawPanel(panel, live, view?.minimumKg ?? 0, free)
    form.classList.toggle('out', truck !== undefined)
    other.hidden = truck === undefined
    drawBoxes(boxes, {
      truck,
      live,
      stage: stage(),
      product: product.selectedOptions[0]?.textContent ?? '',
      customer: customerName.value,
    })
    const verb = verbOf(truck)
    button.setAttribute('aria-disabled', `${!verb.isReady}`)
    draw(button, verb, () => [verb.text, verb.isReady ? h('kbd', 'Enter') : null])
    const slip = slipNow()
    draw(preview, [slip, view?.millName], () => (slip && view ? [...drawPreview(slip, view)] : []))
  }
  const verbOf = (truck: View['inside'][number] | undefined) => {
    const now = stage()
    const name = truck?.plate ?? plate.value.trim()
    if (now !== 'ready') return { isReady: false, text: t(`verb.${now}`) }
    if (!name) return { isReady: false, text: t('verb.noPlate') }
    if (truck && (live?.kg ?? 0) >= truck.kgIn)
      return { isReady: false, text: t('verb.notLighter', { kg: formatKg(truck.kgIn) }) }
    if (!truck)
      return { isReady: true, text: t('verb.in', { plate: name, kg: formatKg(live?.kg ?? 0) }) }
    return { isReady: true, text: t(view?.prints ? 'verb.outPrint' : 'verb.out', { plate: name }) }
  }
  const plateTyped = () => {
    otherTruck = undefined
    message.clear()
    prefill.ofPlate(plates.known(), plates.isOfAnother())
    customer.show()
    show()
  }
  const clear = () => {
    otherTruck = undefined
    prefill.clear()
    for (const input of [remark, customerCode, customerName]) input.value = ''
    plates.clear()
    customer.clear()
    show()
  }
  const record = (truck: View['inside'][number] | undefined) =>
    truck
      ? ask<Recorded>('weighOut', { id: truck.id })
      : ask<Recorded>('weighIn', {
          plate: plate.value,
          customerCode: customerCode.value,
          customerName: customerName.value,
          remark: remark.value,
          productCode: product.value,
          isNewCustomer: customer.isNew(),
          otherTruck,
        })
  const weigh = async (event: Event) => {
    event.preventDefault()
    if (isBusy || button.getAttribute('aria-disabled') === 'true') return
    isBusy = true
    clearFaults(form)
    try {
      const ticket = await record(inside())
      message.say(wordsOf(ticket))
      recorded = ticket.id
      clear()
      plate.focus()
      const slip = slipOf(ticket)
      if (slip && view?.prints && !ticket.unprinted) printSlip(slip, view, false)
    } catch (error) {
      message.warn((error as Error).message)
      if (error instanceof Refused) showFaults(form, error)
    } finally {
      isBusy = false
    }
  }
  /** To what is missing, else to the button. */
  const toNext = () => {
    if (inside() || customerCode.value) button.focus()
    else customer.focus()
  }
  /** Enter in the plate goes on: a second one presses. */
  const toNextField = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (plate.value.trim()) toNext()
  }
  plate.addEventListener('input', plateTyped)
  plate.addEventListener('keydown', toNextField)
  product.addEventListener('input', show)
  customerCode.addEventListener('input', show)
  customerName.addEventListener('input', show)
  const form = h(
    'form.form.column',
    { onsubmit: weigh },
    labelled(plates.node, t('weigh.plate'), plate.id),
    h(
      'div.of-in.grid',
      customer.node,
      labelled(product, t('weigh.product')),
      labelled(remark, t('weigh.remark')),
    ),
    boxes,
    h('div.row', message.node, other),
    button,
  )
  const node = h('section.weigh.column', { 'aria-label': t('page.weigh') }, panel, form)
  show()
  return {
    node,
    aside: preview,
    opened: () => plate.focus(),
    show(next) {
      if (next.customers !== view?.customers) void loadLists(customer.setCustomers)
      view = next
      if (next.voiding.some(({ id }) => id === recorded)) message.clear()
      node.hidden = !next.hasIndicator
      draw(product, next.products, () =>
        next.products.map(({ code, name }) => h('option', { value: code }, name)),
      )
      show()
    },
    showLive(next) {
      const was = stage()
      live = next
      // An answer is over once the truck that it speaks of is gone, and so is what was typed of one that nobody weighed.
      if (stage() === 'empty' && was !== 'empty') {
        message.clear()
        if (isUnweighed) clear()
      }
      if (stage() !== 'moving') isUnweighed = stage() === 'ready'
      show()
    },
  }
}

async function loadLists(take: (customers: Lists['customers']) => void): Promise<void> {
  const response = await fetch('/api/lists').catch(() => undefined)
  if (response?.ok) take(((await response.json()) as Lists).customers)
}

function drawPreview(slip: Slip, view: View): HTMLElement[] {
  return [h('h2', t('slip.next'), h('span.count.muted', slip.number)), drawSlip(slip, view)]
}

function wordsOf({ plate, kgIn, kgOut, slip, id }: Recorded): string {
  if (kgOut === null) return t('weigh.doneIn', { plate, kg: formatKg(kgIn), number: id })
  return t('weigh.doneOut', { plate, kg: formatKg(kgIn - kgOut), slip: slip ?? '' })
}

function slipOf({ kgOut, ...ticket }: Recorded): Slip | undefined {
  return kgOut === null ? undefined : { ...ticket, kgOut, number: ticket.slip ?? ticket.id }
}
