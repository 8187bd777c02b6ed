import { type Screen, screens } from '../../app/screens.tsx'
import { mayCall, ROLES, type Role } from '../../platform/roles.ts'
import type { SignedIn } from '../server.ts'
import type { BusyMill } from './busy-mill.ts'

const asked = process.env.CHANGED_SCREENS?.split(',').filter(Boolean) ?? []

/** The screens that `npm test -- --changed` found to have changed; otherwise all. */
export const changedScreens = asked.length
  ? screens.filter(({ path }) => asked.includes(path.replace(/\/(\{-)?\$.*$/, '')))
  : screens

/** The address of a screen; that of one order shows the draft of `mill`, that of one group its only one. */
export function addressOf({ path }: Screen, { draft, group }: Shown): string {
  return path
    .replace('/{-$poHeaderUUID}', '')
    .replace('$poHeaderUUID', draft)
    .replace('$productGroupUUID', group)
}

type Shown = Pick<BusyMill, 'draft' | 'group'>

/** Somebody who may open the screen and do most there; nobody where the screen is public. */
export function visitorOf({ roles }: Screen, officers: Record<Role, SignedIn>) {
  const role = ROLES.find((role) => mayCall(roles, role))
  return roles === 'public' || role === undefined ? undefined : officers[role]
}
