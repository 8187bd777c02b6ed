import type { Handlers } from '../platform/handlers.ts'
import type { calls } from './contract.ts'
import { getImportProgress, getImports } from './reads/imports.ts'
import { getImportKinds, getTemplate } from './reads/kinds.ts'
import { getImport, getImportRows } from './reads/preview.ts'
import { discardImport, previewImport } from './writes/drafts.ts'
import { importDraft } from './writes/import.ts'
import { undoImport } from './writes/undo.ts'

export const handlers: Handlers<typeof calls> = {
  previewImport,
  getImport,
  getImportRows,
  import: importDraft,
  getImportProgress,
  discardImport,
  getImports,
  undoImport,
  getImportKinds,
  getTemplate,
}
