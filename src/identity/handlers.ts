import type { Handlers } from '../platform/handlers.ts'
import { isMailEnabled } from '../platform/mail.ts'
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
  signout: async (_, ctx) => {
    await signOut(ctx)
    return {}
  },
  checkSession: async (_, ctx) => ({ ExpiresAt: await currentExpiry(ctx.sessionHash) }),
  getOfficer: async (_, ctx) => {
    const record = await officerRecord(ctx.officer.id)
    return { ...record, Roles: ctx.officer.role }
  },
  getPreferences: (_, ctx) => preferencesOf(ctx.officer.id),
  savePreferences,
  getUsers: (_, ctx) => listUsers(ctx.officer.role, ctx.now),
  saveUser,
  updatePassword,
  deactivate,
  activate,
  endSessions,
  getUserHistory: ({ UUID }, ctx) => userHistory(UUID, ctx.officer.role),
  getResetWay: async () => ({ Mail: isMailEnabled() }),
  requestPasswordReset,
  resetPassword,
}
