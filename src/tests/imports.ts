import { run } from '../import/kinds/statements.ts'
import { openTestServer, type Answer as ServerAnswer } from './server.ts'

/** What the wire answers, which is asked by the tests themselves. */
export type Answer = ServerAnswer['body']

/** The content of files by their names, as text, lines or bytes. */
export type Files = Record<string, string | readonly string[] | Uint8Array>

/** Files as the wire has them. */
export function filesOf(files: Files): { Name: string; Base64: string }[] {
  return Object.entries(files).map(([Name, content]) => {
    const bytes = Array.isArray(content) ? content.join('\n') : (content as string | Uint8Array)
    return { Name, Base64: Buffer.from(bytes).toString('base64') }
  })
}

/** The import as an administrator uses it, on a server of its own: what each function returns is the result or the refusal. */
export async function openImports() {
  const server = await openTestServer()
  const ask = async (path: string, body: object): Promise<Answer> => {
    const { body: answer } = await server.post(`reference/${path}`, body, 1)
    return answer.status === 200 ? answer.result : answer
  }
  const choose = ({ ImportUUID }: Answer, Choices: object) =>
    ask('PreviewImport', { ImportUUID, Choices })
  return {
    server,
    ask,
    preview: (files: Files) => ask('PreviewImport', { Files: filesOf(files) }),
    look: ({ ImportUUID }: Answer) => ask('GetImport', { ImportUUID }),
    rows: ({ ImportUUID }: Answer, of = {}) => ask('GetImportRows', { ImportUUID, ...of }),
    imports: ({ ImportUUID, Version }: Answer) => ask('Import', { ImportUUID, Version }),
    undo: ({ ImportUUID }: Answer) => ask('UndoImport', { ImportUUID }),
    choose,
    leaveOut: (seen: Answer, File: string, ...lines: number[]) =>
      choose(seen, { LeftOut: lines.map((Line) => ({ File, Line })) }),
    /** Puts values in the place of what a cell has, one after the other. */
    fix: (seen: Answer, File: string, Line: number, Field: string, ...values: string[]) =>
      choose(seen, { Mended: values.map((Value) => ({ File, Line, Field, Value })) }),
  }
}

/** What is wrong with the rows of a preview: line, field, code, proposal. */
export function faultsOf({ Rows }: Answer): [number, string | null, string, string | null][] {
  return Rows.flatMap(({ Line, Faults }: Answer) =>
    Faults.map(({ Field, Code, Proposal }: Answer) => [Line, Field, Code, Proposal]),
  )
}

/** The values that a field becomes. */
export function valuesOf({ Rows }: Answer, field: string): string[] {
  return Rows.flatMap(({ Changes }: Answer) =>
    Changes.flatMap(({ Field, After }: Answer) => (Field === field ? [After] : [])),
  )
}

/** A file of vendors with all of their columns. */
export function vendorsCsv(...lines: string[]): string {
  return [
    'รหัสผู้ขาย,ชื่อผู้ขาย,รหัส AVL,D7,ระยะทาง (กม.),ค่าขนส่ง,ความสม่ำเสมอ,ธนาคาร,เลขที่บัญชี,ภาษี %,ระดับสมาชิก',
    ...lines,
  ].join('\r\n')
}

/** What a vendor and its customer are by now. */
export async function vendorNow(account: string): Promise<Answer> {
  const [record] = await run(
    `select vendors.name, distance_km, dimension_7, customers.code as avl, bank_name, bank_account, tax_percent, level_id,
      vendors.version
    from vendors left join links_in_force on vendor_id = vendors.id left join customers on customers.id = customer_id
    where account_number = $1`,
    [account],
  )
  return record
}

/** All that imports change, but for versions and times. */
export async function importedRecords(): Promise<string> {
  const tables = ['vendors', 'customers', 'vendor_links', 'premiums', 'products', 'vehicles']
  const each = tables.map((table) => run(`select * from ${table} order by id`))
  return JSON.stringify(await Promise.all(each), (name, value) =>
    name === 'version' || name === 'modified_at' ? undefined : value,
  )
}
