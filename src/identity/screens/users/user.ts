import type { Output } from '../../../platform/call.ts'
import { storedSession } from '../../../platform/client.ts'
import type { calls } from '../../contract.ts'

export type User = Output<typeof calls.getUsers>[number]

/** What a dialog about an officer is given. */
export interface UserDialogProps {
  user: User
  onClose: () => void
}

export function nameOf({ Name, Lastname }: Pick<User, 'Name' | 'Lastname'>): string {
  return `${Name} ${Lastname}`
}

/** Whether it is the officer who looks. */
export function isOneself({ UUID }: Pick<User, 'UUID'>): boolean {
  return storedSession()?.officer.UUID === UUID
}
