import {
  type Choices,
  type ColumnName,
  columnId,
  type Fault,
  type ImportRow,
  type ImportTable,
  type KindName,
  type Preview,
  rowKey,
  type TableName,
  tableKey,
} from './preview.ts'

type Place = Pick<ImportRow, 'File' | 'Sheet' | 'Line'>
type ChosenTable = NonNullable<Choices['Tables']>[number]

/** The keys of the rows that are left out. */
export function leftOutOf({ LeftOut = [] }: Choices): ReadonlySet<string> {
  return new Set(LeftOut.map(rowKey))
}

/** Leaves these rows out of the import. */
export function leaveOut(choices: Choices, rows: readonly Place[]): Choices {
  const others = takeBack(choices, rows).LeftOut ?? []
  return { ...choices, LeftOut: [...others, ...rows.map(placeOf)] }
}

/** Takes these rows back into the import. */
export function takeBack(choices: Choices, rows: readonly Place[]): Choices {
  const taken = new Set(rows.map(rowKey))
  return { ...choices, LeftOut: (choices.LeftOut ?? []).filter((row) => !taken.has(rowKey(row))) }
}

/** Puts `value` in place of what the file has in that field of these rows; the same once more confirms it. */
export function fix(
  choices: Choices,
  rows: readonly Place[],
  field: string,
  value: string,
): Choices {
  const taken = new Set(rows.map(rowKey))
  const others = (choices.Mended ?? []).filter(
    (one) => one.Field !== field || one.Value === value || !taken.has(rowKey(one)),
  )
  const fixed = rows.map((row) => ({ ...placeOf(row), Field: field, Value: value }))
  return { ...choices, Mended: [...others, ...fixed] }
}

/** What was put in place of the value of a field, where something was. */
export function fixedValue(choices: Choices, row: Place, field: string): string | undefined {
  const key = rowKey(row)
  return choices.Mended?.findLast((one) => one.Field === field && rowKey(one) === key)?.Value
}

/** Takes the table in as `kind`, or leaves it out; its columns are matched anew. */
export function chooseKind(choices: Choices, table: TableName, kind: KindName | null): Choices {
  return withTable(choices, { File: table.File, Sheet: table.Sheet, Kind: kind })
}

/** Takes the hidden rows and columns of a table in, or leaves them out; its columns are matched anew. */
export function chooseHidden(choices: Choices, table: ImportTable, Hidden: boolean): Choices {
  return withTable(choices, { ...nameOf(table), Hidden })
}

/** Whether the hidden rows and columns of a table are taken in. */
export function isHiddenChosen({ Tables = [] }: Choices, table: TableName): boolean {
  return Tables.some((one) => tableKey(one) === tableKey(table) && one.Hidden === true)
}

/** Matches a column with `field`, or leaves it out; one that had the field before gives it up. */
export function chooseField(
  choices: Choices,
  table: ImportTable,
  column: ColumnName,
  field: string | null,
): Choices {
  const giving = table.Columns.filter(
    (one) => field !== null && one.Field === field && columnId(one) !== columnId(column),
  )
  const others = columnsOf(choices, table).filter((one) =>
    [column, ...giving].every((other) => columnId(other) !== columnId(one)),
  )
  return withTable(choices, {
    ...nameOf(table),
    Columns: [...others, ...giving.map((one) => matchOf(one, null)), matchOf(column, field)],
  })
}

/** Leaves out every column that was not recognised, so that nobody is asked for it again. */
export function leaveOpenColumns(choices: Choices, { Tables }: Preview): Choices {
  return Tables.filter(({ Kind }) => Kind).reduce((before, table) => {
    const open = table.Columns.filter(({ Field, By }) => Field === null && By === null)
    if (open.length === 0) return before
    const left = open.map((column) => matchOf(column, null))
    return withTable(before, { ...nameOf(table), Columns: [...columnsOf(before, table), ...left] })
  }, choices)
}

/** Those of `rows` whose fault in that field is the same, with the same proposal or one read alike; none that is left out. */
export function alike<Row extends Pick<ImportRow, 'Faults' | 'Kind' | 'Outcome'>>(
  rows: readonly Row[],
  kind: string,
  fault: Fault,
): Row[] {
  return rows.filter(
    ({ Kind, Faults, Outcome }) =>
      Kind === kind && Outcome !== 'leftOut' && Faults.some((one) => isAlike(one, fault)),
  )
}

/** Faults of which each has a proposal of its own, by one and the same reading. */
const READ_ALIKE = [
  'dayOrder',
  'dotThousands',
  'tooLight',
  'tonnesTooLarge',
  'unitTooLarge',
  'perTonne',
  'lostZeros',
]

function isAlike(one: Fault, { Field, Code, Value, Proposal }: Fault): boolean {
  if (one.Field !== Field) return false
  if (READ_ALIKE.includes(Code)) return one.Code === Code && one.Proposal !== null
  return one.Value === Value && one.Proposal === Proposal
}

/** Puts in the place of each value with a fault like `fault` what is proposed for it. */
export function fixAlike(choices: Choices, rows: readonly ImportRow[], fault: Fault): Choices {
  const byProposal = new Map<string, ImportRow[]>()
  for (const row of rows) {
    const own = row.Faults.find((one) => isAlike(one, fault))?.Proposal ?? ''
    byProposal.set(own, [...(byProposal.get(own) ?? []), row])
  }
  return [...byProposal].reduce(
    (before, [value, of]) => fix(before, of, fault.Field ?? '', value),
    choices,
  )
}

function placeOf({ File, Sheet, Line }: Place) {
  return { File, Sheet, Line }
}

function matchOf({ Header, Nth }: ColumnName, Field: string | null) {
  return { Header, Nth, Field }
}

function nameOf({ File, Sheet, Kind }: ImportTable) {
  return { File, Sheet, Kind }
}

function columnsOf({ Tables = [] }: Choices, table: ImportTable) {
  const chosen = Tables.find((one) => tableKey(one) === tableKey(table))
  return chosen && chosen.Kind === table.Kind ? (chosen.Columns ?? []) : []
}

function withTable(choices: Choices, table: ChosenTable): Choices {
  const others = (choices.Tables ?? []).filter((one) => tableKey(one) !== tableKey(table))
  const hidden = isHiddenChosen(choices, table) ? { Hidden: true } : {}
  return { ...choices, Tables: [...others, { ...hidden, ...table }] }
}
