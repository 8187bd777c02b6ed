import type { Output } from '../../platform/call.ts'
import { accountConfirm } from '../../vendors/reads/account-confirm.ts'
import type { calls } from '../contract.ts'
import { FILE_NOTES } from '../words.ts'
import type { ValidatedRow, ValidatedTable } from './validation.ts'

type WireRow = Output<typeof calls.getImport>['Rows'][number]
type WireTable = Output<typeof calls.getImport>['Tables'][number]

/** A row as the wire has it. */
export function rowOnTheWire({
  file,
  sheet,
  line,
  kind,
  key,
  shownKey = key,
  name,
  outcome,
  faults,
  changes,
}: ValidatedRow): WireRow {
  return {
    File: file,
    Sheet: sheet,
    Line: line,
    Kind: kind,
    Key: shownKey,
    Name: name,
    Outcome: outcome,
    Faults: faults.map(({ field, value, code, params, proposal }) => ({
      Field: field,
      Value: value,
      Code: code,
      Params: params,
      Proposal: proposal,
    })),
    Changes: changes.map(({ field, before, after, confirm }) => ({
      Field: field,
      Before: before,
      After: after,
      Confirm: confirm && accountConfirm() !== 'off',
    })),
  }
}

/** A table as the wire has it, with the first values of each column. */
export function tableOnTheWire(table: ValidatedTable): WireTable {
  const { file, sheet, encoding, kindName, columns, rows, missing, fileFaults, isLeftOut } = table
  const { rows: hiddenRows = 0, columns: hiddenColumns = 0, whole } = table.hidden ?? {}
  return {
    File: file,
    Sheet: sheet ?? null,
    Encoding: encoding ?? null,
    Kind: kindName,
    Rows: rows.length,
    Hidden: whole ? hiddenRows + hiddenColumns : 0,
    Columns: columns.map(({ header, nth, field, by }, at) => ({
      Header: header,
      Nth: nth,
      Field: field,
      By: by,
      Sample: rows.slice(0, 3).map(({ cells }) => cells[at] ?? ''),
    })),
    Missing: missing,
    Faults: fileFaults
      .filter(({ code }) => !isLeftOut || FILE_NOTES.includes(code))
      .map(({ line, code, params }) => ({ Line: line, Code: code, Params: params })),
  }
}
