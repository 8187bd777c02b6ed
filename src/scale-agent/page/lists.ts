import type { View } from '../view.ts'
import type { WordKey } from '../words.ts'
import { ask } from './ask.ts'
import { draw, element } from './element.ts'
import { formatKg, formatTime, t } from './language.ts'
import { notice } from './notice.ts'
import type { Part } from './page.ts'
import { weighing } from './weigh.ts'

type Item = View['latest'][number]

/** Trucks inside, what was refused or cannot be read, and the latest weighings. */
export function listsPart(): Part {
  const message = notice()
  const inside = list('inside')
  const refused = list('refused')
  const unread = list('unread')
  const latest = list('latest')
  const node = element('div', { class: 'lists' })
  node.append(message.node, inside, refused, unread, latest)
  const warn = (error: Error) => message.warn(error.message)
  return {
    node,
    show({ hasIndicator, inside: trucks, refused: items, folder, latest: weighings }) {
      inside.hidden = !hasIndicator
      refused.hidden = items.length === 0
      const faults = folder?.faults ?? []
      unread.hidden = faults.length === 0
      draw(inside, trucks, () => [
        title('inside.title', trucks.length),
        ...(trucks.length > 0
          ? trucks.map((truck) => truckRow(truck, message, warn))
          : [element('p', { class: 'empty' }, t('inside.empty'))]),
      ])
      draw(refused, items, () => [
        title('refused.title', items.length),
        ...items.map((item) => refusedRow(item, warn)),
      ])
      draw(unread, faults, () => [title('folder.faults', faults.length), ...faults.map(faultRow)])
      draw(latest, weighings, () => [title('latest.title'), table(weighings)])
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

function truckRow(
  { id, plate, customerName, product, kgIn, timeIn }: Item | View['inside'][number],
  message: ReturnType<typeof notice>,
  warn: (error: Error) => void,
): HTMLElement {
  const out = element('button', { type: 'button', 'data-focus': `out ${id}` }, t('weigh.out'))
  out.setAttribute('aria-label', t('weigh.outOf', { plate }))
  out.addEventListener('click', async () => {
    const isOut = await weighing(out, message, () => ask('weighOut', { id }))
    if (isOut) document.getElementById('plate')?.focus()
  })
  const leave = () => {
    if (confirm(t('inside.ask', { plate }))) ask('leave', { id }).catch(warn)
  }
  return element(
    'div',
    { class: 'truck' },
    element(
      'div',
      { class: 'who' },
      element('b', {}, plate),
      element('small', {}, `${customerName} · ${product}`),
    ),
    element('div', { class: 'num' }, formatKg(kgIn), element('small', {}, formatTime(timeIn))),
    out,
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
    { class: 'truck' },
    element(
      'div',
      { class: 'who' },
      element('b', {}, plate || id),
      element('small', {}, formatTime(timeIn)),
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

interface HeadOptions {
  isNumber?: boolean
  unit?: HTMLElement
}

function table(items: readonly Item[]): HTMLElement {
  if (items.length === 0) return element('p', { class: 'empty' }, t('latest.empty'))
  const unit = () => element('span', { class: 'unit' }, ` (${t('unit.kg')})`)
  const head = (key: WordKey, { isNumber = false, unit }: HeadOptions = {}) =>
    element('th', { scope: 'col', class: isNumber ? 'num' : undefined }, t(key), unit)
  return element(
    'div',
    { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': t('latest.title') },
    element(
      'table',
      {},
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          head('latest.time'),
          head('weigh.plate'),
          head('latest.customer'),
          head('latest.in', { isNumber: true }),
          head('latest.out', { isNumber: true }),
          head('latest.net', { isNumber: true, unit: unit() }),
          head('latest.state'),
        ),
      ),
      element('tbody', {}, ...items.map(row)),
    ),
  )
}

function row({ plate, customerName, kgIn, kgOut, timeIn, timeOut, outcome }: Item): HTMLElement {
  const kg = (value: number | null) =>
    element('td', { class: 'num' }, value === null ? '–' : formatKg(value))
  return element(
    'tr',
    {},
    element('td', {}, formatTime(timeOut ?? timeIn)),
    element('td', {}, element('b', {}, plate)),
    element('td', { class: 'name', title: customerName }, customerName),
    kg(kgIn),
    kg(kgOut),
    kg(kgOut === null ? null : Math.round((kgIn - kgOut) * 100) / 100),
    element('td', {}, element('span', { class: `badge ${outcome}` }, t(`outcome.${outcome}`))),
  )
}
