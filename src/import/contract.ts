import { calls as drafts } from './contract/drafts.ts'
import { calls as imports } from './contract/imports.ts'
import { calls as kinds } from './contract/kinds.ts'

/** Every call of the import: drafts and their previews, what was imported, and what files may bring. */
export const calls = { ...drafts, ...imports, ...kinds }
