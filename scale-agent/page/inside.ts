import type { View } from '../view.ts'
import { ask, askReason } from './ask.ts'
import { button, h } from './element.ts'
import { formatKg, formatTime, t } from './language.ts'

/** A press takes the truck's plate into the form: there it is weighed out. */
export function truckRow(
  { id, plate, customerName, kgIn, timeIn, refusal }: View['inside'][number],
  warn: (error: Error) => void,
): HTMLElement {
  const choose = () => {
    const input = document.querySelector<HTMLInputElement>('#plate')
    if (!input) return
    input.value = plate
    input.dataset.truck = id
    input.dispatchEvent(new Event('input'))
    document.querySelector<HTMLElement>('.form button.main')?.focus()
  }
  const voidIt = async () => {
    const reason = await askReason(t('void.of', { plate }), t('void.verb'))
    if (!reason) return
    // A second Enter is not to open the dialog again.
    document.querySelector<HTMLElement>('#plate')?.focus()
    ask('void', { id, reason }).catch(warn)
  }
  return h(
    'div.truck.row.topped',
    button('who.fill', choose, [h('b', plate), h('small.small', `${id} · ${customerName}`)], {
      focus: `out ${id}`,
      label: t('weigh.outOf', { plate }),
    }),
    h('span.secondary', formatTime(timeIn)),
    h('span.num', formatKg(kgIn)),
    button('accent', voidIt, t('void.verb'), {
      focus: `void ${id}`,
      label: t('void.of', { plate }),
    }),
    refusal === null ? null : refusalRow({ id, plate, refusal }, warn),
  )
}

/** Why a weigh-in was not voided, until somebody has seen it. A truck that has left is taken off the list here. */
function refusalRow(
  { id, plate, refusal }: { id: string; plate: string; refusal: string },
  warn: (error: Error) => void,
): HTMLElement {
  const dismiss = () => ask('seeVoid', { id }).catch(warn)
  const leave = () => {
    if (confirm(t('inside.ask', { plate }))) ask('leave', { id }).catch(warn)
  }
  return h(
    'div.refusal.row',
    { role: 'alert' },
    h('p.reason.fill.attention', refusal),
    button('accent', leave, t('inside.leave', { plate }), { focus: `leave ${id}` }),
    button('secondary', dismiss, t('refused.dismiss'), { focus: `seen ${id}` }),
  )
}

/** A weigh-in that is voided here, and not yet at the server: until then that can be taken back. */
export function voidingRow(
  { id, plate, timeIn, kgIn, reason }: View['voiding'][number],
  warn: (error: Error) => void,
): HTMLElement {
  const takeBack = () => ask('takeVoidBack', { id }).catch(warn)
  return h(
    'div.truck.row.topped.wide',
    h('div.fill', h('b', h('s', plate)), h('small.small', `${id} · ${reason}`)),
    h('span.secondary', formatTime(timeIn)),
    h('span.num', formatKg(kgIn)),
    h('span.badge.medium', t('void.waiting')),
    button('accent', takeBack, t('void.back'), {
      focus: `back ${id}`,
      label: t('void.backOf', { plate }),
    }),
  )
}
