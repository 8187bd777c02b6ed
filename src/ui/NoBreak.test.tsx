import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoBreak } from './NoBreak.tsx'
import { words } from './words.ts'

test('another try is not broken in the middle of its words, nor a number at its hyphen; two plates are, after the stroke', () => {
  const drawn = renderToStaticMarkup(<NoBreak words={words['ui.noNetwork'].th} />)
  expect(drawn).toContain('<span class="unbroken">ลองใหม่</span>')
  expect(renderToStaticMarkup(<NoBreak words="80-1234" />)).toBe(
    '<span class="unbroken">80-1234</span>',
  )
  expect(renderToStaticMarkup(<NoBreak words="71-9104/71-9105 กระบี่" />)).toBe(
    '<span class="unbroken">71-9104/</span><wbr/><span class="unbroken">71-9105</span> กระบี่',
  )
})

test('a longer word, such as an e-mail address, may break', () => {
  const words = 'mGZgjylBYHmWsJNSwm6LVOmdXXN-bN8@mill.co.th'
  expect(renderToStaticMarkup(<NoBreak words={words} />)).toBe(words)
})
