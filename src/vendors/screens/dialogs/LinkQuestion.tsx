import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/Banner.tsx'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import type { Vendor } from '../vendor.ts'
import css from './dialogs.module.css'

export interface Customer {
  CustomerID: number
  CustomerCustomerID: string
  CustomerCustomerName: string
}

interface Props {
  vendor: Vendor
  customer: Customer
  running: boolean
  onYes: () => unknown
  onNo: () => void
}

/** The confirmation before vendor and customer are linked; warns where their names differ. */
export function LinkQuestion({ vendor, customer, ...handlers }: Props) {
  const { t } = useTranslation()
  const { VendorAccountNumber: code, VendorOrganizationName: name } = vendor
  const { CustomerCustomerID: avl, CustomerCustomerName: avlName } = customer
  return (
    <Confirm
      question={t('ask.link', { vendor: name, avl })}
      text={
        <>
          <dl className={css.pair}>
            <Side label={t('term.vendor')} code={code} name={name} />
            <Side label={t('vendor.link.customer')} code={avl} name={avlName} />
          </dl>
          {!isSameName(name, avlName) && <Banner attention>{t('vendor.link.otherName')}</Banner>}
        </>
      }
      verb={t('vendor.link')}
      {...handlers}
    />
  )
}

function Side({ label, code, name }: { label: string; code: string; name: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className="num">{code}</span>
        <br />
        {name}
      </dd>
    </div>
  )
}

/** Spaces and capitals make no other name. */
function isSameName(one: string, other: string): boolean {
  const bare = (name: string) => name.replace(/\s+/g, '').toLowerCase()
  return bare(one) === bare(other)
}
