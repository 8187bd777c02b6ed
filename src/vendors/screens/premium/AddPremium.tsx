import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { Output } from '../../../platform/call.ts'
import { messageKey } from '../../../platform/catalogue.ts'
import { useCall } from '../../../platform/client.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { LookupField } from '../../../ui/form/LookupField.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { calls } from '../../contract.ts'

type Plain = Output<typeof calls.getNoPremium>[number]

const schema = z.object({ VendorUUID: z.string().min(1, messageKey('v.vendorChosen')) })

/** A vendor that gets the premium price from now on, found by code, name or AVL. */
export function AddPremium({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Plain | null>(null)
  const form = useDraft(useForm({ VendorUUID: '' }, schema), 'premium.add', {
    value: chosen,
    onUse: setChosen,
  })
  const choose = (vendor: Plain | null) => {
    setChosen(vendor)
    form.set({ VendorUUID: vendor?.UUID ?? '' })
  }
  return (
    <FormDialog
      title={t('premium.add')}
      form={form}
      call={calls.updatePremium}
      input={({ VendorUUID }) => ({ VendorUUID, IsPremium: 1 as const })}
      verb={t('premium.add')}
      done={t('done.premiumAdded')}
      onLatest={() => choose(null)}
      isStale={(code) => code === 'premium.already'}
      result={t('premium.effect')}
      onClose={onClose}
    >
      <VendorField vendor={chosen} onChoose={choose} error={form.field('VendorUUID').error} />
    </FormDialog>
  )
}

function VendorField(props: {
  vendor: Plain | null
  onChoose: (vendor: Plain | null) => void
  error?: string
}) {
  const { t } = useTranslation()
  const { vendor, onChoose, error } = props
  const [search, setSearch] = useState('')
  const query = useCall(calls.getNoPremium, search ? { filterSearch: search } : {})
  const found = query.data ?? []
  return (
    <LookupField
      autoFocus
      required
      label={t('term.vendorSearch')}
      value={vendor && choiceOf(vendor)}
      choices={found.map(choiceOf)}
      query={query}
      onSearch={setSearch}
      onChange={(choice) => onChoose(found.find(({ UUID }) => UUID === choice?.value) ?? null)}
      error={error}
    />
  )
}

function choiceOf({ UUID, ...vendor }: Plain) {
  const { VendorAccountNumber, VendorOrganizationName, CustomerCustomerID } = vendor
  const name = `${VendorAccountNumber} ${VendorOrganizationName}`
  return { value: UUID, label: CustomerCustomerID ? `${name} · AVL ${CustomerCustomerID}` : name }
}
