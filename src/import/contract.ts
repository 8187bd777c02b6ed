import { z } from 'zod'
import { change, exactText, instantOut, read, text, uuid, version } from '../platform/call.ts'
import { ADMINS } from '../platform/roles.ts'
import {
  choices,
  counts,
  field,
  kindName,
  outcome,
  preview,
  row,
  state,
} from './contract/preview.ts'
import { MAX_ROWS_GIVEN, ROWS_GIVEN } from './rules.ts'

const MEBIBYTE = 1024 * 1024
/** 60 MB of files, which Base64 makes a third longer, and what else stands in the body. */
const BODY_LIMIT = 84 * MEBIBYTE

/** A slow line sends 60 MB in some minutes; 100,000 tickets take one to validate and some to write. */
const TAKES_MS = 600_000

const files = z
  .array(z.strictObject({ Name: exactText(255).min(1), Base64: z.string() }))
  .min(1)
  .max(50)
const ofImport = z.strictObject({ ImportUUID: uuid })

/** Every call of the import: drafts and their previews, what was imported, and what files may bring. */
export const calls = {
  /**
   * Reads files and says what importing them would do. Without `ImportUUID` they are a new draft; with it they are added
   * to that draft, a file of the same name in the place of the one before. `Version` is that of the draft upon which the
   * choices were made; where it is another by now, the answer has the present one with its choices.
   */
  previewImport: change({
    path: 'reference/PreviewImport',
    roles: ADMINS,
    input: z.strictObject({
      ImportUUID: uuid.nullish(),
      Version: version,
      Files: files.nullish(),
      Choices: choices.nullish(),
    }),
    output: preview,
    errors: [
      'import.notFound',
      'import.notDraft',
      'import.noFiles',
      'import.tooLarge',
      'import.othersChose',
      'import.readersBusy',
    ],
    bodyLimit: BODY_LIMIT,
    takesFiles: true,
    takesMs: TAKES_MS,
    ownTransaction: true,
  }),
  getImport: read({
    path: 'reference/GetImport',
    roles: ADMINS,
    input: ofImport,
    output: preview,
    errors: ['import.notFound', 'import.readersBusy'],
    takesMs: TAKES_MS,
  }),
  /** Rows by file and line; those that are left out stand among the faulty ones. */
  getImportRows: read({
    path: 'reference/GetImportRows',
    roles: ADMINS,
    input: z.strictObject({
      ImportUUID: uuid,
      Outcome: outcome.nullish(),
      Kind: kindName.nullish(),
      Search: text(100).nullish(),
      Offset: z.int().min(0).max(1_000_000).default(0),
      Limit: z.int().min(1).max(MAX_ROWS_GIVEN).default(ROWS_GIVEN),
    }),
    output: z.object({ Rows: z.array(row), Total: z.number() }),
    errors: ['import.notFound', 'import.readersBusy'],
    takesMs: TAKES_MS,
  }),
  /** Writes a draft, or files at once: all of it or nothing. An import that is in answers what it did. */
  import: change({
    path: 'reference/Import',
    roles: ADMINS,
    input: z.strictObject({ ImportUUID: uuid.nullish(), Version: version, Files: files.nullish() }),
    output: z.object({ ImportUUID: z.uuid(), Counts: counts }),
    errors: [
      'import.notFound',
      'import.notDraft',
      'import.noFiles',
      'import.tooLarge',
      'import.faulty',
      'import.unreadable',
      'import.changed',
      'import.busy',
      'import.readersBusy',
    ],
    bodyLimit: BODY_LIMIT,
    takesFiles: true,
    takesMs: TAKES_MS,
    ownTransaction: true,
  }),
  getImportProgress: read({
    path: 'reference/GetImportProgress',
    roles: ADMINS,
    input: ofImport,
    output: z.object({ State: state, Done: z.number(), Total: z.number() }),
    errors: ['import.notFound'],
  }),
  discardImport: change({
    path: 'reference/DiscardImport',
    roles: ADMINS,
    input: ofImport,
    errors: ['import.notFound', 'import.notDraft', 'import.underWay'],
  }),
  /** What was imported and what waits to be, the newest first, up to fifty. */
  getImports: read({
    path: 'reference/GetImports',
    roles: ADMINS,
    output: z.array(
      z.object({
        ImportUUID: z.uuid(),
        Files: z.array(z.string()),
        At: instantOut,
        By: z.string().nullable(),
        State: state,
        Counts: counts,
        CanUndo: z.boolean(),
        /** Why it cannot be undone. */
        Why: z.string().nullable(),
      }),
    ),
  }),
  /** Takes back what an import added and changed, while everything is as it left it: all of it or nothing. */
  undoImport: change({
    path: 'reference/UndoImport',
    roles: ADMINS,
    input: ofImport,
    errors: ['import.notFound', 'import.notImported', 'import.builtOn', 'import.busy'],
    ownTransaction: true,
  }),
  /** What files may bring, in the order of writing, and how many records there are of each. */
  getImportKinds: read({
    path: 'reference/GetImportKinds',
    roles: ADMINS,
    output: z.array(z.object({ Kind: kindName, Present: z.number(), Fields: z.array(field) })),
  }),
  /** A form to fill in, with the mill's present data. */
  getTemplate: read({
    path: 'reference/GetTemplate',
    roles: ADMINS,
    input: z.strictObject({ Kind: kindName }),
    output: z.object({
      Fields: z.array(field.extend({ Example: z.string() })),
      Rows: z.array(z.array(z.string())),
    }),
  }),
}
