import type { TFunction } from 'i18next'
import type { Output } from '../../../platform/call.ts'
import type { WordKey } from '../../../platform/catalogue.ts'
import { invoke, saveFile } from '../../../platform/client.ts'
import { formatInstant } from '../../../platform/thai-date.ts'
import { excelOf, type SheetColumn } from '../../../ui/excel/excel.ts'
import { calls } from '../../contract.ts'
import { type PalmTicket, slipOf } from './PalmTable.tsx'

const FILE = 'report.xlsx'

/** A row of the sheet: a ticket, or the totals of the day, named in the slip column. */
type Line = PalmTicket | { total: string; of: Output<typeof calls.reportPalm>['Stats'] }

/** Reads the palm of a day and saves it as an Excel file; returns the file name. */
export async function savePalmReport(t: TFunction, day: string): Promise<string> {
  const { ReportPalm, Stats } = await invoke(calls.reportPalm, { filterDate: day })
  const total = { total: t('palm.wholeDay'), of: Stats }
  const columns = [...ofTruck(t), ...ofPalm(t)]
  saveFile(FILE, await excelOf<Line>(day, columns, ReportPalm, { totals: [total] }))
  return FILE
}

function ofTruck(t: TFunction): SheetColumn<Line>[] {
  const text = (key: WordKey, width: number, value: (ticket: PalmTicket) => string) => ({
    header: t(key),
    width,
    value: (line: Line) => ('of' in line ? null : value(line)),
  })
  return [
    {
      header: t('term.slip'),
      width: 16,
      value: (line) => ('of' in line ? line.total : slipOf(line)),
    },
    text('term.timeOut', 10, ({ WeightTimeOut }) => formatInstant(WeightTimeOut, 'time', 'th')),
    text('term.avl', 12, ({ AVL }) => AVL),
    text('term.avlName', 36, ({ CustomerName }) => CustomerName),
    text('term.plate', 22, ({ CarRegister }) => CarRegister),
    text('term.product', 24, (ticket) => ticket.ProductTypeName || ticket.ProductDataID),
  ]
}

function ofPalm(t: TFunction): SheetColumn<Line>[] {
  const number = { width: 20, places: 2 }
  const headed = (key: WordKey, unit: WordKey) => `${t(key)} (${t(unit)})`
  return [
    {
      ...number,
      places: 0,
      header: headed('term.netWeight', 'term.kg'),
      value: (line) => ('of' in line ? line.of.TotalWeight : line.WeightNet),
    },
    {
      ...number,
      places: 0,
      header: headed('palm.returned', 'term.kg'),
      value: (line) => ('of' in line ? line.of.TotalReject : line.SysPalmReturnWeight),
    },
    {
      ...number,
      places: 0,
      width: 12,
      header: t('term.grade.short'),
      value: (line) => ('of' in line ? line.of.AVGGrade : line.SysProductGrade),
    },
    {
      ...number,
      header: headed('term.netPrice', 'term.bahtPerKg'),
      value: (line) => ('of' in line ? line.of.AVGPrice : line.SysPrice),
    },
    {
      ...number,
      header: headed('term.amount', 'term.baht'),
      value: (line) => ('of' in line ? line.of.Amount : line.Amount),
    },
  ]
}
