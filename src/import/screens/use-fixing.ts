import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { invoke } from '../../platform/client.ts'
import { errorMessage } from '../../ui/error-message.ts'
import { showFailure, showUntilHidden } from '../../ui/toasts.tsx'
import { calls } from '../contract.ts'
import { MAX_ROWS_GIVEN } from '../rules.ts'
import { alike, fix, fixAlike, fixedValue, leaveOut, leftOutOf, takeBack } from './choices.ts'
import { type Entry, isFaulty } from './entries.ts'
import { type Fault, type ImportRow, type Preview, rowKey } from './preview.ts'
import type { Draft } from './use-draft.ts'
import { useOnReturn } from './use-on-return.ts'

/** What an officer does with faulty rows: puts another value in, leaves them out, takes them back. */
export function useFixing(preview: Preview, { choices, choose, isUnsent, sendAgain }: Draft) {
  const { t } = useTranslation()
  const [editing, setEditing] = useState<string>()
  const [isGathering, setGathering] = useState(false)
  const onReturn = useOnReturn()
  const leftOut = leftOutOf(choices)
  const isOpen = preview.State === 'draft'
  const isLeftOut = (row: ImportRow) => leftOut.has(rowKey(row))
  const put = (rows: readonly ImportRow[], field: string, value: string) => {
    setEditing(undefined)
    choose((before) => fix(before, rows, field, value))
  }
  const mayFix = ({ row, fault }: Entry): boolean =>
    isOpen && fault?.Field != null && !isLeftOut(row)
  /** Reads every faulty row, which takes its time for a large file, and does `then` with them. */
  const gather = async (then: (rows: readonly ImportRow[]) => void) => {
    setGathering(true)
    try {
      then(await allFaulty(preview.ImportUUID))
    } catch (error) {
      if (!onReturn(error, () => gather(then))) showFailure(errorMessage(t, error))
    }
    setGathering(false)
  }
  /** Offers to put a value in all rows in which the same is wrong. */
  const offerAlike = (row: ImportRow, field: string, value: string) => {
    const fault = row.Faults.find(({ Field }) => Field === field)
    const others = fault ? alike(preview.Rows, row.Kind, fault).length - 1 : 0
    if (!fault?.Value || others < 1 || [fault.Proposal, fault.Value].includes(value)) return
    const words = t('import.alike', { from: fault.Value, to: value })
    const run = () => gather((rows) => put(alike(rows, row.Kind, fault), field, value))
    showUntilHidden(words, { words: t('import.useAlike.short'), run })
  }
  return {
    isOpen,
    isGathering,
    editing,
    isLeftOut,
    mayFix,
    /** What was put in and is not validated yet. */
    underWay: (row: ImportRow, field: string) =>
      isUnsent ? fixedValue(choices, row, field) : undefined,
    /** Sends that again, once it could not be sent. */
    sendAgain,
    open: (entry: Entry) => mayFix(entry) && setEditing(entry.key),
    close: () => setEditing(undefined),
    put: (row: ImportRow, field: string, value: string) => {
      offerAlike(row, field, value)
      put([row], field, value)
    },
    /** Whether other rows have the same fault and proposal. */
    hasAlike: (row: ImportRow, fault: Fault) => alike(preview.Rows, row.Kind, fault).length > 1,
    putAlike: (row: ImportRow, fault: Fault) =>
      gather((rows) => {
        setEditing(undefined)
        choose((before) => fixAlike(before, alike(rows, row.Kind, fault), fault))
      }),
    toggle: ({ row }: Entry) => {
      if (!isOpen || !isFaulty(row)) return
      choose((before) => (isLeftOut(row) ? takeBack(before, [row]) : leaveOut(before, [row])))
    },
    leaveAll: () => gather((rows) => choose((before) => leaveOut(before, rows))),
    takeAllBack: () => choose((before) => ({ ...before, LeftOut: [] })),
  }
}

export type Fixing = ReturnType<typeof useFixing>

/** Every row that is faulty or left out. */
export async function allFaulty(ImportUUID: string): Promise<ImportRow[]> {
  const all: ImportRow[] = []
  while (true) {
    const part = {
      ImportUUID,
      Outcome: 'faulty' as const,
      Offset: all.length,
      Limit: MAX_ROWS_GIVEN,
    }
    const { Rows, Total } = await invoke(calls.getImportRows, part)
    all.push(...Rows)
    if (Rows.length === 0 || all.length >= Total) return all
  }
}
