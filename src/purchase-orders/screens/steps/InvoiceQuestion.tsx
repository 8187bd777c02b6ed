import { Button, Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { money } from '../../../ui/format.ts'
import { calls } from '../../contract.ts'
import { doneMessage, type QuestionProps, useOrderAction } from './order-action.ts'
import { PayableSheet } from './PayableSheet.tsx'
import { payableShown } from './payable-shown.ts'
import { usePayable } from './use-payable.tsx'

const schema = z.object({ isCash: z.boolean() })

/** Sets up the payable, after showing amount, tax and sum to pay as the server computes them. */
export function InvoiceQuestion({ order, onClose, onDone }: QuestionProps) {
  const { t } = useTranslation()
  const done = doneMessage(t, t('done.invoiced', { po: order.PONumber }), order)
  const form = useDraft(useForm({ isCash: false }, schema), `invoice:${order.UUID}`)
  const { isCash } = form.values
  const action = useOrderAction(calls.invoice, {
    done,
    onDone,
    draft: form.draft,
    onLatest: onClose,
  })
  const { payable, instead } = usePayable(order)
  const needsCash = payable && !payable.SysBookBankNumber
  const setUp = () => payable && action.run(payableShown(payable, isCash))
  return (
    <Dialog
      title={t('ask.invoice', { po: order.PONumber })}
      width={952}
      draft={needsCash ? form.draft : undefined}
      busy={action.running}
      onClose={onClose}
      onSubmit={setUp}
      result={payable && t('ask.invoice.text', sumsOf(payable))}
      buttons={
        payable && (
          <Button type="submit" autoFocus disabled={needsCash && !isCash} loading={action.running}>
            {t('po.invoice')}
          </Button>
        )
      }
    >
      {payable && <PayableSheet payable={payable} />}
      {needsCash && (
        <Checkbox
          mt="sm"
          checked={isCash}
          onChange={(event) => form.set({ isCash: event.currentTarget.checked })}
          label={t('invoice.cash')}
        />
      )}
      {instead}
    </Dialog>
  )
}

function sumsOf(payable: { TotalAmount: number; TotalTax: number; TotalPaid: number }) {
  const { TotalAmount, TotalTax, TotalPaid } = payable
  return { amount: money(TotalAmount), tax: money(TotalTax), paid: money(TotalPaid) }
}
