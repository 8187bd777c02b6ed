import type { View } from '../view.ts'
import type { WordKey } from '../words.ts'
import { ask } from './ask.ts'
import { button, draw, h } from './element.ts'
import { truckRow, voidingRow } from './inside.ts'
import { formatKg, formatTime, t } from './language.ts'
import { notice } from './notice.ts'
import type { Part } from './panel.ts'
import { printSlip } from './slip.ts'

type Item = View['latest'][number]

/** Trucks inside, what was refused or cannot be read, and the latest weighings; `top` stands above them. */
export function listsPart(top?: HTMLElement): Part {
  const message = notice()
  const inside = list('inside')
  const refused = list('refused')
  const unread = list('unread')
  const latest = list('latest')
  const sending = h('p.medium.attention', { role: 'status', hidden: true })
  const node = h('div.lists')
  node.append(...(top ? [top] : []), message.node, sending, refused, inside, latest, unread)
  const warn = (error: Error) => message.warn(error.message)
  return {
    node,
    show(view) {
      const { hasIndicator, inside: trucks, voiding, refused: items, folder } = view
      const { latest: weighings } = view
      const { state } = view.connection
      sending.hidden = state === 'connected' || state === 'asking'
      sending.textContent = t(`connection.${state}`)
      inside.hidden = !hasIndicator
      refused.hidden = items.length === 0
      const faults = folder?.faults ?? []
      unread.hidden = faults.length === 0
      draw(inside, [trucks, voiding], () => [
        title('inside.title', trucks.length),
        ...voiding.map((one) => voidingRow(one, warn)),
        ...(trucks.length + voiding.length > 0
          ? trucks.map((truck) => truckRow(truck, warn))
          : [h('p.empty.muted', t('inside.empty'))]),
      ])
      draw(refused, items, () => [
        title('refused.title', items.length),
        ...items.map((item) => refusedRow(item, warn)),
      ])
      draw(unread, faults, () => [title('folder.faults', faults.length), ...faults.map(faultRow)])
      draw(latest, weighings, () => [title('latest.title'), ...rows(weighings, view)])
    },
  }
}

function list(name: string): HTMLElement {
  return h('section', { class: name })
}

function title(key: WordKey, n?: number): HTMLElement {
  return h('h2', t(key), n === undefined ? null : h('span.count.muted', `${n}`))
}

function refusedRow(
  { n, plate, timeIn, reason, id }: Item,
  warn: (error: Error) => void,
): HTMLElement {
  const press = (call: string) => () => ask(call, { n }).catch(warn)
  return h(
    'div.truck.row.topped.wide',
    h(
      'div.fill',
      h('b', plate || id),
      h('small.small', `${id} · ${formatTime(timeIn)}`),
      h('p.reason.attention', reason ?? ''),
    ),
    h('button', { type: 'button', onclick: press('resend') }, t('refused.resend')),
    button('secondary', press('dismiss'), t('refused.dismiss')),
  )
}

function faultRow({
  file,
  key,
  line,
  params,
}: NonNullable<View['folder']>['faults'][number]): HTMLElement {
  const fields = `${params.field ?? ''}`.split(',').filter(Boolean)
  const field = fields.map((one) => t(`field.${one}` as WordKey)).join(', ')
  return h('p.reason.attention', h('b', file), ` ${t(key, { ...params, field, line: line ?? '' })}`)
}

function rows(items: readonly Item[], view: View): HTMLElement[] {
  if (items.length === 0) return [h('p.empty.muted', t('latest.empty'))]
  const table = h(
    'table.plain-table',
    h(
      'thead',
      h(
        'tr',
        ...(['latest.time', 'weigh.plate', 'field.SequenceWeightOut'] as const).map(head),
        head('latest.net', 'num'),
        head('latest.state'),
      ),
    ),
    h('tbody', ...items.map((item) => row(item, view))),
  )
  return [h('div.scroll', { tabindex: 0 }, table)]
}

function head(key: WordKey, kind?: unknown): HTMLElement {
  return h('th', { scope: 'col', class: kind === 'num' ? 'num' : undefined }, t(key))
}

function row(item: Item, view: View): HTMLElement {
  const { plate, customerName, kgIn, kgOut, timeIn, timeOut, outcome, slip, id, unprinted } = item
  const isSent = outcome !== 'waiting' && outcome !== 'refused' && outcome !== 'proposed'
  return h(
    'tr',
    h('td', formatTime(timeOut ?? timeIn)),
    h('td.cut', { title: customerName }, h('b', plate)),
    h('td', slip ?? id),
    h('td.num', kgOut === null ? '–' : formatKg(Math.round((kgIn - kgOut) * 100) / 100)),
    h(
      'td.num',
      unprinted ? h('span.badge.medium.unprinted', t('slip.unprinted')) : null,
      isSent ? null : h('span', { class: `badge medium ${outcome}` }, t(`outcome.${outcome}`)),
      kgOut === null ? null : printButton(item, kgOut, view),
    ),
  )
}

/** Prints a slip that did not come out, else another one, which says that it is a copy. */
function printButton(item: Item, kgOut: number, view: View): HTMLElement {
  const { n, id, slip, unprinted } = item
  const number = slip ?? id
  const print = () => {
    printSlip({ ...item, number, kgOut }, view, !unprinted)
    // Where the agent does not hear of it the row goes on saying that it waits.
    if (unprinted) ask('printed', { n }).catch(() => {})
  }
  return button('accent', print, t(unprinted ? 'slip.print' : 'slip.reprint'), {
    focus: `print ${id}`,
    label: t(unprinted ? 'slip.printOf' : 'slip.reprintOf', { slip: number }),
  })
}
