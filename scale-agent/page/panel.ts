import { FORMAT_NAMES } from '../indicator/format-names.ts'
import type { LiveWeight } from '../indicator/live-weight.ts'
import type { Standing } from '../queue/entries.ts'
import type { View } from '../view.ts'
import type { WordKey } from '../words.ts'
import { draw, h } from './element.ts'
import { formatKg, formatTime, t } from './language.ts'

export type Live = LiveWeight & { standing: Standing | null; detail?: string }

/** What stands on the bridge, in one word: by it the panel looks, and the button says what it does. */
export type Stage = 'fault' | 'empty' | 'moving' | 'ready' | 'done'

const CALM = ['stable', 'moving'] as const

export function stageOf({ state, kg, standing }: Live, minimumKg: number): Stage {
  if (!CALM.some((one) => one === state) || kg === null) return 'fault'
  if (standing) return 'done'
  if (kg < minimumKg) return 'empty'
  return state === 'stable' ? 'ready' : 'moving'
}

/** The weight and what it is: one state at a time, in a panel that keeps its size. */
export function drawPanel(panel: HTMLElement, live: Live, minimumKg: number, free: () => void) {
  const stage = stageOf(live, minimumKg)
  const { kg, standing } = live
  panel.className = `panel card row is-${stage}`
  draw(panel, [stage, live], () => [
    h(
      'div.words.column.secondary',
      { role: 'status' },
      h('strong', titleOf(live, stage)),
      h('span', ...wordsOf(live, stage)),
      standing && stage !== 'empty'
        ? h('button.accent', { type: 'button', onclick: free }, t('panel.gone'))
        : null,
    ),
    h('p.kg.num', kg === null ? '–' : formatKg(kg), h('small.small', t('unit.kg'))),
  ])
}

function titleOf({ state }: Live, stage: Stage): string {
  return t(stage === 'fault' ? `live.${state}` : (`panel.${stage}` as WordKey))
}

function wordsOf({ state, detail, sent, last, standing, kg }: Live, stage: Stage): string[] {
  if (stage === 'done' && standing)
    return [t('panel.doneOf', { plate: standing.plate, kg: formatKg(standing.kg) })]
  if (stage !== 'fault') return [t(`panel.${stage}.way` as WordKey)]
  const way = sent
    ? t(sent.key, 'format' in sent ? { format: FORMAT_NAMES[sent.format] } : {})
    : [t(`live.${state}.way`), detail].filter(Boolean).join(' ')
  if (!last || kg !== null) return [way]
  const before = t('panel.last', { kg: formatKg(last.kg), time: formatTime(last.at) })
  return [`${way} · ${before}`]
}

/** A part of the page, which shows what has changed. */
export interface Part {
  node: HTMLElement
  /** Stands on top of the lists. */
  aside?: HTMLElement
  show?(view: View): void
  showLive?(live: Live): void
  /** Called once it is on the page. */
  opened?(): void
}
