import { afterEach, expect, test, vi } from 'vitest'
import { saveFile } from './invoke.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the link to a file is released ten seconds after it was saved', () => {
  vi.useFakeTimers()
  const link = { href: '', download: '', click: vi.fn() }
  vi.stubGlobal('document', { createElement: () => link })
  const released = vi.spyOn(URL, 'revokeObjectURL')
  saveFile('report.pdf', new Blob(['%PDF']))
  expect(link.click).toHaveBeenCalledOnce()
  expect(link).toMatchObject({ href: expect.stringMatching(/^blob:/), download: 'report.pdf' })
  vi.advanceTimersByTime(8000)
  expect(released).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2500)
  expect(released).toHaveBeenCalledExactlyOnceWith(link.href)
})
