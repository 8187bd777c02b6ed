import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../platform/thai-date.ts'
import { SecondOfficer } from '../../../ui/actions/SecondOfficer.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { ChoiceField } from '../../../ui/form/choice-fields.tsx'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { percent } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { calls } from '../../contract.ts'
import { bankChoices } from '../../rules/bank-choices.ts'
import { formerAccountValues } from '../../rules.ts'
import type { Vendor } from '../vendor.ts'
import { accountRead, accountWords, type Finance, financeForm, financeOf } from './finance-form.ts'
import { SaveDialog, useVendorForm, type VendorDialogProps } from './SaveDialog.tsx'
import { TaxField } from './TaxField.tsx'

/** The dialog for bank, account and withholding tax of a vendor's customer. */
export function FinanceDialog(props: VendorDialogProps) {
  const { t } = useTranslation()
  const { vendor, onClose } = props
  const language = useLanguage()
  const { form, base, field, latest, dialog } = useVendorForm(props, financeOf, {
    schema: financeForm,
    draft: 'vendor.finance',
  })
  const { UUID: VendorUUID, CustomerID, CustomerVersion } = base
  return (
    <SaveDialog
      {...dialog}
      title={t('vendor.finance.title', { vendor: vendor.VendorOrganizationName })}
      call={calls.updateFinance}
      input={({ SysTaxDeduction, ...account }) => ({
        VendorUUID,
        ...account,
        SysTaxDeduction: SysTaxDeduction ?? 0,
        CustomerID,
        CustomerVersion,
      })}
      asks={(typed, answer) => {
        const [before, after] = [accountWords(financeOf(base)), accountWords(typed)]
        if (before === '' || before === after) return undefined
        return (
          <Confirm
            question={t('vendor.finance.ask', { vendor: vendor.VendorOrganizationName })}
            text={t('vendor.finance.ask.text', { before, after: after || t('term.noAccount') })}
            verb={t('ui.save')}
            {...answer}
          />
        )
      }}
      result={t('vendor.finance.after')}
    >
      <AccountChange vendor={base} onClose={onClose} />
      <FieldGrid columns={1}>
        <ChoiceField
          autoFocus
          label={t('vendor.finance.bank')}
          choices={bankChoices(base.CustomerSysBankName, language)}
          all={t('vendor.finance.noBank')}
          {...field('SysBankName')}
        />
      </FieldGrid>
      <FieldGrid>
        <TextField
          label={t('vendor.finance.account')}
          autoComplete="off"
          {...form.field('SysBookBankNumber')}
          description={
            latest('SysBookBankNumber', (now) => now.SysBookBankNumber) ?? (
              <AccountRead finance={form.values} />
            )
          }
        />
        <TaxField
          required
          {...field('SysTaxDeduction', (values) => `${percent(values.SysTaxDeduction)}%`)}
        />
      </FieldGrid>
    </SaveDialog>
  )
}

/** The account number as it will be shown, with a warning where its length is unusual for the bank. */
function AccountRead({ finance }: { finance: Finance }) {
  const { t } = useTranslation()
  const read = accountRead(finance)
  if (!read) return null
  if (read.usual === undefined) {
    const isSo = read.account === finance.SysBookBankNumber.trim()
    return isSo ? null : t('vendor.finance.digits', { ...read, count: read.n })
  }
  return t('vendor.finance.otherLength', { ...read, count: read.n, m: read.usual })
}

/** Says who changed account or tax, until another officer says that they are right, which closes the dialog. */
function AccountChange({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) {
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
