import { Box } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SegmentField } from '../../../ui/form/choice-fields.tsx'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useRecordForm } from '../../../ui/form/use-record-form.tsx'
import { money } from '../../../ui/format.ts'
import { headerWithPayable } from '../../contract/order.ts'
import { calls } from '../../contract.ts'
import type { Payable } from '../order.ts'
import { AccountFields } from './AccountFields.tsx'
import { doneMessage } from './done-message.ts'
import { PayeeChange } from './PayeeChange.tsx'
import { PayeeChanges } from './PayeeChanges.tsx'
import { isCash, type PayeeForm, payeeForm, payeeInput, payeeOf } from './payee-form.ts'
import type { QuestionProps } from './question.ts'
import { isStale } from './refusals.ts'

const WAYS = ['account', 'cash']

/** Where a payable is paid to: an account or cash, and below it what was changed of it before. */
export function PayeeDialog({
  payable,
  onClose,
  onDone,
}: Omit<QuestionProps, 'order'> & { payable: Payable }) {
  const { t } = useTranslation()
  const { form, seen, latest, ...rest } = useRecordForm<Payable, PayeeForm>(payable, payeeOf, {
    schema: payeeForm,
    shape: headerWithPayable,
    draft: `payee:${payable.UUID}`,
  })
  const { UUID: POHeaderUUID, PONumber, Version, VendorOrganizationName, TotalPaid } = seen
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
