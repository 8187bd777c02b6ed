import type { View } from '../view.ts'
import { ask, Refused } from './ask.ts'
import { draw, h } from './element.ts'
import { formatTime, t } from './language.ts'
import type { Part } from './panel.ts'

/** The line of facts: how sending goes, what waits, the clock, the folder; and the test of the connection. */
export function statusPart(): Part {
  const facts = h('dl.facts')
  const tested = h('span.tested.text', { role: 'status' })
  const test = async () => {
    tested.textContent = t('connection.asking')
    tested.textContent = await testConnection()
  }
  const button = h('button', { type: 'button', onclick: test }, t('connection.test'))
  const node = h('section.status.row.ruled', { 'aria-label': t('connection.title') })
  node.append(facts, tested, button)
  return {
    node,
    show: (view) => {
      const { connection, clock, damaged, waiting, refusedCount, folder } = view
      const minutes = clock.isWrong ? Math.round((clock.offsetMs ?? 0) / 60_000) : 0
      const of = [
        connection,
        minutes,
        clock.offsetMs === null,
        damaged,
        waiting,
        refusedCount,
        folder,
      ]
      draw(facts, of, () => drawFacts(view, minutes))
    },
  }
}

async function testConnection(): Promise<string> {
  try {
    const result = await ask<{ fault?: View['connection']['state']; detail?: string }>('test')
    if (!result.fault) return t('connection.good')
    // Of a wrong token the server says the same.
    const detail = result.fault === 'revoked' ? '' : (result.detail ?? '')
    return `${t(`connection.${result.fault}`)} ${detail}`
  } catch (error) {
    return error instanceof Refused ? error.message : `${error}`
  }
}

function drawFacts(view: View, minutes: number): HTMLElement[] {
  const { connection, clock, damaged, waiting, refusedCount, folder } = view
  const isGood = connection.state === 'connected' || connection.state === 'asking'
  const last =
    connection.lastAnswer && `${t('connection.last')} ${formatTime(connection.lastAnswer)}`
  return [
    fact(t('connection.title'), t(`connection.${connection.state}`), {
      isWrong: !isGood,
      more: isGood ? undefined : last,
    }),
    fact(t('connection.waiting'), `${waiting}`),
    fact(t('connection.refused'), `${refusedCount}`, { isWrong: refusedCount > 0 }),
    fact(t('clock.title'), clockWords(clock.offsetMs, minutes), { isWrong: minutes !== 0 }),
    ...(folder
      ? [
          fact(
            t('folder.title'),
            folder.fault
              ? t('folder.fault', { code: folder.fault })
              : t('folder.files', { n: folder.files }),
            { isWrong: folder.fault !== undefined },
          ),
        ]
      : []),
    ...(damaged > 0 ? [fact('', t('queue.damaged', { n: damaged }), { isWrong: true })] : []),
  ]
}

function clockWords(offsetMs: number | null, minutes: number): string {
  if (offsetMs === null) return t('clock.unknown')
  if (minutes === 0) return t('clock.right')
  const time = t('clock.minutes', { n: Math.abs(minutes) })
  return t(minutes > 0 ? 'clock.ahead' : 'clock.behind', { time })
}

interface FactOptions {
  isWrong?: boolean
  more?: string
}

function fact(label: string, value: string, { isWrong, more }: FactOptions = {}): HTMLElement {
  return h(
    'div',
    h('dt.small', label),
    h(`dd.text.medium${isWrong ? '.attention' : ''}`, value, more ? h('small.small', more) : null),
  )
}
