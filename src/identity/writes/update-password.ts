import type { OfficerAct } from '../../platform/act.ts'
import { audit } from '../../platform/audit.ts'
import { transaction } from '../../platform/db.ts'
import { lockUser } from './lock-user.ts'
import { keepPassword } from './passwords.ts'
import { setPassword } from './set-password.ts'

/** Sets an officer's password to what the browser made of it. Refuses `user.notFound` and `user.above`. */
export function updatePassword(
  { UUID, Password }: { UUID: string; Password: string },
  act: OfficerAct,
) {
  return transaction(async () => {
    const kept = await keepPassword(Password)
    const { values } = await lockUser(UUID, act)
    await setPassword({ id: UUID, email: values.Email }, kept, act)
    await audit(act, { action: 'officer.password', entity: 'officer', id: UUID })
    return {}
  })
}
