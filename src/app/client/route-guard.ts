import { redirect } from '@tanstack/react-router'
import type { calls } from '../../moving-in/contract.ts'
import { type Address, addresses } from '../../platform/addresses.ts'
import type { CallAddress } from '../../platform/call.ts'
import { invoke, mayOpen, storedSession } from '../../platform/client.ts'
import type { Role } from '../../platform/roles.ts'
import { showNotice } from '../../ui/toasts.tsx'
import { landing, type Screen } from '../screens.tsx'
import { leadElsewhere } from './lead-elsewhere.ts'
import { words } from './words.ts'

/** Lets in whom the table of screens allows, and leads everybody else away with a sentence that says why. */
export function guard(screen: Screen, href: string): void {
  const elsewhere = leadElsewhere(screen, storedSession(), href)
  if (!elsewhere) return
  if (elsewhere.why) showNotice(words.t(elsewhere.why, { screen: words.t(screen.title) }))
  throw redirect(elsewhere.to)
}

/** An address that no screen has leads to the beginning, with a sentence that says so. */
export function redirectUnknown({ pathname }: { pathname: string }): Promise<never> {
  showNotice(words.t('ui.noSuchScreen', { address: pathname }))
  return redirectHome()
}

/** The root leads an officer to where they begin, and a visitor to sign in. */
export async function redirectHome(): Promise<never> {
  const role = storedSession()?.role
  const first = role === undefined ? addresses.signIn() : await beginning(role)
  throw redirect({ ...first, replace: true })
}

const GET_STEPS: CallAddress = { path: 'movingIn/GetSteps', kind: 'read' }
const WAIT_MS = 3000
/** A mill that has an order is not asked again by this window. */
let isMovedIn = false

/** Where an officer of `role` begins: in a mill without an order on the page that leads to one, if that is theirs. */
async function beginning(role: Role): Promise<Address> {
  if (isMovedIn || !mayOpen('movingIn')) return landing(role)
  try {
    const signal = AbortSignal.timeout(WAIT_MS)
    isMovedIn = (await invoke<typeof calls.getSteps>(GET_STEPS, {}, { signal })).MovedIn
    return isMovedIn ? landing(role) : addresses.movingIn()
  } catch {
    return landing(role)
  }
}
