import { KINDS } from '../../import/kinds/kinds.ts'
import type {
  Fault,
  ValidatedRow,
  ValidatedTable,
  Validation,
} from '../../import/reads/validation.ts'
import { FILE_NOTES, type words } from '../../import/words.ts'
import { countsByKind } from '../../import/writes/validated-draft.ts'
import { translate } from '../words.ts'

/** Prints what is to be known of a file, and each fault by file, line and column; returns whether there is any. */
export function printFaults({ tables, rows }: Validation): boolean {
  for (const note of tables.flatMap((table) => ofTable(table, true))) console.log(note)
  const faults = [...tables.flatMap((table) => ofTable(table, false)), ...rows.flatMap(ofRow)]
  for (const fault of faults) console.error(fault)
  if (faults.length === 0) return false
  console.error(
    `พบปัญหา ${faults.length} จุด ยังไม่ได้นำเข้าข้อมูลใด / ${faults.length} faults; nothing was imported`,
  )
  return true
}

/** Prints how many rows of each kind are new, changed and unchanged. */
export function printCounts(validation: Validation): void {
  for (const { Kind, New, Changed, Unchanged } of countsByKind(validation)) {
    console.log(
      `${Kind}: เพิ่มใหม่ ${New} · ปรับค่า ${Changed} · คงเดิม ${Unchanged} / ${New} new · ${Changed} updated · ${Unchanged} unchanged`,
    )
  }
}

function ofTable(
  { file, sheet, kindName, missing, fileFaults }: ValidatedTable,
  isNote: boolean,
): string[] {
  const at = sheet ? `${file} [${sheet}]` : file
  const unread = fileFaults
    .filter(({ code }) => FILE_NOTES.includes(code) === isNote)
    .map(
      ({ line, code, params }) =>
        `${at}${line ? `:${line}` : ''}  ${sentence(`import.file.${code}`, params)}`,
    )
  if (isNote) return unread
  const { fields } = kindName ? KINDS[kindName] : { fields: undefined }
  const lacking = missing.map((field) => {
    const { th: [th] = [field], en: [en] = [field] } = fields?.[field] ?? {}
    return `${at}:1  ไม่มีคอลัมน์ “${th}” / Column “${en}” (${field}) is missing`
  })
  return [...unread, ...lacking]
}

function ofRow(row: ValidatedRow): string[] {
  if (row.outcome !== 'faulty') return []
  return row.faults.map(
    (fault) => `${ofFault(row, fault)}${fault.proposal ? ` (${fault.proposal}?)` : ''}`,
  )
}

function ofFault(
  { file, sheet, line }: ValidatedRow,
  { field, value, code, params }: Fault,
): string {
  const at = `${sheet ? `${file} [${sheet}]` : file}:${line}`
  const what = [field, value && `“${value}”`].filter(Boolean).join(' ')
  return `${at}  ${what ? `${what}: ` : ''}${sentence(`import.fault.${code}`, params)}`
}

/** Prints a value that is asked about, with what is proposed in its place. */
export function printQuestion(n: number, row: ValidatedRow, fault: Fault): void {
  console.error(`${n}. ${ofFault(row, fault)} → ${fault.proposal ?? '?'}`)
}

function sentence(key: keyof typeof words, params: object): string {
  return (['th', 'en'] as const).map((lng) => translate(key, params, lng)).join(' / ')
}
