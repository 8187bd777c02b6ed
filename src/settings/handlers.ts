import type { Handlers } from '../platform/handlers.ts'
import type { calls } from './contract.ts'
import { settings } from './reads/settings.ts'
import { saveSetting } from './writes/save-setting.ts'

export const handlers: Handlers<typeof calls> = { getSettings: settings, saveSetting }
