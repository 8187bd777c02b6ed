import { Box, Button, Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { formatInstant } from '../../../platform/thai-date.ts'
import { SecondOfficer } from '../../../ui/actions/SecondOfficer.tsx'
import { Banner } from '../../../ui/Banner.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { ChoiceField, SegmentField } from '../../../ui/form/choice-fields.tsx'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { type RecordForm, useRecordForm } from '../../../ui/form/use-record-form.tsx'
import { money } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { bankChoices } from '../../../vendors/rules/bank-choices.ts'
import { accountDigits, groupAccount } from '../../../vendors/rules.ts'
import { headerWithPayable } from '../../contract/order.ts'
import { calls } from '../../contract.ts'
import type { HistoryEvent } from '../history/group-events.ts'
import { offered, officerOf, type Payable } from '../order.ts'
import { usePayeeName } from '../payee-name.ts'
import { doneMessage, isStale, type QuestionProps, useOrderAction } from './order-action.ts'
import { isCash, type PayeeForm, payeeForm, payeeInput, payeeOf } from './payee-form.ts'
import { usePayable } from './use-payable.tsx'

/** Pays a payable to another account, or in cash, as long as its order is not finalized. */
export function PayeeQuestion(props: QuestionProps) {
  const { t } = useTranslation()
  const { order, onClose } = props
  const { payable, instead } = usePayable(order)
  if (payable) return <PayeeDialog {...props} payable={payable} />
  return (
    <Dialog title={t('payee.title', { po: order.PONumber })} width={640} onClose={onClose}>
      {instead}
    </Dialog>
  )
}

/** Says who changed where a payable is paid to, until another officer says that it is right, which closes the dialog. */
function PayeeChange({ payable, onClose }: { payable: Payable; onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { UUID: POHeaderUUID, PONumber: po, Version, AccountChangedAt, AccountChangedBy } = payable
  const confirm = useOrderAction(calls.confirmPayee, {
    done: t('done.payeeConfirmed', { po }),
    onDone: onClose,
    onLatest: onClose,
  })
  if (!AccountChangedAt) return null
  const time = formatInstant(AccountChangedAt, 'short', language)
  return (
    <Box mb="md">
      <Banner attention>
        {t('payee.changed', { officer: AccountChangedBy, time })}{' '}
        {offered('confirmPayee', payable) && (
          <SecondOfficer standing={payable.AccountCheck}>
            <Button
              size="compact-xs"
              variant="default"
              loading={confirm.running}
              onClick={() => confirm.run({ POHeaderUUID, Version })}
            >
              {t('vendor.accountIsRight')}
            </Button>
          </SecondOfficer>
        )}
      </Banner>
    </Box>
  )
}

/** Bank and number of the account that a payable is paid to. */
function AccountFields({ form, latest }: Pick<RecordForm<Payable, PayeeForm>, 'form' | 'latest'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { SysBankName, SysBookBankNumber } = form.values
  const digits = accountDigits(SysBookBankNumber)
  return (
    <>
      <ChoiceField
        required
        label={t('term.bank')}
        choices={bankChoices(SysBankName, language)}
        all={t('payee.chooseBank')}
        {...form.field('SysBankName')}
        description={latest('SysBankName', (now) => now.SysBankName)}
      />
      <TextField
        required
        label={t('term.account')}
        autoComplete="off"
        {...form.field('SysBookBankNumber')}
        description={
          latest('SysBookBankNumber', (now) => now.SysBookBankNumber) ??
          (digits && groupAccount(digits, SysBankName))
        }
      />
    </>
  )
}

const WAYS = ['account', 'cash']

/** Where a payable is paid to: an account or cash, and below it what was changed of it before. */
function PayeeDialog({
  payable,
  onClose,
  onDone,
}: Omit<QuestionProps, 'order'> & { payable: Payable }) {
  const { t } = useTranslation()
  const { form, base, latest, ...rest } = useRecordForm<Payable, PayeeForm>(payable, payeeOf, {
    schema: payeeForm,
    shape: headerWithPayable,
    draft: `payee:${payable.UUID}`,
  })
  const { UUID: POHeaderUUID, PONumber, Version, VendorOrganizationName, TotalPaid } = base
  const wayWords = (way: string) => t(way === 'cash' ? 'term.cash' : 'payee.toAccount')
  return (
    <FormDialog
      isEdit
      title={t('payee.title', { po: PONumber })}
      about={VendorOrganizationName}
      width={640}
      form={form}
      call={calls.changePayee}
      input={(typed) => ({ POHeaderUUID, Version, ...payeeInput(typed) })}
      done={doneMessage(t, t('done.payeeChanged', { po: PONumber }), payable)}
      onDone={onDone}
      onRefused={rest.onRefused}
      onLatest={onClose}
      isStale={isStale}
      result={t('payee.after', { paid: money(TotalPaid) })}
      onClose={onClose}
    >
      {rest.staleNotice}
      <PayeeChange payable={payable} onClose={onClose} />
      <SegmentField
        label={t('payee.way')}
        choices={WAYS.map((value) => ({ value, label: wayWords(value) }))}
        {...form.field('way')}
        description={latest('way', ({ way }) => wayWords(way))}
      />
      {!isCash(form.values) && (
        <Box mt="md">
          <FieldGrid>
            <AccountFields form={form} latest={latest} />
          </FieldGrid>
        </Box>
      )}
      <PayeeChanges orderId={POHeaderUUID} />
    </FormDialog>
  )
}

/** Where a payable was to be paid since it was set up: who changed or confirmed it when, the newest first. */
function PayeeChanges({ orderId }: { orderId: string }) {
  const { t } = useTranslation()
  const { data } = useCall(calls.getHistory, { POHeaderUUID: orderId }, { keepPrevious: false })
  const entries = (data?.data ?? []).filter(({ PayeeAfter }) => PayeeAfter !== null)
  if (entries.length === 0) return null
  return (
    <Box aria-label={t('payee.changes')} component="section" mt={16} pt={10} className="topped">
      <Box component="h3" fz={12} lh="18px" m="0 0 4px" className="secondary medium">
        {t('payee.changes')}
      </Box>
      <Stack component="ul" gap={4}>
        {entries.map((entry) => (
          <Change key={entry.ID} entry={entry} />
        ))}
      </Stack>
    </Box>
  )
}

function Change({ entry }: { entry: HistoryEvent }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const nameOf = usePayeeName()
  const { Action, PayeeAfter, HappenedAt } = entry
  const at = formatInstant(HappenedAt, 'table', language)
  return (
    <Group component="li" gap="0 12px" align="stretch" justify="space-between" className="num text">
      <span>{PayeeAfter && t('history.paidTo', { account: nameOf(PayeeAfter) })}</span>
      <span className="muted">
        {[t(`history.${Action}`), officerOf(entry), at].filter(Boolean).join(' · ')}
      </span>
    </Group>
  )
}
