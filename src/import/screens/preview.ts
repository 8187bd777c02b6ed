import type { Input, Output } from '../../platform/call.ts'
import type { calls } from '../contract.ts'

export type Preview = Output<typeof calls.getImport>
export type ImportTable = Preview['Tables'][number]
export type FileColumn = ImportTable['Columns'][number]
export type ImportRow = Preview['Rows'][number]
export type Fault = ImportRow['Faults'][number]
export type Change = ImportRow['Changes'][number]
export type Choices = NonNullable<Input<typeof calls.previewImport>['Choices']>
export type KindName = NonNullable<ImportTable['Kind']>
export type Kind = Output<typeof calls.getImportKinds>[number]
export type EarlierImport = Output<typeof calls.getImports>[number]

/** A table of a file: the only one of a CSV file, or a sheet of a workbook. */
export type TableName = Pick<ImportTable, 'File'> & { Sheet?: string | null }

/** Tells a table from the others of its import. */
export function tableKey({ File, Sheet }: TableName): string {
  return `${File}\n${Sheet ?? ''}`
}

/** A column of a table: one of those with its header. */
export type ColumnName = Pick<FileColumn, 'Header'> & Partial<Pick<FileColumn, 'Nth'>>

/** Tells a column from the others of its table. */
export function columnId({ Header, Nth = 1 }: ColumnName): string {
  return `${Nth}\n${Header}`
}

/** Tells a row from the others of its import. */
export function rowKey(row: TableName & { Line: number }): string {
  return `${tableKey(row)}\n${row.Line}`
}

/** Whether the rows of an outcome can be seen: of an import that is in, those that it added or changed are kept. */
export function isKept({ State }: Pick<Preview, 'State'>, show: string): boolean {
  const isIn = State === 'imported' || State === 'undone'
  return !isIn || !['faulty', 'unchanged'].includes(show)
}

/** Whether a column was not recognised, and nobody said yet that it stays out. */
function isOpen({ Field, By }: FileColumn): boolean {
  return Field === null && By === null
}

/**
 * Whether somebody has to match columns before the rows can be validated: a kind that cannot be told, a column that is
 * required and missing, or one that is not recognised. A sheet that fits no kind stays out where another of its file fits.
 */
export function needsMatching({ Tables }: Preview): boolean {
  const known = new Set(Tables.filter(({ Kind }) => Kind).map(({ File }) => File))
  return Tables.some(({ File, Kind, Missing, Columns, Rows }) => {
    if (Rows === 0) return false
    return Kind ? Missing.length > 0 || Columns.some(isOpen) : !known.has(File)
  })
}

/** Whether the rows can be validated: some table is taken in, and none lacks a column that it needs. */
export function isMatched({ Tables }: Preview): boolean {
  const taken = Tables.filter(({ Kind }) => Kind)
  return taken.length > 0 && taken.every(({ Missing }) => Missing.length === 0)
}

/** The kinds that the import has rows of, each once. */
export function kindsOf({ Tables }: Preview): KindName[] {
  return [...new Set(Tables.flatMap(({ Kind, Rows }) => (Kind && Rows > 0 ? [Kind] : [])))]
}

/** The names of the files, each once. */
export function filesOf({ Tables }: Preview): string[] {
  return [...new Set(Tables.map(({ File }) => File))]
}

/** A file of which nothing could be read. */
export function unreadOf({ Tables }: Pick<Preview, 'Tables'>): string | undefined {
  return Tables.find(({ Kind, Rows, Faults }) => !Kind && Rows === 0 && Faults.length > 0)?.File
}

/** How many records are added or changed. */
export function effectOf({ Counts: { New, Changed } }: Pick<Preview, 'Counts'>): number {
  return New + Changed
}

/** What is only odd, and proposed as it stands. */
const AS_IT_STANDS = ['priceLeap', 'oddPremium', 'oddWeight', 'oddNet']

/** Whether what is proposed is the value itself, which an officer says to be right. */
export function proposesItself({ Code }: Fault): boolean {
  return AS_IT_STANDS.includes(Code)
}

/** Whether a value that is asked about may be right beside what is proposed. */
export function mayBeRight(kind: KindName, { Code, Proposal, Value }: Fault): boolean {
  if (Code === 'tooLight') return kind === 'tickets'
  return ['perTonne', 'taxFraction', 'lostZeros'].includes(Code) && Proposal !== Value
}
