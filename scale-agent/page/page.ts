import type { View } from '../view.ts'
import { draw, h } from './element.ts'
import { language, setLanguage, t } from './language.ts'
import { listsPart } from './lists.ts'
import type { Live, Part } from './panel.ts'
import { settingsPart } from './settings-form.ts'
import { statusPart } from './status.ts'
import { weighPart } from './weigh.ts'

const root = document.getElementById('root')!
let view: View | undefined
let live: Live | undefined
let parts: Part[] = []

/** Builds the page anew: at its start, in another language, and between weighing and settings. */
function build(): void {
  setLanguage(language())
  document.title = `${t('page.title')} | Palm Scale System`
  const isSettings = location.hash === '#settings'
  const bar = drawBar({ isSettings, otherLanguage: () => switchLanguage() })
  const others = isSettings ? [statusPart(), settingsPart()] : weighingParts()
  parts = [bar, ...others]
  const gone = h('p.gone.attention', { role: 'alert', id: 'gone', hidden: true }, t('page.gone'))
  const main = h('main', { class: isSettings ? 'scrolls' : 'weighing' })
  main.append(...others.map(({ node }) => node))
  root.replaceChildren(bar.node, gone, main)
  showAll()
  for (const part of others) part.opened?.()
}

function weighingParts(): Part[] {
  const weigh = weighPart()
  return [weigh, listsPart(weigh.aside)]
}

function switchLanguage(): void {
  setLanguage(language() === 'th' ? 'en' : 'th')
  build()
}

function showAll(): void {
  for (const part of parts) {
    if (view) part.show?.(view)
    if (live) part.showLive?.(live)
  }
}

/** The view comes again every ten seconds. */
const SILENT_MS = 20_000

function listen(): void {
  const events = new EventSource('/events')
  let silence: ReturnType<typeof setTimeout> | undefined
  const setGone = (isGone: boolean) => {
    document.getElementById('gone')!.hidden = !isGone
    if (!isGone || !live) return
    // Without the program no weight is live.
    live = { state: 'gone', kg: null, standing: null }
    showAll()
  }
  const hear = () => {
    clearTimeout(silence)
    silence = setTimeout(() => setGone(true), SILENT_MS)
    setGone(false)
  }
  events.onopen = hear
  events.onerror = () => setGone(true)
  events.addEventListener('view', ({ data }) => {
    hear()
    view = JSON.parse(data)
    showAll()
  })
  events.addEventListener('live', ({ data }) => {
    hear()
    live = JSON.parse(data)
    showAll()
  })
}

function followScheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const set = () => {
    document.documentElement.dataset.mantineColorScheme = dark.matches ? 'dark' : 'light'
  }
  dark.addEventListener('change', set)
  set()
}

interface Bar {
  isSettings: boolean
  otherLanguage(): void
}

const HEAD_FAULTS: readonly string[] = ['off', 'gone', 'away', 'silent', 'unreadable']

/** The line on top: which bridge this is, whether indicator and sending go, the time, and the way to the settings. */
function drawBar({ isSettings, otherLanguage }: Bar) {
  const name = h('h1', t('page.title'))
  const states = h('div.states.text.secondary', { role: 'group', 'aria-label': t('page.states') })
  const clock = h('b.num')
  const node = h(
    'header.bar.row.ruled.unbroken',
    h('b.mark.accent', 'Palm Scale'),
    name,
    states,
    clock,
    h('button.secondary', { type: 'button', onclick: otherLanguage }, t('page.language')),
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
  return h('span', { class: isWrong ? 'attention medium' : undefined }, sign, text)
}

followScheme()
build()
listen()
addEventListener('hashchange', build)
