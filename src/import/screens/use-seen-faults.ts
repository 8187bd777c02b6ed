import { useRef } from 'react'
import { type ImportRow, rowKey } from './preview.ts'

/** The rows, those that are left out with the faults that they were seen with: they are not judged any more. */
export function useSeenFaults(rows: readonly ImportRow[]): ImportRow[] {
  const seen = useRef(new Map<string, ImportRow['Faults']>()).current
  return rows.map((row) => {
    if (row.Faults.length > 0) seen.set(rowKey(row), row.Faults)
    if (row.Outcome !== 'leftOut' || row.Faults.length > 0) return row
    return { ...row, Faults: seen.get(rowKey(row)) ?? [] }
  })
}
