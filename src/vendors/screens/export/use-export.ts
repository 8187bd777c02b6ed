import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Input } from '../../../platform/call.ts'
import { allowed, invoke, saveFile } from '../../../platform/client.ts'
import { errorMessage } from '../../../ui/error-message.ts'
import { excelOf } from '../../../ui/excel/excel.ts'
import { useLanguage } from '../../../ui/language.ts'
import { showFailure, showNotice, showSuccess } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import type { Vendor } from '../vendor.ts'
import { reportColumns } from './report.ts'

export const FILE = 'vendor_report.xlsx'

type Filters = Omit<Input<typeof calls.exportVendors>, 'after'>

/**
 * Reads every vendor that matches, a thousand at a time, and saves them as an Excel file. `read` counts them while
 * it is under way, and `writing` says that all are read; `stop` ends it, and then nothing is saved.
 */
export function useExport(filters: Filters) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [read, setRead] = useState<number>()
  const [writing, setWriting] = useState(false)
  const going = useRef<AbortController>(undefined)
  const run = async () => {
    if (going.current) return
    going.current = new AbortController()
    const { signal } = going.current
    setRead(0)
    try {
      const vendors = await readAll(filters, signal, setRead)
      setWriting(true)
      saveFile(
        FILE,
        await excelOf(t('screen.vendor'), reportColumns(t, language), vendors, { signal }),
      )
      showSuccess(t('done.exported', { file: FILE }))
    } catch (error) {
      if (signal.aborted) showNotice(t('vendor.exporting.stopped'))
      else
        showFailure(errorMessage(t, error), {
          words: t('ui.retry'),
          run,
          backOnline: t('sys.backOnline.again'),
        })
    } finally {
      going.current = undefined
      setRead(undefined)
      setWriting(false)
    }
  }
  const stop = () => going.current?.abort()
  return { allowed: allowed(calls.exportVendors), read, writing, run, stop }
}

async function readAll(
  filters: Filters,
  signal: AbortSignal,
  onRead: (n: number) => void,
): Promise<Vendor[]> {
  const vendors: Vendor[] = []
  while (true) {
    const after = vendors.at(-1)?.VendorAccountNumber ?? ''
    const next = await invoke(calls.exportVendors, { ...filters, after }, { signal })
    signal.throwIfAborted()
    if (next.length === 0) return vendors
    vendors.push(...next)
    onRead(vendors.length)
  }
}
