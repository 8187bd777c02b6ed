import type { View } from '../view.ts'
import { draw, h } from './element.ts'
import { formatKg, formatTime, t } from './language.ts'
import type { Live, Stage } from './panel.ts'

interface Weighed {
  truck: View['inside'][number] | undefined
  live: Live | undefined
  stage: Stage
  product: string
  customer: string
}

/** What is weighed: in, out, net and the product. They keep their room while they are empty. */
export function drawBoxes(node: HTMLElement, { truck, live, stage, product, customer }: Weighed) {
  const now = stage === 'ready' ? (live?.kg ?? null) : null
  const kgIn = truck ? truck.kgIn : now
  const kgOut = truck ? now : null
  const net = kgIn !== null && kgOut !== null && kgOut < kgIn ? kgIn - kgOut : null
  const kg = (value: number | null) => (value === null ? '–' : formatKg(value))
  const time = truck ? formatTime(truck.timeIn) : t('box.now')
  draw(node, [truck, now, stage, product, customer], () => [
    box(t('box.in', { time }), kg(kgIn)),
    box(t('box.out', { time: truck ? t('box.now') : '' }), kg(kgOut)),
    box(t('slip.net'), kg(net), 'accent'),
    box(truck?.product ?? product, truck?.customerName ?? customer, 'product'),
  ])
}

function box(label: string, value: string, kind?: 'accent' | 'product'): HTMLElement {
  return h(
    'div',
    h('dt.cut.muted', label || '\u00a0'),
    h(kind ? `dd.cut.${kind}` : 'dd.cut', value || '–'),
  )
}
