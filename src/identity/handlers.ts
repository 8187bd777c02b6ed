import type { Handlers } from '../platform/handlers.ts'
import { sendsMail } from '../platform/mail.ts'
import type { calls } from './contract.ts'
import { listUsers, userHistory } from './reads/users.ts'
import { currentExpiry, officerRecord, preferencesOf } from './reads.ts'
import { activate, deactivate, endSessions } from './writes/activity.ts'
import { savePreferences } from './writes/preferences.ts'
import { requestPasswordReset, resetPassword } from './writes/reset-password.ts'
import { saveUser } from './writes/save-user.ts'
import { signIn, signOut } from './writes/sign-in.ts'
import { updatePassword } from './writes/update-password.ts'

export const handlers: Handlers<typeof calls> = {
  signin: signIn,
  signout: async (_, act) => {
    await signOut(act)
    return {}
  },
  checkSession: async (_, act) => ({ ExpiresAt: await currentExpiry(act.sessionHash) }),
  getOfficer: async (_, act) => {
    const record = await officerRecord(act.officer.id)
    return { ...record, Roles: act.officer.role }
  },
  getPreferences: (_, act) => preferencesOf(act.officer.id),
  savePreferences,
  getUsers: (_, act) => listUsers(act.officer.role, act.now),
  saveUser,
  updatePassword,
  deactivate,
  activate,
  endSessions,
  getUserHistory: ({ UUID }, act) => userHistory(UUID, act.officer.role),
  getResetWay: async () => ({ Mail: sendsMail() }),
  requestPasswordReset,
  resetPassword,
}
