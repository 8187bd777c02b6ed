import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../platform/thai-date.ts'
import { SecondOfficer } from '../../../ui/actions/SecondOfficer.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { useLanguage } from '../../../ui/language.ts'
import { calls } from '../../contract.ts'
import { formerAccountValues } from '../../rules.ts'
import type { Vendor } from '../vendor.ts'

/** Says who changed account or tax, until another officer says that they are right, which closes the dialog. */
export function AccountChange({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const confirm = useAction(calls.confirmAccount, {
    done: t('done.accountConfirmed'),
    onDone: onClose,
    onLatest: onClose,
  })
  const { AccountChangedAt, AccountChangedBy, AccountCheck, FormerAccount } = vendor
  const { CustomerID, CustomerSysTaxDeduction } = vendor
  if (!AccountChangedAt || CustomerID === null || CustomerSysTaxDeduction === null) return null
  const former =
    FormerAccount &&
    `${t('vendor.formerAccount', formerAccountValues(FormerAccount, t('term.noAccount')))} `
  return (
    <Banner attention>
      {t('vendor.accountChanged', {
        officer: AccountChangedBy,
        vendor: vendor.VendorOrganizationName,
        time: formatInstant(AccountChangedAt, 'short', language),
      })}{' '}
      {former}
      <SecondOfficer standing={AccountCheck}>
        <Button
          size="compact-xs"
          variant="default"
          loading={confirm.running}
          onClick={() =>
            confirm.run({
              CustomerID,
              SysBankName: vendor.CustomerSysBankName,
              SysBookBankNumber: vendor.CustomerSysBookBankNumber,
              SysTaxDeduction: CustomerSysTaxDeduction,
            })
          }
        >
          {t('vendor.accountIsRight')}
        </Button>
      </SecondOfficer>
    </Banner>
  )
}
