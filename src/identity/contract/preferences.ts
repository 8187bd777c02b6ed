import { z } from 'zod'
import { change, read, text } from '../../platform/call.ts'
import { messageKey } from '../../platform/catalogue.ts'
import { PAGE_SIZES } from '../../platform/page-sizes.ts'

const LISTS = 50
const COLUMNS = 50
const MAX_VIEW_NAME = 60
/** What the screens call a list or a column: a word of theirs, never shown. */
const screenName = z.string().regex(/^[a-z][\w.-]{0,59}$/i)
const byList = <T extends z.ZodType>(value: T) =>
  z.record(screenName, value).refine((lists) => Object.keys(lists).length <= LISTS)
const columns = z.array(screenName).min(1).max(COLUMNS)
/** What stands around the screens: the place of the menu, the width, and how the bars look. */
export const layout = z.strictObject({
  Menu: z.enum(['vertical', 'horizontal']),
  Width: z.enum(['fluid', 'boxed', 'scrollable']),
  TopBar: z.enum(['light', 'dark']),
  SideBar: z.enum(['light', 'dark']),
  SideBarSize: z.enum(['default', 'compact', 'icon']),
})

export type Layout = z.output<typeof layout>

/** What officers set for themselves; what they never set is as usual. */
const preferences = z.strictObject({
  Language: z.enum(['th', 'en']).optional(),
  Theme: z.enum(['light', 'dark', 'auto']).optional(),
  Density: z.enum(['compact', 'roomy']).optional(),
  /** Those that the officer chose to see; a list that is not named shows its own choice. */
  Columns: byList(columns).optional(),
  /** The rows of a page. */
  PageSizes: byList(z.literal(PAGE_SIZES)).optional(),
  Layout: layout.optional(),
  /** A digest each morning, and at once that an order of theirs was rejected. */
  NoticesByMail: z.boolean().optional(),
})
export type Preferences = z.output<typeof preferences>

/** The name of a saved view, as its officer gives it. */
const viewName = text(MAX_VIEW_NAME).min(1, { error: messageKey('v.viewName') })

/** A list as an officer wants to find it again: what its address says, and the columns of one table, if they chose any. */
export const savedView = z.strictObject({
  Name: viewName,
  Search: z
    .string()
    .max(2000)
    .regex(/^(\?[^#\s]*)?$/),
  Table: screenName.optional(),
  Shown: columns.optional(),
})
export type SavedView = z.output<typeof savedView>

/** The views of an officer by list, in the order in which they were saved. */
const views = z.record(screenName, z.array(savedView))
export type Views = z.output<typeof views>

const kept = preferences.extend({ Views: views.optional() })
export type KeptPreferences = z.output<typeof kept>

export const calls = {
  getPreferences: read({
    path: 'profile/getPreferences',
    roles: 'signed-in',
    output: kept,
  }),
  /** Changes what is sent and leaves the rest; answers all of them. */
  savePreferences: change({
    path: 'profile/savePreferences',
    roles: 'signed-in',
    input: preferences,
    output: kept,
    errors: ['profile.preferencesFull'],
  }),
  /** Keeps a view under a name; with `Former` in place of the view of that name. Answers all of them. */
  saveView: change({
    path: 'profile/saveView',
    roles: 'signed-in',
    input: savedView.extend({ List: screenName, Former: viewName.optional() }),
    output: views,
    errors: ['view.nameTaken', 'view.tooMany', 'view.notFound', 'profile.preferencesFull'],
  }),
  deleteView: change({
    path: 'profile/deleteView',
    roles: 'signed-in',
    input: z.strictObject({ List: screenName, Name: viewName }),
    output: views,
    errors: ['view.notFound'],
  }),
}
