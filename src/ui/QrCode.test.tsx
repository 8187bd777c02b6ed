import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCode } from './QrCode.tsx'

test('a code has its three finders and four modules of quiet around it', () => {
  const drawn = renderToStaticMarkup(<QrCode text="otpauth://totp/Palm" label="QR" />)
  const [, size] = /viewBox="0 0 (\d+) \1"/.exec(drawn)!.map(Number)
  const dark = new Set([...drawn.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${x} ${y}`))
  const at = [...dark].flatMap((one) => one.split(' ').map(Number))
  expect([Math.min(...at), Math.max(...at)]).toEqual([4, size! - 5])
  const far = size! - 11
  for (const [left, top] of [
    [4, 4],
    [far, 4],
    [4, far],
  ] as const) {
    const row = (y: number) =>
      Array.from({ length: 7 }, (_, x) => Number(dark.has(`${left + x} ${top + y}`))).join('')
    expect([0, 1, 2, 3, 4, 5, 6].map(row)).toEqual(
      '1111111 1000001 1011101 1011101 1011101 1000001 1111111'.split(' '),
    )
  }
})
