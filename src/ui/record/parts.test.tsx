import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { afterAll, expect, test, vi } from 'vitest'
import { createWords } from '../../platform/i18n.ts'
import { TickBar } from '../batch/TickBar.tsx'
import { Tabs } from '../Tabs.tsx'
import { words } from '../words.ts'
import { Age } from './Age.tsx'
import { Flags } from './Flag.tsx'

vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00+07:00'), toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())
const DAY = 86_400_000

/** What is drawn, and its text alone. */
function drawn(node: ReactNode) {
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={createWords(words)}>
      <MantineProvider>{node}</MantineProvider>
    </I18nextProvider>,
  )
  const text = markup.replace(/<style.*?<\/style>/gs, '').replace(/<[^>]*>/g, ' ')
  return { markup, text: text.replace(/\s+/g, ' ').trim() }
}

test.each([
  ['2026-11-21', 'วันนี้'],
  ['2026-11-20', 'เมื่อวาน'],
  ['2026-11-16', '5 วัน'],
  ['2026-11-21T11:02:00+07:00', '58 นาที'],
  ['2026-11-20T21:40:00+07:00', '14 ชม. 20 นาที'],
  ['2026-11-19T19:00:00+07:00', '1 วัน 17 ชม.'],
  ['2026-11-17T11:00:00+07:00', '4 วัน'],
])('since %s is %s', (since, age) => {
  expect(drawn(<Age since={since} limitMs={DAY} />).text).toBe(age)
})

test('an age is highlighted past its limit, and three whole days are not past three days', () => {
  const isLong = (since: string) =>
    drawn(<Age since={since} limitMs={3 * DAY} />).markup.includes('attention')
  expect([isLong('2026-11-18'), isLong('2026-11-17')]).toEqual([false, true])
})

test('of three flags two are shown, and that there is one more', () => {
  expect(drawn(<Flags flags={['A', 'B', 'C']} />).text).toBe('A B +1')
})

test('tabs say their counts, which one is chosen and which need a person', () => {
  const tabs = [
    { value: '', words: 'All', count: 37 },
    { value: 'look', words: 'Look first', count: 8, attention: true, apart: true },
  ]
  const { markup, text } = drawn(
    <Tabs label="Queue" tabs={tabs} value="look" onChange={() => {}} />,
  )
  expect(text).toBe('Queue All 37 Look first 8')
  expect(markup.match(/aria-pressed="(true|false)"/g)).toEqual([
    'aria-pressed="false"',
    'aria-pressed="true"',
  ])
  expect(markup.match(/<svg/g)).toHaveLength(1)
})

test('the tick bar says what is ticked, what it comes to and what is not in sight', () => {
  const bar = (
    <TickBar
      facts={['12 orders', '58 tickets']}
      sum="4,812,300.50"
      unseen={4}
      main={<button type="button">Go</button>}
      onClear={() => {}}
    />
  )
  expect(drawn(bar).text).toBe('เลือก 12 orders · 58 tickets · 4,812,300.50 ที่มองไม่เห็น 4 แถว Go')
})
