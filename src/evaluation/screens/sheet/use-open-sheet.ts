import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type ChangeOptions, useChangeSearch } from '../../../ui/address.ts'
import type { PalmRecord } from '../record.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The history entry before this one is the same list without the sheet. */
    sheetOverList?: boolean
  }
}

/** Returns a function that shows a ticket's sheet, by changing the address of the list. */
export function useOpenSheet() {
  const showTicket = useShowTicket()
  return ({ ID }: Pick<PalmRecord, 'ID'>) =>
    showTicket(ID, { state: (now) => ({ ...now, sheetOverList: true }) })
}

/** Closes a dialog by `onClose` and shows the sheet of its ticket instead. */
export function useOpenSheetInstead(onClose: () => void) {
  const openSheet = useOpenSheet()
  return (ticket: Pick<PalmRecord, 'ID'>) => {
    onClose()
    openSheet(ticket)
  }
}

/**
 * Returns a function that closes the sheet. It goes back in history where the sheet was opened from the list, so that
 * Back need not be pressed twice.
 */
export function useCloseSheet(ticket: number | null) {
  const { history } = useRouter()
  const showTicket = useShowTicket()
  const isLeaving = useRef(false)
  useEffect(() => {
    isLeaving.current = ticket === null
  }, [ticket])
  return () => {
    if (isLeaving.current) return
    isLeaving.current = true
    if (history.location.state.sheetOverList) history.back({ ignoreBlocker: true })
    else void showTicket(null, { replace: true })
  }
}

/** Puts the list behind a sheet that the window begins with, so that Back closes the sheet instead of leaving. */
export function useListBehind(ticket: number | null) {
  const { history } = useRouter()
  useEffect(() => {
    const { href, state } = history.location
    if (ticket === null || state.__TSR_index !== 0) return
    const list = new URL(window.location.href)
    list.searchParams.delete('ticket')
    // The router listens to the window's own function; it shows the sheet all the while.
    History.prototype.replaceState.call(window.history, window.history.state, '', list)
    history.push(href, { sheetOverList: true }, { ignoreBlocker: true })
  }, [ticket, history])
}

function useShowTicket() {
  const changeSearch = useChangeSearch()
  return (ticket: number | null, options: ChangeOptions) =>
    changeSearch((now) => ({ ...now, ticket: ticket ?? undefined }), options)
}
