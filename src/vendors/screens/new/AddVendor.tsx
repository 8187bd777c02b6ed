import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { useOneDialog } from '../../../ui/dialogs/use-open-dialog.tsx'
import { calls } from '../../contract.ts'
import type { Vendor } from '../vendor.ts'
import { NewVendor } from './NewVendor.tsx'
import { useCanEditMasterData } from './use-can-edit-master-data.ts'

/** The button that adds a vendor, where officers do. */
export function AddVendor({ onAdded }: { onAdded: (vendor: Vendor) => void }) {
  const { t } = useTranslation()
  const adding = useOneDialog('new')
  if (!useCanEditMasterData()) return null
  return (
    <>
      <Button
        leftSection={<IconPlus size={14} stroke={1.7} aria-hidden="true" />}
        onClick={adding.open}
      >
        {t('vendor.add')}
      </Button>
      {adding.around(() => (
        <Proposed onClose={adding.close} onAdded={onAdded} />
      ))}
    </>
  )
}

/** The dialog, once it is known what to propose. */
function Proposed(props: { onClose: () => void; onAdded: (vendor: Vendor) => void }) {
  const { data, isLoading } = useCall(calls.getNextCodes, {}, { keepPrevious: false })
  if (isLoading) return null
  const { NextVendorCode, NextCustomerCode } = data ?? {}
  return (
    <NewVendor
      {...props}
      proposed={{ vendor: NextVendorCode ?? '', customer: NextCustomerCode ?? '' }}
    />
  )
}
