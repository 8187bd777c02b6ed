import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { db } from '../../platform/db.ts'
import type { RecordFields } from '../../platform/fields.ts'
import { KINDS } from '../../platform/kinds.ts'
import * as vendorFields from '../../vendors/rules/fields.ts'
import { openTestDatabase } from '../database.ts'

await openTestDatabase()

/** PostgreSQL's type, whether it may be null and who fills it in → the type that tables.ts has to say. */
interface Column {
  table: string
  column: string
  type: string
  nullable: boolean
  generated: boolean
  defaulted: boolean
}
const TYPES: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  boolean: 'boolean',
  date: 'string',
  'timestamp with time zone': 'Date',
  jsonb: 'unknown',
  bytea: 'Buffer',
  xid8: 'string',
  // Of bigint: there is no other.
  ARRAY: 'number[]',
} // prettier-ignore

const declared = declaredColumns()

test('the table types say what the migrated database has, column by column', async () => {
  const expected = Object.fromEntries(
    (await columnsOf('BASE TABLE')).map((one) => [`${one.table}.${one.column}`, typeOf(one)]),
  )
  expect(declared).toMatchObject(expected)
  expect(Object.keys(expected).length).toBeGreaterThan(200)
})

// PostgreSQL knows of a view's columns neither whether they may be null nor who fills them in.
test('the types of views say what the migrated database has, and nothing else is declared', async () => {
  const expected = (await columnsOf('VIEW')).map(({ table, column, type }) => [
    `${table}.${column}`,
    type === 'numeric' ? 'string' : (TYPES[type] ?? type),
  ])
  const known = new Set((await columnsOf('BASE TABLE')).map((one) => `${one.table}.${one.column}`))
  const others = Object.entries(declared).filter(([name]) => !known.has(name))
  expect(Object.fromEntries(others.map(([name, type]) => [name, asRead(type)]))).toEqual(
    Object.fromEntries(expected),
  )
  expect(expected.length).toBeGreaterThan(100)
})

/** What a declared type gives when it is read, but for null. */
function asRead(type: string): string {
  return type
    .replace(/^(Nullable|Default)?Numeric$/, 'string')
    .replace(/^Generated(Always)?<(.*)>$/, '$2')
    .replace(/ \| null$/, '')
}

async function columnsOf(kind: 'BASE TABLE' | 'VIEW'): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as column, data_type as type, is_nullable = 'YES' as nullable,
      is_generated = 'ALWAYS' or is_identity = 'YES' as generated, column_default is not null as defaulted
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_name <> 'schema_migrations' and table_type = ${kind}`.execute(
    db(),
  )
  return rows
}

function typeOf({ type, nullable, generated, defaulted }: Column): string {
  if (type === 'numeric' && !generated)
    return nullable ? 'NullableNumeric' : defaulted ? 'DefaultNumeric' : 'Numeric'
  const plain = `${type === 'numeric' ? 'string' : (TYPES[type] ?? type)}${nullable ? ' | null' : ''}`
  if (generated) return `GeneratedAlways<${plain}>`
  return defaulted ? `Generated<${plain}>` : plain
}

/** Reads every tables.ts: the interface `Tables` names the tables, the others their columns. */
function declaredColumns(): Record<string, string> {
  const source = path.resolve(import.meta.dirname, '../..')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => path.basename(file) === 'tables.ts',
  )
  const interfaces = new Map<string, [string, string][]>()
  const tables: [string, string][] = []
  for (const file of files) {
    for (const { name, members } of interfacesOf(path.join(source, file))) {
      if (name === 'Tables') tables.push(...members)
      else interfaces.set(name, members)
    }
  }
  return Object.fromEntries(
    tables.flatMap(([table, type]) =>
      (interfaces.get(type) ?? []).map(([column, kind]) => [`${table}.${column}`, kind]),
    ),
  )
}

function interfacesOf(file: string): { name: string; members: [string, string][] }[] {
  const text = readFileSync(file, 'utf8')
  const { program } = parseSync(file, text)
  const bodies = program.body.flatMap((node) => {
    if (node.type === 'TSModuleDeclaration' && node.body && 'body' in node.body)
      return node.body.body
    return node.type === 'ExportNamedDeclaration' && node.declaration ? [node.declaration] : []
  })
  return bodies.flatMap((node) => {
    if (node.type !== 'TSInterfaceDeclaration') return []
    const members = node.body.body.flatMap((member): [string, string][] => {
      if (
        member.type !== 'TSPropertySignature' ||
        member.key.type !== 'Identifier' ||
        !member.typeAnnotation
      )
        return []
      const { start, end } = member.typeAnnotation.typeAnnotation
      return [[member.key.name, text.slice(start, end)]]
    })
    const kept = node.extends.map(({ start, end }) => fieldsOf(text.slice(start, end)))
    return [{ name: node.id.name, members: [...members, ...kept.flat()] }]
  })
}

/** The columns that a table has of the fields of a record: `NullableColumns<typeof VENDOR_FIELDS>`. */
function fieldsOf(type: string): [string, string][] {
  const [, name = ''] = /^NullableColumns<typeof (\w+)>$/.exec(type) ?? []
  const fields: Record<string, RecordFields> = vendorFields
  return Object.entries(fields[name] ?? {}).map(([column, { kind }]) => [
    column,
    KINDS[kind].places === undefined ? 'string | null' : 'NullableNumeric',
  ])
}
