import { expect, test } from 'vitest'
import { fitTable, fittingColumns } from './fitting.ts'

const columns = [
  { key: 'number', header: '', width: 100 },
  { key: 'vendor', header: '' },
  { key: 'time', header: '', width: 60, dropOrder: 1 },
  { key: 'weight', header: '', width: 60, dropOrder: 2 },
  { key: 'officer', header: '', width: 150, hidden: true },
  { key: 'remark', header: '', width: 150, hidden: true },
]
const table = { label: '', columns, rowKey: String, rowName: String, numbered: false }
const keys = (room: number) => fittingColumns(table, room).map(({ key }) => key)

test('every column stands where there is room for it', () => {
  expect(keys(640)).toEqual(['number', 'vendor', 'time', 'weight', 'officer', 'remark'])
})

test('spare columns go first, then the chosen ones from the last on, until the rest fits', () => {
  expect(keys(639)).toEqual(['number', 'vendor', 'weight', 'officer', 'remark'])
  expect(keys(520)).toEqual(['number', 'vendor', 'officer', 'remark'])
  expect(keys(519)).toEqual(['number', 'vendor', 'officer'])
  expect(keys(369)).toEqual(['number', 'vendor'])
})

test("a list's own columns stay in the narrowest window, which scrolls", () => {
  expect(keys(100)).toEqual(['number', 'vendor'])
})

test('a table as narrow as an upright tablet does without row numbers before any column', () => {
  const numbered = { ...table, columns: columns.slice(0, 4), numbered: true }
  expect(fitTable(numbered, 384).numbered).toBe(true)
  expect(fitTable(numbered, 383)).toEqual({ columns: numbered.columns, numbered: false })
  expect(fitTable({ ...numbered, numbered: false }, 300).numbered).toBe(false)
})

test('a column that is left out stands under the one that it names', () => {
  const time = { key: 'time', header: '', width: 60, dropOrder: 1, under: 'vendor' }
  const [, vendor] = fittingColumns({ ...table, columns: [columns[0]!, columns[1]!, time] }, 279)
  expect(vendor).toMatchObject({ key: 'vendor', below: [time] })
})

test('a column is as wide as what stands under it needs', () => {
  const time = {
    key: 'time',
    header: '',
    width: 98,
    dropOrder: 1,
    under: 'number',
    widthUnder: 120,
  }
  const [number] = fittingColumns({ ...table, columns: [...columns.slice(0, 2), time] }, 300)
  expect(number).toMatchObject({ key: 'number', width: 120, below: [time] })
})
