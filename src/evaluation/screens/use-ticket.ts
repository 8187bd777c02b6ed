import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Output } from '../../platform/call.ts'
import { queryKey, useCall } from '../../platform/client.ts'
import { useRefetchOnChange } from '../../ui/live/use-change-events.ts'
import { useSeen } from '../../ui/stale/use-seen.ts'
import { palmRecord } from '../contract/record.ts'
import { calls } from '../contract.ts'
import { isStale, newest, type PalmRecord } from './record.ts'

/**
 * The ticket of an open dialog as it stands, whatever the mill does to it meanwhile, and as its officer last saw it: a
 * colleague's grade or price makes the work stale, until `goOn` takes the ticket as it is now.
 */
export function useTicket(row: PalmRecord) {
  const { data } = useCall(calls.getWeightSheet, { SSWeightID: row.ID }, { keepPrevious: false })
  useRefetchOnChange('tickets', calls.getWeightSheet)
  useRefetchOnChange('vendors', calls.getWeightSheet)
  useRefetchOnChange('vehicles', calls.getWeightSheet)
  const { latest, takeOver, ...record } = useSeen(row, {
    shape: palmRecord,
    codes: ['ticket.alreadyGraded', 'ticket.alreadyValued'],
    read: data?.weight,
    version: ({ Version }) => Version,
    isStale,
  })
  return { ...record, ticket: latest, goOn: () => takeOver(latest) }
}

/** The version over which a ticket is saved: what may have been saved is sent again as it was, and saved once. */
export function useSentVersion({ Version }: PalmRecord, outcomeUnknown: boolean) {
  const version = useRef(Version)
  return () => {
    if (!outcomeUnknown) version.current = Version
    return version.current
  }
}

/** Runs work while the dialog is open; an answer that comes after it is closed moves nothing on the screen. */
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

/** Puts a ticket, as an answer brought it, into its row of the list, which reads again a moment later. */
export function useUpdateList() {
  const queries = useQueryClient()
  const within = (page: Page | undefined, record: PalmRecord) =>
    page && {
      ...page,
      data: page.data.map((row) => (row.ID === record.ID ? newest(row, record) : row)),
    }
  return (record: PalmRecord) => {
    const lists = { queryKey: queryKey(calls.getWeightProcess) }
    queries.setQueriesData<Page>(lists, (page) => within(page, record))
  }
}
