import { z } from 'zod'
import { exactText, instantOut } from '../../platform/call.ts'
import { FIELD_KINDS, IMPORT_STATES, KIND_NAMES, MATCHED_BY, OUTCOMES } from '../rules.ts'

export const kindName = z.enum(KIND_NAMES)
export const state = z.enum(IMPORT_STATES)
export const outcome = z.enum(OUTCOMES)

/** A table of the files: a CSV file, or a sheet of a workbook. */
const tableName = { File: exactText(255).min(1), Sheet: exactText(255).nullish() }
/** Which of the columns of its header it is, from the left: 1 where there is but one. */
const nth = z.int().min(1).max(200)
const line = z.int().min(1).max(2_000_000)

/** What the officer chose for the files; it stands in the place of what they chose before. */
export const choices = z.strictObject({
  Tables: z
    .array(
      z.strictObject({
        ...tableName,
        /** Null leaves the table out. */
        Kind: kindName.nullable(),
        /** Takes its hidden rows and columns in too. */
        Hidden: z.boolean().optional(),
        /** A field of null leaves the column out. */
        Columns: z
          .array(
            z.strictObject({
              Header: exactText(500),
              Nth: nth.optional(),
              Field: exactText(100).nullable(),
            }),
          )
          .max(200)
          .optional(),
      }),
    )
    .max(200)
    .optional(),
  Mended: z
    .array(
      z.strictObject({ ...tableName, Line: line, Field: exactText(100), Value: exactText(1000) }),
    )
    .max(200_000)
    .optional(),
  LeftOut: z
    .array(z.strictObject({ ...tableName, Line: line }))
    .max(200_000)
    .optional(),
})

const params = z.record(z.string(), z.union([z.string(), z.number()]))

export const counts = z.object({
  All: z.number(),
  Faulty: z.number(),
  LeftOut: z.number(),
  New: z.number(),
  Changed: z.number(),
  Unchanged: z.number(),
})

export const row = z.object({
  File: z.string(),
  Sheet: z.string().nullable(),
  Line: z.number(),
  Kind: kindName,
  Key: z.string(),
  Name: z.string(),
  Outcome: outcome,
  Faults: z.array(
    z.object({
      /** Null where the row as a whole is meant. */
      Field: z.string().nullable(),
      Value: z.string().nullable(),
      /** Its sentence is that of `import.fault.` and the code. */
      Code: z.string(),
      Params: params,
      Proposal: z.string().nullable(),
    }),
  ),
  Changes: z.array(
    z.object({
      Field: z.string(),
      Before: z.string().nullable(),
      After: z.string().nullable(),
      /** Where a known customer is paid, or what is withheld: manager and accounting are told. */
      Confirm: z.boolean(),
    }),
  ),
})

/** What a draft would do, or what an import did. */
export const preview = z.object({
  ImportUUID: z.uuid(),
  State: state,
  /** When it was imported or taken back, else changed last, and by whom. */
  At: instantOut,
  By: z.string().nullable(),
  Version: z.number(),
  Choices: choices,
  Tables: z.array(
    z.object({
      File: z.string(),
      Sheet: z.string().nullable(),
      Encoding: z.string().nullable(),
      /** Null: not known, or left out. */
      Kind: kindName.nullable(),
      Rows: z.number(),
      /** Rows and columns of the sheet that are hidden; they stay out unless they are chosen. */
      Hidden: z.number(),
      Columns: z.array(
        z.object({
          Header: z.string(),
          Nth: nth,
          Field: z.string().nullable(),
          By: z.enum(MATCHED_BY).nullable(),
          /** The first three values. */
          Sample: z.array(z.string()),
        }),
      ),
      /** Fields that need a column and have none. */
      Missing: z.array(z.string()),
      /** The sentence of each is that of `import.file.` and the code. */
      Faults: z.array(z.object({ Line: z.number().nullable(), Code: z.string(), Params: params })),
    }),
  ),
  Counts: counts,
  CountsByKind: z.array(counts.extend({ Kind: kindName })),
  Rows: z.array(row),
  /** Rows that change an account or a tax of a known customer. */
  AccountsChanged: z.number(),
  CanUndo: z.boolean(),
  /** Why it cannot be undone. */
  Why: z.string().nullable(),
})

export const field = z.object({
  Field: z.string(),
  Th: z.string(),
  En: z.string(),
  Required: z.boolean(),
  Kind: z.enum(FIELD_KINDS),
  Choices: z.array(z.string()).optional(),
})
