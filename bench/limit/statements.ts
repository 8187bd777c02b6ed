import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** What the limit answers one job with: a statement that gives the answer as JSON, in one row. */
export interface Statement {
  name: string
  text: string
  /** The fields of the body that its parameters are, in their order. */
  takes: string[]
}

/**
 * Of the limit's connections: times are written as the mill's clock shows them, a statement is planned once, and rows are
 * looked up by indexes, since what is read lies in memory.
 */
export const SETTINGS =
  '-c timezone=Asia/Bangkok -c plan_cache_mode=force_generic_plan -c random_page_cost=1.1'

/** What the statements select from; it comes before them. */
export const VIEWS = path.join(import.meta.dirname, 'views.sql')

/** The statements beside this file, each named by its file. */
export async function readStatements(): Promise<Map<string, Statement>> {
  const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.sql'))
  const statements = await Promise.all(files.filter((file) => file !== 'views.sql').map(read))
  return new Map(statements.map((statement) => [statement.name, statement]))
}

/** The values of a statement's parameters in the text of a body; `body` is that text. */
export function valuesIn(text: string, { takes }: Statement): unknown[] {
  if (takes[0] === 'body') return [text]
  const body = JSON.parse(text)
  return takes.map((field) => body[field] ?? null)
}

async function read(file: string): Promise<Statement> {
  const text = await readFile(path.join(import.meta.dirname, file), 'utf8')
  const takes = /^-- takes (.*)$/m.exec(text)?.[1]?.split(', ') ?? []
  return { name: path.basename(file, '.sql'), text, takes }
}
