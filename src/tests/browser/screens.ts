import type { Screen } from '../../app/screens.tsx'
import { mayCall, ROLES, type Role } from '../../platform/roles.ts'
import type { SignedIn } from '../server.ts'

/** The address of a screen; that of one order shows `order`. */
export function addressOf({ path }: Screen, order: string): string {
  return path.replace('/{-$poHeaderUUID}', '').replace('$poHeaderUUID', order)
}

/** Somebody who may open the screen and do most there; nobody where the screen is public. */
export function visitorOf({ roles }: Screen, officers: Record<Role, SignedIn>) {
  const role = ROLES.find((role) => mayCall(roles, role))
  return roles === 'public' || role === undefined ? undefined : officers[role]
}
