import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { messageKey } from '../../../platform/catalogue.ts'
import { businessDay } from '../../../platform/thai-date.ts'
import { DateField } from '../../../ui/form/DateField.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { showSuccess } from '../../../ui/toasts.tsx'
import { calls } from '../../contract.ts'
import { type Order, type OrderLine, receiptDay, slipOf } from '../order.ts'
import { doneMessage } from './done-message.ts'
import { isStale } from './refusals.ts'
import { useUndoReceipts } from './use-undo-receipts.ts'

const schema = z.object({ RecDate: z.string({ error: messageKey('v.recDate') }) })

/** Receives one line, by default on the day its truck left, or today where that is closed. */
export function ReceiveDialog(props: {
  order: Order
  line: OrderLine
  onClose: () => void
  onDone?: () => void
}) {
  const { t } = useTranslation()
  const { order, line, onClose } = props
  const first = { RecDate: receiptDay(line, new Date()) as string | null }
  const form = useDraft(useForm(first, schema), `receive:${line.UUID}`)
  const undo = useUndoReceipts()
  return (
    <FormDialog
      title={t('ask.receive', { po: order.PONumber, line: line.LineNo, ticket: slipOf(line) })}
      form={form}
      call={calls.receiptLine}
      input={({ RecDate }) => ({
        POHeaderUUID: order.UUID,
        POLineUUID: line.UUID,
        RecDate: RecDate ?? '',
      })}
      verb={t('po.receive')}
      onDone={() => {
        showSuccess(doneMessage(t, t('done.received'), order), () => undo([line.UUID]))
        props.onDone?.()
        onClose()
      }}
      onLatest={onClose}
      isStale={isStale}
      onClose={onClose}
    >
      <DateField
        autoFocus
        required
        label={t('ask.receive.date')}
        min={businessDay(line.WeightTimeIn)}
        max={businessDay(new Date())}
        {...form.field('RecDate')}
      />
    </FormDialog>
  )
}
