import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { ErrorState } from '../../../ui/States.tsx'
import { calls } from '../../contract.ts'
import { TERMS, THRESHOLDS } from '../../rules/fields.ts'
import { CODE_NAMES } from '../../rules/order-codes.ts'
import { HeaderFields } from '../create/HeaderFields.tsx'
import { headerForm, type NewHeader, newHeader, withDefaults } from '../create/new-header.ts'
import type { OrderRecord } from '../order.ts'
import { nameOf, type PalmToOrder, type TypedHead } from './rows.ts'

interface Props {
  palm: PalmToOrder
  /** What was typed before. */
  typed: TypedHead | undefined
  onType: (head: TypedHead) => void
  onClose: () => void
}

/** The head of the order that will be made of some palm, which begins as that of the vendor's last order. */
export function HeadDialog(props: Props) {
  const { t } = useTranslation()
  const { palm, typed, onClose } = props
  const { POHeaderUUID } = palm.Head
  const isCopied = POHeaderUUID !== null && !typed
  const last = useCall(
    calls.getEnvironmentPOLineManage,
    { POHeaderUUID: POHeaderUUID ?? '' },
    { enabled: isCopied, keepPrevious: false },
  )
  if (!isCopied || last.data) return <HeadForm {...props} last={last.data?.po_header} />
  return (
    <Dialog title={t('toOrder.changeHead')} about={nameOf(palm)} width={640} onClose={onClose}>
      {last.error ? (
        <ErrorState error={last.error} retry={last.refetch} />
      ) : (
        <p className="paragraph" role="status">
          {t('ui.loading')}
        </p>
      )}
    </Dialog>
  )
}

function HeadForm(props: Props & { last: Last | undefined }) {
  const { t } = useTranslation()
  const { palm, typed, last, onType, onClose } = props
  const { data } = useCall(calls.getEnvironmentPOForm, {})
  const begun = headOfPalm(palm, last)
  const form = useDraft(
    useForm<NewHeader>(typed ? { ...begun, ...typed } : begun, headerForm),
    `toOrder.head:${palm.Key}`,
  )
  const keep = (header: NewHeader) => {
    const { VendorUUID: _, ...head } = withDefaults(header, data)
    form.draft.drop()
    onType(head)
    onClose()
  }
  return (
    <Dialog
      title={t('toOrder.changeHead')}
      about={nameOf(palm)}
      width={640}
      dirty={form.dirty}
      draft={form.draft}
      onClose={onClose}
      onSubmit={() => form.submit(keep)}
      buttons={
        <Button type="submit" disabled={!data}>
          {t('toOrder.useHead')}
        </Button>
      }
    >
      <HeaderFields form={form} environment={data} d7={palm.FD7Value ?? ''} />
    </Dialog>
  )
}

type Last = OrderRecord['po_header']

/** The head that an order of `palm` would get: that of the vendor's last order but for its days of use, else the usual one. */
function headOfPalm({ Head, VendorUUID }: PalmToOrder, last: Last | undefined): NewHeader {
  const codes = Object.fromEntries(CODE_NAMES.map((name) => [name, Head[name] ?? '']))
  const usual = { ...newHeader, VendorUUID: VendorUUID ?? '', ...codes }
  if (!last) return usual
  const names = ['InclTax', ...THRESHOLDS, ...TERMS] as const
  const copied = Object.fromEntries(names.map((name) => [name, last[name]]))
  return { ...usual, ...copied }
}
