import { useQueryClient } from '@tanstack/react-query'
import type { Output } from '../../platform/call.ts'
import { queryKey } from '../../platform/client.ts'
import { calls } from '../contract.ts'
import { newest, type PalmRecord } from './record.ts'

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
