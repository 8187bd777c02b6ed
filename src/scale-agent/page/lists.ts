import type { View } from '../view.ts'
import type { WordKey } from '../words.ts'
import { ask } from './ask.ts'
import { draw, element } from './element.ts'
import { formatKg, formatTime, t } from './language.ts'
import { notice } from './notice.ts'
import type { Part } from './page.ts'
import { printSlip } from './slip.ts'

type Item = View['latest'][number]

/** Trucks inside, what was refused or cannot be read, and the latest weighings; `top` stands above them. */
export function listsPart(top?: HTMLElement): Part {
  const message = notice()
  const inside = list('inside')
  const refused = list('refused')
  const unread = list('unread')
  const latest = list('latest')
  const node = element('div', { class: 'lists' })
  node.append(...(top ? [top] : []), message.node, refused, inside, latest, unread)
  const warn = (error: Error) => message.warn(error.message)
  return {
    node,
    show(view) {
      const { hasIndicator, inside: trucks, refused: items, folder, latest: weighings } = view
      inside.hidden = !hasIndicator
      refused.hidden = items.length === 0
      const faults = folder?.faults ?? []
      unread.hidden = faults.length === 0
      draw(inside, trucks, () => [
        title('inside.title', trucks.length),
        ...(trucks.length > 0
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

/** A press takes the truck's plate into the form: there it is weighed out. */
function truckRow(
  { id, plate, customerName, kgIn, timeIn }: View['inside'][number],
  warn: (error: Error) => void,
): HTMLElement {
  const choose = () => {
    const input = document.querySelector<HTMLInputElement>('#plate')
    if (!input) return
    input.value = plate
    input.dispatchEvent(new Event('input'))
    document.querySelector<HTMLElement>('.form button.main')?.focus()
  }
  const leave = () => {
    if (confirm(t('inside.ask', { plate }))) ask('leave', { id }).catch(warn)
  }
  return element(
    'div',
    { class: 'truck' },
    element(
      'button',
      {
        type: 'button',
        class: 'who',
        'data-focus': `out ${id}`,
        onclick: choose,
        'aria-label': t('weigh.outOf', { plate }),
      },
      element('b', {}, plate),
      element('small', {}, `${id} · ${customerName}`),
    ),
    element('span', { class: 'time' }, formatTime(timeIn)),
    element('span', { class: 'num' }, formatKg(kgIn)),
    element(
      'button',
      {
        type: 'button',
        class: 'quiet',
        'aria-label': t('inside.leave', { plate }),
        onclick: leave,
      },
      '×',
    ),
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
  const { plate, customerName, kgIn, kgOut, timeIn, timeOut, outcome, slip, id } = item
  const isSent = outcome !== 'waiting' && outcome !== 'refused' && outcome !== 'proposed'
  const reprint = (out: number) => () =>
    printSlip({ ...item, number: slip ?? id, kgOut: out }, view, true)
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
      isSent ? null : element('span', { class: `badge ${outcome}` }, t(`outcome.${outcome}`)),
      kgOut === null
        ? null
        : element(
            'button',
            {
              type: 'button',
              class: 'link',
              'data-focus': `print ${id}`,
              'aria-label': t('slip.reprintOf', { slip: slip ?? id }),
              onclick: reprint(kgOut),
            },
            t('slip.reprint'),
          ),
    ),
  )
}
