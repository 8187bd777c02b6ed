import type { View } from '../view.ts'
import { draw, h } from './element.ts'
import { language, t } from './language.ts'
import type { Live } from './panel.ts'

interface Bar {
  isSettings: boolean
  otherLanguage(): void
}

const HEAD_FAULTS: readonly string[] = ['off', 'gone', 'away', 'silent', 'unreadable']

/** The line on top: which bridge this is, whether indicator and sending go, the time, and the way to the settings. */
export function drawBar({ isSettings, otherLanguage }: Bar) {
  const name = h('h1', t('page.title'))
  const states = h('div.states', { role: 'group', 'aria-label': t('page.states') })
  const clock = h('b.num')
  const node = h(
    'header.bar.row',
    h('b.mark.accent', 'Palm Scale'),
    name,
    states,
    clock,
    h('button.quiet', { type: 'button', onclick: otherLanguage }, t('page.language')),
    h(
      'a.accent',
      { href: isSettings ? '#weigh' : '#settings' },
      t(isSettings ? 'page.weigh' : 'page.settings'),
    ),
  )
  let view: View | undefined
  let live: Live | undefined
  const show = () => {
    if (!view) return
    const { connection, waiting, refusedCount, hasIndicator, printer } = view
    name.textContent = view.operator || t('page.title')
    const isHeadWrong = !live || HEAD_FAULTS.includes(live.state)
    const isSending = connection.state === 'connected' || connection.state === 'asking'
    draw(states, [hasIndicator, isHeadWrong, isSending, waiting, refusedCount, printer], () => [
      hasIndicator ? state(t(isHeadWrong ? 'head.away' : 'head.here'), isHeadWrong) : null,
      state(t(isSending ? 'sending.good' : 'sending.away', { n: waiting }), !isSending),
      printer === 'unknown' ? null : state(t(`printer.${printer}`), printer !== 'ready'),
      refusedCount > 0 ? state(t('sending.refused', { n: refusedCount }), true) : null,
    ])
    const offset = view.clock.isWrong ? (view.clock.offsetMs ?? 0) : 0
    clock.textContent = timeOf(new Date(Date.now() - offset))
  }
  return {
    node,
    show(next: View) {
      view = next
      show()
    },
    showLive(next: Live) {
      live = next
      show()
    },
  }
}

function timeOf(at: Date): string {
  const time = at.toLocaleTimeString('en-GB', {
    timeZone: 'Asia/Bangkok',
    hour: '2-digit',
    minute: '2-digit',
  })
  return language() === 'th' ? `${time} น.` : time
}

function state(text: string, isWrong: boolean): HTMLElement {
  const sign = isWrong ? h('b', '! ') : h('b.accent', '✓ ')
  return h('span', { class: isWrong ? 'attention' : undefined }, sign, text)
}
