import { sql } from 'kysely'
import { requireVersion } from '../../identity/reads/stale.ts'
import { audit } from '../../platform/audit.ts'
import type { Parsed } from '../../platform/call.ts'
import type { CallContext } from '../../platform/call-context.ts'
import { db, transaction } from '../../platform/db.ts'
import { refuse, refuseField } from '../../platform/errors.ts'
import { publishChange } from '../../platform/live/change-events.ts'
import { calls } from '../contract.ts'
import { requireForms } from '../reads/keeper.ts'
import { type FoundRecord, otherDefaults, recordLike, recordOf } from '../reads/records.ts'
import { column, ofKind, SOURCES, type Source } from '../reads/sources.ts'
import { userOf } from '../reads/users.ts'
import { hasDefault, type Kind } from '../rules.ts'

/** Adds a record; refuses a code that stands, whatever its capitals. */
export function createRecord(input: Parsed<typeof calls.createRecord>, ctx: CallContext) {
  const { Kind, Code, Name } = input
  const source = SOURCES[Kind]
  requireForms()
  return transaction(async () => {
    const parent = await parentKey(source, input.ParentCode)
    const isDefault = hasDefault(Kind) && input.IsDefault === true
    if (isDefault) await unmarkOthers(Kind, Code, ctx)
    const id = await insert(source, { Code, Name, parent, isDefault })
    if (id === undefined) refuseTaken((await recordLike(Kind, Code))!)
    const created = (await recordOf(Kind, Code))!
    await tell('create', Kind, id, ctx, { after: auditValues(created) })
    return created
  })
}

/** Changes the name of a record and what it belongs to. */
export function updateRecord(input: Parsed<typeof calls.updateRecord>, ctx: CallContext) {
  const { Kind, Code, Name } = input
  const source = SOURCES[Kind]
  requireForms()
  return transaction(async () => {
    const { id, ...before } = await lock(Kind, Code)
    const present = async () => calls.updateRecord.output.parse(before)
    const made = new Date(0)
    const { entity } = source
    await requireVersion(entity, input.Version, { id, version: before.Version, made, present })
    const parent = await parentKey(source, input.ParentCode)
    const isDefault = hasDefault(Kind) && (input.IsDefault ?? before.IsDefault)
    const isSameParent = before.ParentCode === (parent?.code ?? null)
    if (before.Name === Name && isSameParent && before.IsDefault === isDefault) return before
    if (isDefault && !before.IsDefault) await unmarkOthers(Kind, Code, ctx)
    await sql`
      update ${sql.table(source.table)} record set ${sql.ref(source.name)} = ${Name}, version = version + 1
        ${hasDefault(Kind) ? sql`, is_default = ${isDefault}` : sql``}
        ${parent ? sql`, ${sql.ref(parent.column)} = ${parent.key}` : sql``}
        ${source.touches ? sql`, ${sql.ref(source.touches)} = ${ctx.now}` : sql``}
      where ${ofKind(source)} and ${column(source.code)} = ${Code}`.execute(db())
    const after = (await recordOf(Kind, Code))!
    await tell('update', Kind, id, ctx, {
      before: auditValues(before),
      after: auditValues(after),
    })
    return after
  })
}

/** Takes away a record that nothing names; returns it as it was. */
export function deleteRecord(
  { Kind, Code }: Parsed<typeof calls.deleteRecord>,
  ctx: CallContext,
): Promise<FoundRecord> {
  const source = SOURCES[Kind]
  requireForms()
  return transaction(async () => {
    const { id, ...before } = await lock(Kind, Code)
    const user = await userOf(Kind, Code)
    if (user) refuse(user.refusal, { code: Code, example: user.example })
    await sql`
      delete from ${sql.table(source.table)} record
      where ${ofKind(source)} and ${column(source.code)} = ${Code}`.execute(db())
    await tell('delete', Kind, id, ctx, { before: auditValues(before) })
    return before
  })
}

