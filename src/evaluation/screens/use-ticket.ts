import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Output } from '../../platform/call.ts'
import { queryKey, useCall } from '../../platform/client.ts'
import { useRefetchOnChange } from '../../ui/live/use-change-events.ts'
import { useBase } from '../../ui/stale/use-base.ts'
import { palmRecord } from '../contract/record.ts'
import { calls } from '../contract.ts'
import { isStale, newest, type PalmRecord } from './record.ts'

/**
 * The current ticket of an open dialog, and the `base` that its officer's work began from: a colleague's grade or price
 * makes the work stale, until `continueWithCurrent` makes the current ticket its base.
 */
export function useTicket(row: PalmRecord) {
  const { data } = useCall(calls.getWeightSheet, { SSWeightID: row.ID }, { keepPrevious: false })
  useRefetchOnChange('tickets', calls.getWeightSheet)
  useRefetchOnChange('vendors', calls.getWeightSheet)
  useRefetchOnChange('vehicles', calls.getWeightSheet)
  const {
    base,
    current: ticket,
    takeOver,
    ...record
  } = useBase(row, {
    shape: palmRecord,
    codes: ['ticket.alreadyGraded', 'ticket.alreadyValued'],
    read: data?.weight,
    version: ({ Version }) => Version,
    isStale,
  })
  return {
    ...record,
    base,
    ticket,
    continueWithCurrent: () => takeOver(ticket),
    sentVersion: useSentVersion(ticket, record.outcomeUnknown),
    /** What the mill wants of a grading without a composition. */
    compositionRule: data?.CompositionRule,
  }
}

/** What the actions of a grade or price dialog depend on; `W` is the saving that it runs. */
export interface DialogState<W> {
  record: ReturnType<typeof useTicket>
  /** The record is stale: a colleague saved first. */
  isStale: boolean
  correcting: boolean
  /** The product has no price, or none is loaded. */
  hasNoPrice: boolean
  work: W
  onSheet: (ticket: PalmRecord) => void
}

/**
 * The version to send with a save. After a lost answer it stays the same, so that the request is sent again unchanged
 * and saved once only.
 */
function useSentVersion({ Version }: PalmRecord, outcomeUnknown: boolean) {
  const version = useRef(Version)
  return () => {
    if (!outcomeUnknown) version.current = Version
    return version.current
  }
}

/** Returns a function that runs `work` only while the dialog is open: a late answer must not close or open others. */
export function useWhileOpen() {
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return (work: () => void) => {
    if (isOpen.current) work()
  }
}

type Page = Output<typeof calls.getWeightProcess>

/** Returns a function that puts a saved ticket into its row of the list at once; the list is read again after. */
export function useUpdateList() {
  const queries = useQueryClient()
  const replaced = (page: Page | undefined, record: PalmRecord) =>
    page && {
      ...page,
      data: page.data.map((row) => (row.ID === record.ID ? newest(row, record) : row)),
    }
  return (record: PalmRecord) => {
    const lists = { queryKey: queryKey(calls.getWeightProcess) }
    queries.setQueriesData<Page>(lists, (page) => replaced(page, record))
  }
}

/** The sheet of a ticket, read again when a ticket or an order changes. */
export function useSheet(SSWeightID: number) {
  useRefetchOnChange('tickets', calls.getWeightSheet)
  useRefetchOnChange('orders', calls.getWeightSheet)
  return useCall(calls.getWeightSheet, { SSWeightID }, { keepPrevious: false })
}
