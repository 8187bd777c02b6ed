import { Box } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { LookupField } from '../../../ui/form/LookupField.tsx'
import type { FieldProps } from '../../../ui/form/use-form.ts'
import { calls } from '../../contract.ts'
import { VendorLink } from '../VendorLink.tsx'
import type { Environment } from './new-header.ts'

export type VendorOption = Environment['vendor'][number]

/** Why no order can be made for a vendor; undefined where one can. */
export function obstacleOf(t: TFunction, vendor: VendorOption): string | undefined {
  const names = { vendor: vendor.VendorOrganizationName }
  if (!vendor.FD7Value) return t('po.noD7', names)
  if (vendor.SSCustomer === null) return t('po.vendorNotLinked', names)
  return undefined
}

/** Searches the vendor of a new order by code, name or AVL; says at once what data the vendor lacks. */
export function VendorField(props: {
  vendor: VendorOption | null
  onChoose: (vendor: VendorOption | null) => void
  error?: FieldProps<string>['error']
}) {
  const { t } = useTranslation()
  const { vendor, onChoose } = props
  const [search, setSearch] = useState('')
  const query = useCall(calls.getEnvironmentPOForm, search ? { filterSearch: search } : {})
  const found = query.data?.vendor ?? []
  useUpdatedVendor(vendor, found, onChoose)
  const obstacle = vendor && obstacleOf(t, vendor)
  return (
    <>
      <LookupField
        autoFocus
        required
        label={t('term.vendor')}
        placeholder={t('new.vendor.type')}
        value={vendor && choiceOf(vendor)}
        choices={found.map(choiceOf)}
        query={query}
        onSearch={setSearch}
        onChange={(choice) => onChoose(found.find(({ UUID }) => UUID === choice?.value) ?? null)}
        error={obstacle ?? props.error}
      />
      {obstacle && (
        <Box mt={6}>
          <VendorLink account={vendor.VendorAccountNumber} />
        </Box>
      )}
    </>
  )
}

/** Replaces the chosen vendor when its data was changed elsewhere and the options were read again. */
function useUpdatedVendor(
  vendor: VendorOption | null,
  found: readonly VendorOption[],
  onChoose: (vendor: VendorOption) => void,
) {
  const current = found.find(({ UUID }) => UUID === vendor?.UUID)
  const isOther = current !== undefined && JSON.stringify(current) !== JSON.stringify(vendor)
  useEffect(() => {
    if (isOther) onChoose(current)
  })
}

function choiceOf(vendor: VendorOption) {
  const { UUID, VendorAccountNumber, VendorOrganizationName, CustomerCustomerID } = vendor
  const name = `${VendorAccountNumber} ${VendorOrganizationName}`
  return { value: UUID, label: CustomerCustomerID ? `${name} · AVL ${CustomerCustomerID}` : name }
}
