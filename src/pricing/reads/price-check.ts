import { setting } from '../../platform/setting.ts'

/** Whether prices wait for a second officer before they come into force. */
export const isCheckNeeded = setting(false)
