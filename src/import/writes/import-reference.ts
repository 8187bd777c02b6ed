import { randomUUID } from 'node:crypto'
import type { CallContext } from '../../platform/call-context.ts'
import { transaction } from '../../platform/db.ts'
import { matchTables } from '../reads/match-tables.ts'
import { inParts, type NamedFile, readFiles } from '../reads/read-files.ts'
import { validate } from '../reads/validate.ts'
import type { Counts } from '../rules.ts'
import { refuseFaulty } from './import.ts'
import { writeChanges } from './write-changes.ts'

/** Imports files that a program made, without keeping that it did: all of them or nothing. Refuses what is wrong. */
export async function importReference(
  files: readonly NamedFile[],
  ctx: CallContext,
): Promise<Counts> {
  const tables = matchTables(await readFiles(files.map(inParts), ctx), [], new Map())
  return transaction(async () => {
    const validation = await validate(tables, {}, ctx)
    refuseFaulty(validation)
    await writeChanges(randomUUID(), validation.changes, ctx)
    return validation.counts
  })
}
