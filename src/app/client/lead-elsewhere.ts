import { type Address, addresses } from '../../platform/addresses.ts'
import { mayCall } from '../../platform/roles.ts'
import type { StoredSession } from '../../platform/session.ts'
import type { Screen } from '../screens.tsx'

interface Elsewhere {
  to: Address | { to: '/' }
  /** What is said there, which may name the screen. */
  why?: 'auth.needSignIn' | 'auth.screenForbidden'
}

/**
 * Where whoever asks for `screen` at the address `from` is led instead: a visitor to sign in, an officer to where they
 * begin, or to what they have to set first. Undefined where the table of screens lets them in.
 */
export function leadElsewhere(
  { name, roles }: Pick<Screen, 'name' | 'roles'>,
  session: StoredSession | undefined,
  from: string,
): Elsewhere | undefined {
  const isOfficersOwn = name === 'newPassword' || name === 'secondFactor'
  if (session ? name === 'signIn' : isOfficersOwn) return { to: { to: '/' } }
  if (roles === 'public') return undefined
  if (session?.hasTemporaryPassword) return { to: addresses.newPassword({ from }) }
  if (session?.needsSecondFactor) return { to: addresses.secondFactor({ from }) }
  if (mayCall(roles, session?.role)) return undefined
  if (session) return { to: { to: '/' }, why: 'auth.screenForbidden' }
  return { to: addresses.signIn({ from }), why: 'auth.needSignIn' }
}
