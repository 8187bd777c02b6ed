import type { CallContext } from '../../platform/call-context.ts'
import { dayInEitherOrder, figuresOf } from '../../platform/spreadsheets/day-order.ts'
import { orderOfDays, readDay } from '../../platform/spreadsheets/thai-values.ts'
import { formatDay } from '../../platform/thai-date.ts'
import type { Params } from '../kinds/kind.ts'
import type { FileCode } from '../words.ts'
import type { MatchedTable } from './match-tables.ts'
import { bare, datedColumns, isRowCode, unknownUnits } from './parse-rows.ts'
import type { FileFault } from './validation.ts'

type Reader = Pick<CallContext, 'now' | 'language'>

/** The faults of the reader that are of the table as a whole. */
export function tableFaults(table: MatchedTable, reader: Reader): FileFault[] {
  const { rows, faults, doubled } = table
  const ofTable = faults.filter(({ code }) => !isRowCode(bare(code)) || rows.length === 0)
  return [
    ...ofTable.map(({ line, code, params }) => ({
      line: line ?? null,
      code: bare(code) as FileCode,
      params,
    })),
    ...unknownUnits(table),
    ...hiddenNotes(table),
    ...dayNotes(table, reader),
    ...doubled.map((column) => noteOf('doubledColumn', { column })),
  ]
}

/** What is said of a table as a whole. */
function noteOf(code: FileCode, params: Params = {}): FileFault {
  return { line: null, code, params }
}

/** What of a sheet stays out since nobody sees it. */
function hiddenNotes({ hidden, kindName, stayingHidden }: MatchedTable): FileFault[] {
  if (hidden?.isSheet && !kindName) return [noteOf('hiddenSheet')]
  const { rows, columns } = stayingHidden
  const notes = [noteOf('hiddenRows', { n: rows }), noteOf('hiddenColumns', { n: columns })]
  return notes.filter(({ params }) => params.n)
}

/** Says how days are read that could be read in either order, where only what is usual tells in which; an example for all. */
function dayNotes(table: MatchedTable, { now, language }: Reader): FileFault[] {
  const dated = datedColumns(table)
  const orderOf = orderOfDays(dated, now)
  const isProven = dayInEitherOrder(dated.flat(), now) === undefined
  const read = dated.map((own) => {
    const example = dayInEitherOrder(own, now)
    const isAsked = example === undefined || orderOf(own) !== 'dmy'
    return isAsked ? undefined : example
  })
  const example = isProven ? undefined : read.find(Boolean)
  if (example === undefined) return []
  const typed = example.slice(0, example.length - (figuresOf(example)?.rest.length ?? 0))
  const day = formatDay(readDay(typed, now) ?? '', 'short', language)
  const columns = table.columns.filter((_, at) => read[at]).map(({ header }) => header)
  return [noteOf('dayFirst', { column: columns.join(', '), typed, day })]
}
