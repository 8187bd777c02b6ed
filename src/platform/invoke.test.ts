import { afterEach, expect, test, vi } from 'vitest'
import { words } from '../ui/words.ts'
import type { Call } from './call.ts'
import { type CallError, invoke, saveFile } from './invoke.ts'

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

test('what only reads and gets no answer says nothing of saving, what changes something does', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const codeOf = (call: object) => invoke(call as Call, {}).catch((error: CallError) => error.code)
  expect(await codeOf({ path: 'report/Palm', kind: 'read' })).toBe('ui.noNetwork')
  expect(await codeOf({ path: 'po/evaluate', kind: 'change' })).toBe('sys.networkUnsure')
  expect(words['ui.noNetwork'].th).not.toContain('บันทึก')
})
