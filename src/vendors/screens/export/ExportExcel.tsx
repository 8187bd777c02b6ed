import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Input } from '../../../platform/call.ts'
import { allowed, invoke, saveFile } from '../../../platform/client.ts'
import { decimal } from '../../../platform/money.ts'
import type { Language } from '../../../platform/thai-date.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { errorMessage } from '../../../ui/error-message.ts'
import { excelOf, type SheetColumn } from '../../../ui/excel/excel.ts'
import { sheetColumns } from '../../../ui/excel/field-columns.ts'
import { count } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { showFailure, showNotice, showSuccess } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import { levelWords } from '../../rules/level.ts'
import { LISTED_FIELDS, VALUE_FIELDS } from '../../rules/listed-fields.ts'
import { groupAccount } from '../../rules.ts'
import { alertOf, type Vendor } from '../vendor.ts'

const FILE = 'vendor_report.xlsx'

type Filters = Omit<Input<typeof calls.exportVendors>, 'after'>

interface Props {
  filters: Filters
  /** How many vendors match, as the list counts them. */
  total: string
  /** The product group of the exported prices, where the list shows those of another. */
  group: string | undefined
}

/** Exports all vendors of the list as an Excel file, with progress and a stop button. */
export function ExportExcel({ filters, total, group }: Props) {
  const { t } = useTranslation()
  const { read, writing, run, stop, ...may } = useExport(filters)
  if (!may.allowed) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={14} stroke={1.7} aria-hidden="true" />}
        onClick={run}
      >
        {t('ui.exportExcel')}
      </Button>
      {read !== undefined && (
        <Confirm
          question={t('vendor.exporting', { file: FILE })}
          text={
            <>
              <div role="status" className="num">
                {writing
                  ? t('vendor.exporting.writing')
                  : t('vendor.exporting.rows', { n: count(read), m: total })}
              </div>
              {group && <div>{t('vendor.exporting.group', { group })}</div>}
            </>
          }
          verb={t('ui.exportExcel')}
          running
          onStop={stop}
          onYes={() => {}}
          onNo={stop}
        />
      )}
    </>
  )
}

/**
 * Reads every vendor that matches, a thousand at a time, and saves them as an Excel file. `read` counts them while
 * it is under way, and `writing` says that all are read; `stop` ends it, and then nothing is saved.
 */
function useExport(filters: Filters) {
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

/** The columns of the vendor report: those of the list and the fields of the dialogs. */
function reportColumns(t: TFunction, language: Language): SheetColumn<Vendor>[] {
  const column = sheetColumns(LISTED_FIELDS, t, language)
  return [
    { header: t('term.number'), width: 8, places: 0, value: (_, index) => index + 1 },
    column('VendorAccountNumber'),
    column('VendorOrganizationName'),
    column('CustomerCustomerID'),
    column('CustomerCustomerName'),
    column('FD7Value'),
    column('CustomerLevel', {
      value: ({ CustomerLevelName: name }) => name && levelWords(t, name),
    }),
    column('PriceProduct', { width: 26 }),
    column('PriceDaily'),
    column('PriceCustomer'),
    { header: t('vendor.premiumPart'), width: 18, places: 2, value: premiumOf },
    column('PriceFinal'),
    { header: t('vendor.alert'), width: 24, value: (vendor) => alertWords(t, vendor) },
    ...Object.values(VALUE_FIELDS).map(({ wire }) => column(wire)),
    column('CustomerSysBankName'),
    column('CustomerSysBookBankNumber', { value: accountOf }),
    column('CustomerSysTaxDeduction', { width: 22 }),
  ]
}

/** The premium of the price; ladder and premium are of the same version. */
function premiumOf({ PriceDaily, PriceCustomer, PriceFinal }: Vendor): number | null {
  if (PriceDaily === null || PriceCustomer === null || PriceFinal === null) return null
  return decimal(PriceFinal).minus(PriceDaily).minus(PriceCustomer).toNumber()
}

function alertWords(t: TFunction, vendor: Vendor): string | undefined {
  const alert = alertOf(vendor)
  return alert && t(alert.word, { level: levelWords(t, alert.name) })
}

function accountOf({ CustomerSysBankName, CustomerSysBookBankNumber: digits }: Vendor) {
  return digits && groupAccount(digits, CustomerSysBankName)
}
