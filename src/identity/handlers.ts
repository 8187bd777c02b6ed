import type { Handlers } from '../platform/handlers.ts'
import { isMailEnabled } from '../platform/mail.ts'
import type { calls } from './contract.ts'
import { listUsers, userHistory } from './reads/users.ts'
import { currentExpiry, officerRecord, ownFactor, preferencesOf, sessionsOf } from './reads.ts'
import {
  activate,
  deactivate,
  endSessions,
  resetFactor,
  updatePassword,
} from './writes/manage-user.ts'
import { deleteView, savePreferences, saveView } from './writes/preferences.ts'
import { changePassword, endSession, saveName } from './writes/profile.ts'
import { requestPasswordReset, resetPassword } from './writes/reset-password.ts'
import { saveUser } from './writes/save-user.ts'
import { beginFactor, confirmFactor, removeFactor } from './writes/second-factor.ts'
import { signIn, signOut } from './writes/sign-in.ts'

export const handlers: Handlers<typeof calls> = {
  signin: signIn,
  signout: (_, ctx) => signOut(ctx),
  checkSession: (_, ctx) => currentExpiry(ctx.sessionHash),
  getOfficer: (_, ctx) => officerRecord(ctx.officer.id),
  saveName,
  changePassword,
  getSessions: (_, ctx) => sessionsOf(ctx.officer.id, ctx.sessionHash, ctx.now),
  endSession,
  getPreferences: (_, ctx) => preferencesOf(ctx.officer.id),
  savePreferences,
  saveView,
  deleteView,
  getUsers: (_, ctx) => listUsers(ctx.officer.role, ctx.now),
  saveUser,
  updatePassword,
  resetFactor,
  getFactor: (_, ctx) => ownFactor(ctx.officer),
  beginFactor,
  confirmFactor,
  removeFactor,
  deactivate,
  activate,
  endSessions,
  getUserHistory: ({ UUID }, ctx) => userHistory(UUID, ctx.officer.role),
  getResetWay: async () => ({ Mail: isMailEnabled() }),
  requestPasswordReset,
  resetPassword,
}
