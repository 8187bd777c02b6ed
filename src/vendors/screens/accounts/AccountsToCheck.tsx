import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import { useCall } from '../../../platform/client.ts'
import type { ListedFields } from '../../../platform/fields.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { BatchQuestion } from '../../../ui/batch/BatchQuestion.tsx'
import { useMany, useWholeTicks } from '../../../ui/batch/use-many.tsx'
import { counted, NO_VALUE, percent } from '../../../ui/format.ts'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { ScreenLayout } from '../../../ui/ScreenLayout.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import { BrowserList } from '../../../ui/table/BrowserList.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { useFieldColumns } from '../../../ui/table/field-columns.ts'
import { calls } from '../../contract.ts'
import { LISTED_FIELDS } from '../../rules/listed-fields.ts'
import { accountText, formerAccountValues } from '../../rules.ts'

type Account = Output<typeof calls.getAccountsToCheck>[number]
const NONE: readonly Account[] = []

/** The accounts and taxes that one officer changed or a file brought: another one compares them, and says that they are right. */
export function AccountsToCheck() {
  const { t } = useTranslation()
  const query = useCall(calls.getAccountsToCheck, {})
  useRefetchOnChange('vendors', calls.getAccountsToCheck)
  const accounts = query.data ?? NONE
  const blocked = (account: Account) => blockerOf(t, account)
  const mine = accounts.filter((account) => !blocked(account))
  const { selection, open, question } = useMany({
    ticks: useWholeTicks('accountsToCheck', accounts, keyOf, blocked),
    name: 'accountsToCheck',
    facts: (chosen) => ({ facts: [t('accounts.count', counted(chosen.length))] }),
    verb: (chosen) => t('accounts.right', counted(chosen.length)),
    ask: (asked, close) => (
      <BatchQuestion
        call={calls.confirmAccounts}
        items={asked.map(asSeen)}
        question={t('accounts.ask', counted(asked.length))}
        text={t('accounts.ask.text')}
        verb={t('accounts.right', counted(asked.length))}
        name={({ CustomerID }) => nameOf(asked, CustomerID)}
        done={t('accounts.done', counted(asked.length))}
        onClose={(_, isAll) => close(isAll === true)}
      />
    ),
  })
  return (
    <ScreenLayout
      title={t('screen.accountsToCheck')}
      count={accounts.length > 0 && t('accounts.count', counted(accounts.length))}
      main={
        mine.length > 0 && (
          <Button leftSection={<IconCheck size={14} aria-hidden />} onClick={() => open(mine)}>
            {t('accounts.all', counted(mine.length))}
          </Button>
        )
      }
    >
      <Standing accounts={accounts} />
      <BrowserList
        list="accountsToCheck"
        usualSize={100}
        label={t('screen.accountsToCheck')}
        columns={useColumns()}
        query={query}
        rowKey={keyOf}
        rowName={({ CustomerCustomerName }) => CustomerCustomerName}
        selection={selection}
        empty={<EmptyState words={t('accounts.empty')} />}
      />
      {question}
    </ScreenLayout>
  )
}

/** Why nobody but another officer can check these accounts, or that whoever does it does it alone. */
function Standing({ accounts }: { accounts: readonly Account[] }) {
  const { t } = useTranslation()
  const [first] = accounts
  if (accounts.some(({ AccountCheck }) => AccountCheck === 'alone'))
    return <Banner attention>{t('second.alone')}</Banner>
  const reason = first && accounts.every((one) => blockerOf(t, one)) && blockerOf(t, first)
  return reason ? <Banner attention>{reason}</Banner> : null
}

function blockerOf(t: TFunction, { AccountCheck }: Account): string | undefined {
  if (AccountCheck === 'own') return t('accounts.own')
  return AccountCheck === 'dependent' ? t('second.dependent') : undefined
}

function asSeen({ CustomerID, SysBankName, SysBookBankNumber, SysTaxDeduction }: Account) {
  return { CustomerID, SysBankName, SysBookBankNumber, SysTaxDeduction }
}

function keyOf({ CustomerID }: Account): string {
  return String(CustomerID)
}

function nameOf(accounts: readonly Account[], id: number): string {
  return accounts.find(({ CustomerID }) => CustomerID === id)?.CustomerCustomerName ?? String(id)
}

const FIELDS = {
  ...LISTED_FIELDS,
  SysTaxDeduction: { word: 'accounts.tax', kind: 'percent' },
  AccountChangedAt: { word: 'accounts.changedAt', kind: 'instant' },
  AccountChangedBy: { word: 'accounts.changedBy', kind: 'text' },
} as const satisfies ListedFields

function useColumns(): Column<Account>[] {
  const { t } = useTranslation()
  const column = useFieldColumns(FIELDS)
  const textOf = (account: Account) => accountText(account) || t('term.noAccount')
  const formerOf = ({ FormerAccount, SysTaxDeduction }: Account) => {
    if (!FormerAccount) return NO_VALUE
    const { account, tax } = formerAccountValues(FormerAccount, t('term.noAccount'))
    return tax === SysTaxDeduction ? account : `${account} · ${percent(tax)}%`
  }
  return [
    column('CustomerCustomerID', { width: 96, tone: 'key', sortable: true }),
    column('CustomerCustomerName', { name: true, sortable: true }),
    column('VendorOrganizationName', {
      name: true,
      card: 'line',
      sortable: true,
      value: (account) => account.VendorOrganizationName ?? NO_VALUE,
    }),
    { key: 'Account', header: t('accounts.now'), card: 'line', value: textOf },
    column('SysTaxDeduction', { unit: '%', tone: 'figure', card: 'figure' }),
    {
      key: 'Former',
      header: t('accounts.before'),
      tone: 'support',
      card: 'figure',
      value: formerOf,
    },
    column('AccountChangedAt', { tone: 'support', sortable: true }),
    column('AccountChangedBy', { tone: 'support', sortable: true }),
  ]
}
