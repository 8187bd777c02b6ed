import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../platform/thai-date.ts'
import { SecondOfficer } from '../../../ui/actions/SecondOfficer.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { useLanguage } from '../../../ui/language.ts'
import { calls as vendorCalls } from '../../../vendors/contract/account-change.ts'
import { formerAccountValues } from '../../../vendors/rules.ts'
import type { Payable } from '../order.ts'

/** Says who changed the account that is to be paid, until another officer says that it is right. */
export function AccountChange({ payable }: { payable: Payable }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const confirm = useAction(vendorCalls.confirmAccount, { done: t('done.accountConfirmed') })
  const { AccountChangedAt, AccountChangedBy, AccountCheck, FormerAccount } = payable
  const { VendorOrganizationName: vendor } = payable
  if (!AccountChangedAt || payable.InvoicedAt) return null
  const { CustomerID, SysBankName, SysBookBankNumber, SysTaxDeduction } = payable
  const time = formatInstant(AccountChangedAt, 'short', language)
  const former =
    FormerAccount &&
    `${t('vendor.formerAccount', formerAccountValues(FormerAccount, t('term.noAccount')))} `
  return (
    <Banner attention>
      {t('vendor.accountChanged', { officer: AccountChangedBy, vendor, time })} {former}
      <SecondOfficer standing={AccountCheck}>
        <Button
          size="compact-xs"
          variant="default"
          loading={confirm.running}
          onClick={() =>
            confirm.run({ CustomerID, SysBankName, SysBookBankNumber, SysTaxDeduction })
          }
        >
          {t('vendor.accountIsRight')}
        </Button>
      </SecondOfficer>
    </Banner>
  )
}
