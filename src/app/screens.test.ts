import { expect, test } from 'vitest'
import { mayCall, ROLES } from '../platform/roles.ts'
import { landing, screens } from './screens.tsx'

test('no address has two screens', () => {
  const paths = screens.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

test.each(ROLES)('an officer of role %i begins where they may be', (role) => {
  const begin = screens.find(({ path }) => path.replace(/\/\{.*/, '') === landing(role).to)
  expect(begin && mayCall(begin.roles, role)).toBe(true)
})

test('the menu has no screens that the officer may not open', () => {
  for (const { menu, roles } of screens)
    for (const role of menu?.roles ?? []) expect(mayCall(roles, role)).toBe(true)
})
