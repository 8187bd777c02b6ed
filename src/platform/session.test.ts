import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetOthers, inSession, keepOnly, storeInSession, storeSession } from './session.ts'

const ANSWER = {
  session: 'token',
  Name: '',
  Lastname: '',
  Roles: 50,
  ExpiresAt: '2569-11-28',
  TemporaryPassword: false,
  SecondFactorNeeded: false,
} as const
const OF_SESSION = ['I18N_LANGUAGE', 'officer', 'roles', 'session', 'session_officer']

beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, new FakeStorage())
  localStorage.setItem('I18N_LANGUAGE', 'th')
})
afterEach(() => vi.unstubAllGlobals())

test('whoever signs in finds what they typed and what cut their batches short, and nothing of anybody else', () => {
  for (const key of ['draft:somsri:order', 'draft:somchai:order', 'email', 'palm-scale-theme'])
    localStorage.setItem(key, '{}')
  for (const key of ['cutBatches:somsri', 'cutBatches:somchai']) sessionStorage.setItem(key, '[]')
  storeInSession({ Theme: 'dark' })
  forgetOthers()
  expect(keys(localStorage)).toContain('draft:somchai:order')
  storeSession({ ...ANSWER, UUID: 'somsri' })
  expect(keys(localStorage)).toEqual(['draft:somsri:order', ...OF_SESSION].toSorted())
  expect(keys(sessionStorage)).toEqual(['cutBatches:somsri'])
  expect(inSession().Theme).toBeUndefined()
})

test('nothing but the language stays of who logged out', () => {
  storeSession({ ...ANSWER, UUID: 'somsri' })
  localStorage.setItem('draft:somsri:order', '{}')
  sessionStorage.setItem('cutBatches:somsri', '[]')
  keepOnly('I18N_LANGUAGE')
  expect([keys(localStorage), keys(sessionStorage)]).toEqual([['I18N_LANGUAGE'], []])
})

function keys(store: Storage): string[] {
  return Object.keys(store).toSorted()
}

/** A browser's storage, whose names are its own. */
class FakeStorage {
  getItem(name: string): string | null {
    return (Reflect.get(this, name) as string | undefined) ?? null
  }
  setItem(name: string, text: string): void {
    Reflect.set(this, name, text)
  }
  removeItem(name: string): void {
    Reflect.deleteProperty(this, name)
  }
}
