import type { TFunction } from 'i18next'
import type { Output } from '../../../platform/call.ts'
import { invoke, saveFile } from '../../../platform/client.ts'
import { excelOf, type SheetColumn } from '../../../ui/excel/excel.ts'
import { sheetColumns } from '../../../ui/excel/field-columns.ts'
import { calls } from '../../contract.ts'
import { PALM_FIELDS } from '../../rules/fields.ts'
import { type PalmTicket, slipOf } from './PalmTable.tsx'

const FILE = 'report.xlsx'

/** A row of the sheet: a ticket, or the totals of the day, named in the slip column. */
type Line = Partial<PalmTicket> & Pick<PalmTicket, 'SequenceWeightOut'>

/** Reads the palm of a day and saves it as an Excel file; returns the file name. */
export async function savePalmReport(t: TFunction, day: string): Promise<string> {
  const { ReportPalm, Stats } = await invoke(calls.reportPalm, { filterDate: day })
  const totals = [totalOf(Stats, t('palm.wholeDay'))]
  saveFile(FILE, await excelOf<Line>(day, columnsOf(t), ReportPalm, { totals }))
  return FILE
}

function totalOf(stats: Output<typeof calls.reportPalm>['Stats'], name: string): Line {
  return {
    SequenceWeightOut: name,
    WeightNet: stats.TotalWeight,
    SysPalmReturnWeight: stats.TotalReject,
    SysProductGrade: stats.AVGGrade,
    SysPrice: stats.AVGPrice,
    Amount: stats.Amount,
  }
}

function columnsOf(t: TFunction): SheetColumn<Line>[] {
  const column = sheetColumns(PALM_FIELDS, t, 'th', { units: true })
  return [
    column('SequenceWeightOut', { width: 16, value: slipOf }),
    column('WeightTimeOut'),
    column('AVL', { width: 12 }),
    column('CustomerName'),
    column('CarRegister', { width: 22 }),
    column('ProductTypeName', {
      width: 24,
      value: ({ ProductTypeName, ProductDataID }) => ProductTypeName || ProductDataID,
    }),
    column('WeightNet', { width: 20 }),
    column('SysPalmReturnWeight', { width: 20 }),
    column('SysProductGrade'),
    column('SysPrice', { width: 20 }),
    column('Amount', { width: 20 }),
  ]
}
