import type { View } from '../view.ts'
import { drawBar } from './bar.ts'
import { h } from './element.ts'
import { language, setLanguage, t } from './language.ts'
import { listsPart } from './lists.ts'
import type { Live } from './panel.ts'
import type { Part } from './part.ts'
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
  const main = h('main', { class: isSettings ? 'settings' : 'weighing' })
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

followScheme()
build()
listen()
addEventListener('hashchange', build)
