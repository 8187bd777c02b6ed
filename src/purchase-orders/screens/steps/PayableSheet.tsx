import { Button, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../platform/thai-date.ts'
import { SecondOfficer } from '../../../ui/actions/SecondOfficer.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { kilograms, money, percent } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { FactsGrid } from '../../../ui/record/FactsGrid.tsx'
import { CodeAndName } from '../../../ui/table/cells.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { calls as vendorCalls } from '../../../vendors/contract/account-change.ts'
import { formerAccountValues, groupAccount } from '../../../vendors/rules.ts'
import { useLineColumns, usePaidColumns } from '../lines/line-columns.tsx'
import { type Payable, slipOf } from '../order.ts'
import { VendorLink } from '../VendorLink.tsx'
import css from './PayableSheet.module.css'

/** A preview of the payable: payee, bank account, and lines with their sums. */
export function PayableSheet({ payable }: { payable: Payable }) {
  const { t } = useTranslation()
  const { VendorAccountNumber, VendorOrganizationName, SysBookBankNumber } = payable
  return (
    <Stack gap={0} className={css.sheet}>
      {!SysBookBankNumber && (
        <Banner attention>
          {t('invoice.noBank', { vendor: VendorOrganizationName })}{' '}
          <VendorLink account={VendorAccountNumber} />
        </Banner>
      )}
      <AccountChange payable={payable} />
      <Payee payable={payable} />
      <div className={css.lines}>
        <Lines payable={payable} />
      </div>
    </Stack>
  )
}

function Payee({ payable }: { payable: Payable }) {
  const { t } = useTranslation()
  const { VendorAccountNumber, VendorOrganizationName, AVL } = payable
  const { SysTaxDeduction, SysBankName, SysBookBankNumber } = payable
  const account = SysBookBankNumber ? (
    <span className="unbroken">{groupAccount(SysBookBankNumber, SysBankName)}</span>
  ) : (
    <span className={payable.Cash ? undefined : 'attention'}>
      {t(payable.Cash ? 'term.cash' : 'term.noAccount')}
    </span>
  )
  return (
    <FactsGrid
      facts={[
        {
          label: t('term.vendor'),
          value: <CodeAndName code={VendorAccountNumber} name={VendorOrganizationName} />,
        },
        { label: t('term.avl.short'), value: AVL },
        { label: t('term.tax'), value: `${percent(SysTaxDeduction)}%` },
        { label: t('term.bank'), value: SysBankName },
        { label: t('invoice.account'), value: account },
      ]}
    />
  )
}

function Lines({ payable }: { payable: Payable }) {
  const { t } = useTranslation()
  const { PONumber, POLineSet, TotalLine, TotalWeight, TotalAmount, TotalTax, TotalPaid } = payable
  const { ticket, plate, goods, net, price, amount } = useLineColumns(POLineSet)
  return (
    <DataTable
      label={`${t('record.lines')} ${PONumber}`}
      columns={[ticket, plate, ...goods, net, price, amount, ...usePaidColumns()]}
      rows={POLineSet}
      rowKey={(line) => line.UUID}
      rowName={slipOf}
      numbered={false}
      totals={{
        label: t('record.total', { n: TotalLine, count: TotalLine }),
        cells: {
          net: kilograms(TotalWeight),
          amount: money(TotalAmount),
          tax: money(TotalTax),
          paid: money(TotalPaid),
        },
      }}
    />
  )
}

/** Says who changed the account that is to be paid, until another officer says that it is right. */
function AccountChange({ payable }: { payable: Payable }) {
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
