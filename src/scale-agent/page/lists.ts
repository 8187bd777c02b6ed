import type { View } from '../view.ts'
import type { WordKey } from '../words.ts'
import { ask } from './ask.ts'
import { draw, element } from './element.ts'
import { truckRow, voidingRow } from './inside.ts'
import { formatKg, formatTime, t } from './language.ts'
import { notice } from './notice.ts'
import type { Part } from './part.ts'
import { printSlip } from './slip.ts'

type Item = View['latest'][number]

/** Trucks inside, what was refused or cannot be read, and the latest weighings; `top` stands above them. */
export function listsPart(top?: HTMLElement): Part {
  const message = notice()
  const inside = list('inside')
  const refused = list('refused')
  const unread = list('unread')
  const latest = list('latest')
  const sending = element('p', { class: 'notice warning sending', role: 'status', hidden: true })
  const node = element('div', { class: 'lists' })
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
          : [element('p', { class: 'empty' }, t('inside.empty'))]),
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
  return element('section', { class: name })
}

function title(key: WordKey, n?: number): HTMLElement {
  return element(
    'h2',
    {},
    t(key),
    n === undefined ? null : element('span', { class: 'count' }, `${n}`),
  )
}

function refusedRow(
  { n, plate, timeIn, reason, id }: Item,
  warn: (error: Error) => void,
): HTMLElement {
  const press = (call: string) => () => ask(call, { n }).catch(warn)
  return element(
    'div',
    { class: 'truck wide' },
    element(
      'div',
      { class: 'who' },
      element('b', {}, plate || id),
      element('small', {}, `${id} · ${formatTime(timeIn)}`),
      element('p', { class: 'reason' }, reason ?? ''),
    ),
    element('button', { type: 'button', onclick: press('resend') }, t('refused.resend')),
    element(
      'button',
      { type: 'button', class: 'quiet', onclick: press('dismiss') },
      t('refused.dismiss'),
    ),
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
  return element(
    'p',
    { class: 'reason' },
    element('b', {}, file),
    ` ${t(key, { ...params, field, line: line ?? '' })}`,
  )
}

function rows(items: readonly Item[], view: View): HTMLElement[] {
  if (items.length === 0) return [element('p', { class: 'empty' }, t('latest.empty'))]
  const table = element(
    'table',
    {},
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        ...(['latest.time', 'weigh.plate', 'field.SequenceWeightOut'] as const).map(head),
        head('latest.net', 'num'),
        head('latest.state'),
      ),
    ),
    element('tbody', {}, ...items.map((item) => row(item, view))),
  )
  return [element('div', { class: 'scroll', tabindex: 0 }, table)]
}

function head(key: WordKey, kind?: unknown): HTMLElement {
  return element('th', { scope: 'col', class: kind === 'num' ? 'num' : undefined }, t(key))
}

function row(item: Item, view: View): HTMLElement {
  const { plate, customerName, kgIn, kgOut, timeIn, timeOut, outcome, slip, id, unprinted } = item
  const isSent = outcome !== 'waiting' && outcome !== 'refused' && outcome !== 'proposed'
  return element(
    'tr',
    {},
    element('td', {}, formatTime(timeOut ?? timeIn)),
    element('td', { title: customerName }, element('b', {}, plate)),
    element('td', {}, slip ?? id),
    element(
      'td',
      { class: 'num' },
      kgOut === null ? '–' : formatKg(Math.round((kgIn - kgOut) * 100) / 100),
    ),
    element(
      'td',
      { class: 'end' },
      unprinted ? element('span', { class: 'badge unprinted' }, t('slip.unprinted')) : null,
      isSent ? null : element('span', { class: `badge ${outcome}` }, t(`outcome.${outcome}`)),
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
  return element(
    'button',
    {
      type: 'button',
      class: 'link',
      'data-focus': `print ${id}`,
      'aria-label': t(unprinted ? 'slip.printOf' : 'slip.reprintOf', { slip: number }),
      onclick: print,
    },
    t(unprinted ? 'slip.print' : 'slip.reprint'),
  )
}
