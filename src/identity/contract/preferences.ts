import { z } from 'zod'
import { change, noInput, read } from '../../platform/call.ts'

const LISTS = 50
const COLUMNS = 50
/** What the screens call a list or a column: a word of theirs, never shown. */
const screenName = z.string().regex(/^[a-z][\w.-]{0,59}$/i)
/** The columns that an officer chose to see, by list; a list that is not named shows its own choice. */
const columns = z
  .record(screenName, z.array(screenName).min(1).max(COLUMNS))
  .refine((lists) => Object.keys(lists).length <= LISTS)

/** The rows of a page, by list. */
const pageSizes = z
  .record(screenName, z.literal([10, 20, 30, 40, 50, 100]))
  .refine((lists) => Object.keys(lists).length <= LISTS)
/** The frame around the screens: the place of the menu, the width, and how the bars look. */
export const layout = z.strictObject({
  Menu: z.enum(['vertical', 'horizontal']),
  Width: z.enum(['fluid', 'boxed', 'scrollable']),
  TopBar: z.enum(['light', 'dark']),
  SideBar: z.enum(['light', 'dark']),
  SideBarSize: z.enum(['default', 'compact', 'icon']),
})

export type Layout = z.output<typeof layout>

/** What officers set for themselves; what they never set is left to the browser. */
const preferences = z.strictObject({
  Language: z.enum(['th', 'en']).optional(),
  Theme: z.enum(['light', 'dark', 'auto']).optional(),
  Density: z.enum(['compact', 'roomy']).optional(),
  Columns: columns.optional(),
  PageSizes: pageSizes.optional(),
  Layout: layout.optional(),
  /** A digest each morning, and at once that an order of theirs was rejected. */
  NoticesByMail: z.boolean().optional(),
})
export type Preferences = z.output<typeof preferences>

export const calls = {
  getPreferences: read({
    path: 'profile/getPreferences',
    roles: 'signed-in',
    input: noInput,
    output: preferences,
    errors: [],
  }),
  /** Changes what is sent and leaves the rest; answers all of them. */
  savePreferences: change({
    path: 'profile/savePreferences',
    roles: 'signed-in',
    input: preferences,
    output: preferences,
    errors: [],
  }),
}
