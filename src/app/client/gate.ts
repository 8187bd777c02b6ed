import { redirect } from '@tanstack/react-router'
import { storedSession } from '../../platform/client.ts'
import { mayCall, type Role } from '../../platform/roles.ts'
import { failed } from '../../ui/toasts.tsx'
import { landing, type Screen, SIGN_IN } from '../screens.tsx'
import { words } from './words.ts'

/** Whether an officer of `role` (undefined: a visitor) may open `screen`. */
export function mayOpen(screen: Pick<Screen, 'roles'>, role: Role | undefined): boolean {
  return screen.roles === 'signed-in' ? role !== undefined : mayCall(screen.roles, role)
}

/** Lets in whom the table of screens allows; a visitor goes to sign in, an officer to where they begin. */
export function guard(screen: Screen, href: string): void {
  const role = storedSession()?.role
  if (mayOpen(screen, role)) return
  if (role === undefined) {
    failed(words.t('auth.needSignIn'))
    throw redirect({ to: SIGN_IN, search: { from: href } as never })
  }
  failed(words.t('auth.gate', { screen: words.t(screen.title) }))
  throw redirect({ to: '/' })
}

/** The root, and every address that no screen has. */
export function toBeginning(): never {
  const role = storedSession()?.role
  throw redirect({ to: role === undefined ? SIGN_IN : landing(role), replace: true })
}
