import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { useCall } from '../../../platform/client.ts'
import { difference } from '../../../ui/format.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { levelWords } from '../../../vendors/rules/level.ts'
import { calls } from '../../contract.ts'
import { slipOf } from '../order.ts'
import css from './Approve.module.css'
import { type ApprovalLine, type WaitingOrder, wasOpened } from './approvals.ts'
import { useLookColumns } from './use-look-columns.tsx'

const NONE: readonly ApprovalLine[] = []

/** The opened row of an order: whose it is, and its lines beside the ladder of their days. */
export function ApprovalLines(props: { order: WaitingOrder; onOpened: () => void }) {
  const { t } = useTranslation()
  const { order, onOpened } = props
  const query = useCall(
    calls.getApprovalLines,
    { POHeaderUUID: order.UUID },
    { keepPrevious: false },
  )
  const isShown = query.data !== undefined
  useEffect(() => {
    if (isShown && !wasOpened(order)) onOpened()
  }, [isShown, order, onOpened])
  const columns = useLookColumns(query.data ?? NONE)
  return (
    <>
      <Caption order={order} />
      <DataTable
        kind="inner"
        label={`${t('record.lines')} ${order.PONumber}`}
        columns={columns}
        rows={query.data ?? []}
        rowKey={(line) => line.UUID}
        rowName={slipOf}
        numbered={false}
        pending={query.isPending}
        error={query.error}
        retry={query.refetch}
      />
    </>
  )
}

function Caption({ order }: { order: WaitingOrder }) {
  const { t } = useTranslation()
  const level = `${levelWords(t, order.CustomerLevelName)} ${difference(order.CustomerLevelPrice)}`
  const account = [order.SysBankName, order.SysBookBankNumber].filter(Boolean).join(' ')
  const officer = order.SubmittedByName ?? '–'
  const parts = [
    order.VendorAccountNumber,
    `AVL ${order.AVL ?? '–'}`,
    order.ProductTypeName,
    level,
    account || t('approve.note.noAccount'),
    t('approve.sentBy', { officer }),
  ]
  return (
    <p className={`${css.caption} num`}>
      {parts.filter(Boolean).join(' · ')} ·{' '}
      <ScreenLink className="link accent medium" to={addresses.order(order.UUID)}>
        {t('term.openOrder')}
      </ScreenLink>
    </p>
  )
}