interface New {
  Code: string
  Name: string
  parent: { column: string; key: string } | undefined
  isDefault: boolean
}

/** Takes the mark of the default from another record; of two officers who mark one at once the later one waits. */
async function unmarkOthers(kind: Kind, code: string, ctx: CallContext): Promise<void> {
  const source = SOURCES[kind]
  await sql`select pg_advisory_xact_lock(hashtextextended(${`default ${kind}`}, 0))`.execute(db())
  for (const before of await otherDefaults(kind, code)) {
    const { rows } = await sql<{ id: string }>`
      update ${sql.table(source.table)} record set is_default = false, version = version + 1
      where ${ofKind(source)} and ${column(source.code)} = ${before.Code} returning ${idOf(source)} as id`.execute(
      db(),
    )
    const after = { ...before, IsDefault: false }
    const sides = { before: auditValues(before), after: auditValues(after) }
    if (rows[0]) await tell('update', kind, rows[0].id, ctx, sides)
  }
}

/** Adds the row and returns its id in the audit trail; undefined where another has the code. */
async function insert(
  source: Source,
  { Code, Name, parent, isDefault }: New,
): Promise<string | undefined> {
  const values = {
    [source.code]: Code,
    [source.name]: Name,
    ...(parent && { [parent.column]: parent.key }),
    ...(isDefault && { is_default: true }),
    ...(source.dimension !== undefined && { dimension: source.dimension }),
  }
  const columns = Object.keys(values).map((name) => sql.ref(name))
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(source.table)} as record (${sql.join(columns)}) values (${sql.join(Object.values(values))})
    on conflict do nothing returning ${idOf(source)} as id`.execute(db())
  return rows[0]?.id
}

/** Holds a record until the transaction ends; refuses `masterData.notFound`. */
async function lock(kind: Kind, code: string): Promise<FoundRecord & { id: string }> {
  const source = SOURCES[kind]
  const { rows } = await sql<{ id: string }>`
    select ${idOf(source)} as id from ${sql.table(source.table)} record
    where ${ofKind(source)} and ${column(source.code)} = ${code} for update`.execute(db())
  const found = rows[0] && (await recordOf(kind, code))
  return found ? { ...found, id: rows[0]!.id } : refuse('masterData.notFound', { code })
}

/** What the audit trail knows a record by. */
function idOf({ table, code, dimension }: Source) {
  if (dimension !== undefined) return sql`record.dimension || ' ' || ${column(code)}`
  return table.startsWith('product') ? sql`record.id::text` : column(code)
}

/** What a record belongs to, held so that it stays; refuses `masterData.noParent`. */
async function parentKey({ parent }: Source, code: string | null | undefined) {
  if (!parent) return undefined
  const { table } = SOURCES[parent.kind]
  const { rows } = await sql<{ key: string }>`
    select ${sql.ref(parent.key)} as key from ${sql.table(table)} where code = ${code ?? ''} for key share`.execute(
    db(),
  )
  const key = rows[0]?.key ?? refuseField('ParentCode', 'masterData.noParent', { code: code ?? '' })
  return { column: parent.column, key, code: code ?? '' }
}

function refuseTaken({ Code, Name }: FoundRecord): never {
  refuseField('Code', 'masterData.codeTaken', { code: Code, name: Name || Code })
}

function auditValues({ Name, ParentCode, IsDefault }: FoundRecord) {
  return { Name, ...(ParentCode !== null && { ParentCode }), ...(IsDefault && { IsDefault }) }
}

async function tell(
  verb: 'create' | 'update' | 'delete',
  kind: Kind,
  id: string,
  ctx: CallContext,
  sides: { before?: object; after?: object },
): Promise<void> {
  const { entity } = SOURCES[kind]
  await audit(ctx, { action: `${entity}.${verb}`, entity, id, ...sides })
  publishChange('masterData', [id])
}
