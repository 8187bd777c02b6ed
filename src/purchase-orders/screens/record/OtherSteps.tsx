import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { allowed } from '../../../platform/client.ts'
import { calls } from '../../contract.ts'
import type { Order } from '../order.ts'
import { nextStep, type Step, stepsOf, verbOf } from '../steps.tsx'
import { mayOpenTickets } from '../TicketLink.tsx'
import { useOrderSheet } from '../use-order-sheet.ts'

interface Props {
  order: Order
  onAsk: (step: Step) => void
}

/** What else can be done with an order: rejecting beside its approval, its document, its tickets and what ends it in the menu. */
export function OtherSteps({ order, onAsk }: Props) {
  const { t } = useTranslation()
  const others = stepsOf(order).filter((step) => step !== nextStep(order))
  return (
    <>
      <OrderMenu order={order} ends={others.filter((step) => step !== 'reject')} onAsk={onAsk} />
      {others.includes('reject') && (
        <Button variant="default" onClick={() => onAsk('reject')}>
          {t('po.reject')}
        </Button>
      )}
    </>
  )
}

function OrderMenu({ order, ends, onAsk }: Props & { ends: readonly Step[] }) {
  const { t } = useTranslation()
  const { print, label, disabled } = useOrderSheet()
  const mayPrint = allowed(calls.exportPurchaseOrder)
  const mayOpen = mayOpenTickets() && order.TotalLine > 0
  if (!mayPrint && !mayOpen && ends.length === 0) return null
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={t('ui.rowMenu', { name: order.PONumber })}>
          <IconDots size={16} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {mayPrint && (
          <Menu.Item disabled={disabled} onClick={() => print(order)}>
            {label}
          </Menu.Item>
        )}
        {mayOpen && (
          <Menu.Item
            component={Link}
            to="/Controller/palmEvaluate/{-$poHeaderUUID}"
            params={{ poHeaderUUID: order.UUID } as never}
          >
            {t('po.tickets')}
          </Menu.Item>
        )}
        {ends.map((step) => (
          <Menu.Item key={step} data-danger onClick={() => onAsk(step)}>
            {t(verbOf(step))}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
