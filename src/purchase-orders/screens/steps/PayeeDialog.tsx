import { Box, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { SegmentField } from '../../../ui/form/choice-fields.tsx'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
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
import { useOrderAction } from './use-order-action.ts'

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
  const action = useOrderAction(calls.changePayee, {
    done: doneMessage(t, t('done.payeeChanged', { po: PONumber }), payable),
    onDone,
    draft: form.draft,
    onRefused: rest.onRefused,
    onLatest: onClose,
  })
  const wayWords = (way: string) => t(way === 'cash' ? 'term.cash' : 'payee.toAccount')
  const save = (typed: PayeeForm) => action.run({ POHeaderUUID, Version, ...payeeInput(typed) })
  return (
    <Dialog
      title={t('payee.title', { po: PONumber })}
      about={VendorOrganizationName}
      width={640}
      dirty={form.dirty}
      draft={form.draft}
      busy={action.running}
      onClose={onClose}
      onSubmit={() => form.submit(save)}
      result={t('payee.after', { paid: money(TotalPaid) })}
      buttons={
        <Button type="submit" loading={action.running} disabled={!form.dirty}>
          {t('ui.save')}
        </Button>
      }
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
    </Dialog>
  )
}
