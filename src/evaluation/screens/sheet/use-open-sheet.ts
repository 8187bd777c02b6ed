import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type ChangeOptions, useChangeSearch } from '../../../ui/address.ts'
import type { PalmRecord } from '../record.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry before this one is the same list without the sheet. */
    sheetOverList?: boolean
  }
}

/** Shows the sheet of a ticket, by the address of the list. */
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

/** Closes the sheet of `ticket`: goes back where it was opened over the list, so that Back is not needed twice. */
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

function useShowTicket() {
  const changeSearch = useChangeSearch()
  return (ticket: number | null, options: ChangeOptions) =>
    changeSearch((now) => ({ ...now, ticket: ticket ?? undefined }), options)
}
