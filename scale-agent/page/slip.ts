import type { View } from '../view.ts'
import { h } from './element.ts'
import { formatInstant, formatKg, t } from './language.ts'

/** What a slip says: of a truck that is still on the bridge as it would be. */
export interface Slip {
  number: string
  plate: string
  customerCode: string
  customerName: string
  product: string
  kgIn: number
  timeIn: string
  kgOut: number
  timeOut: string | null
}

/** A slip as it is printed, and as it is seen before. */
export function drawSlip(slip: Slip, { millName, operator }: View, isCopy = false): HTMLElement {
  const { plate, customerCode, customerName, kgIn, kgOut, timeIn, timeOut } = slip
  const line = (name: string, value: string, isMain = false) =>
    h('div', { class: isMain ? 'apart main' : 'apart' }, h('dt', name), h('dd', value))
  return h(
    'article.slip',
    millName ? h('strong', millName) : null,
    h('p', t('slip.title', { number: slip.number })),
    isCopy ? h('p.main', t('slip.copy')) : null,
    h(
      'dl',
      line(t('slip.plate'), plate, true),
      line(t('slip.customer'), `${customerCode} ${customerName}`),
      line(t('weigh.product'), slip.product),
      line(t('slip.in', { time: formatInstant(timeIn) }), formatKg(kgIn)),
      line(t('slip.out', { time: timeOut ? formatInstant(timeOut) : '' }), formatKg(kgOut)),
      line(t('slip.net'), formatKg(Math.round((kgIn - kgOut) * 100) / 100), true),
      operator ? line(t('set.operator'), operator) : null,
    ),
  )
}

/** Prints a slip by the browser: its paper is the only thing that the print layout shows. */
export function printSlip(slip: Slip, view: View, isCopy: boolean): void {
  document.getElementById('paper')?.remove()
  const paper = h('div', { id: 'paper', 'aria-hidden': 'true' })
  paper.append(drawSlip(slip, view, isCopy))
  document.body.append(paper)
  print()
}
