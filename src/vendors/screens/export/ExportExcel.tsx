import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Input } from '../../../platform/call.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { count } from '../../../ui/format.ts'
import type { calls } from '../../contract.ts'
import { FILE, useExport } from './use-export.ts'

interface Props {
  filters: Omit<Input<typeof calls.exportVendors>, 'after'>
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
