import { expect, test } from 'vitest'
import { mayCall, ROLES } from '../../platform/roles.ts'
import type { StoredSession } from '../../platform/session.ts'
import { screens } from '../screens.tsx'
import { leadElsewhere } from './lead-elsewhere.ts'

const FROM = '/Controller/po?state=S'
const session = (facts: Partial<StoredSession>) => facts as StoredSession
const inside = screens.filter(({ roles }) => roles !== 'public')
const named = (name: string) => screens.find((screen) => screen.name === name)!

test.each(ROLES)(
  'an officer of role %i is let in where the table allows, and else to their beginning',
  (role) => {
    for (const screen of inside) {
      const forbidden = { to: { to: '/' }, why: 'auth.screenForbidden' }
      const expected = mayCall(screen.roles, role) ? undefined : forbidden
      expect(leadElsewhere(screen, session({ role }), FROM), screen.path).toEqual(expected)
    }
  },
)

test('a visitor signs in first, and comes back to where they wanted to go', () => {
  for (const screen of inside) {
    expect(leadElsewhere(screen, undefined, FROM), screen.path).toMatchObject({
      to: { to: named('signIn').path, search: { from: FROM } },
      why: 'auth.needSignIn',
    })
  }
})

test.each([
  ['a temporary password', { hasTemporaryPassword: true }, 'newPassword'],
  ['a second factor to be set up', { needsSecondFactor: true }, 'secondFactor'],
])('an officer with %s is led there from every screen', (_, facts, name) => {
  for (const screen of inside) {
    const elsewhere = leadElsewhere(screen, session({ role: 0, ...facts }), FROM)
    expect(elsewhere, screen.path).toMatchObject({ to: { to: named(name).path } })
    expect(elsewhere?.why).toBeUndefined()
  }
  expect(leadElsewhere(named(name), session({ role: 0, ...facts }), FROM)).toBeUndefined()
})

test('who is signed in does not sign in again, and nobody else sets a password or factor', () => {
  const beginning = { to: { to: '/' } }
  expect(leadElsewhere(named('signIn'), session({ role: 52 }), FROM)).toEqual(beginning)
  expect(leadElsewhere(named('signIn'), undefined, FROM)).toBeUndefined()
  for (const name of ['newPassword', 'secondFactor']) {
    expect(leadElsewhere(named(name), undefined, FROM)).toEqual(beginning)
  }
})
