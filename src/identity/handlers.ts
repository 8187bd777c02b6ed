import type { Handlers } from '../platform/handlers.ts'
import type { calls } from './contract.ts'
import { currentExpiry, officerRecord, preferencesOf } from './reads.ts'
import { savePreferences } from './writes/preferences.ts'
import { signIn, signOut } from './writes/sign-in.ts'

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
}
