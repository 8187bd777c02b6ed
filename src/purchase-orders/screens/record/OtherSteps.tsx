import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { allowed, mayOpen } from '../../../platform/client.ts'
import { useOneDialog } from '../../../ui/dialogs/use-open-dialog.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { calls } from '../../contract.ts'
import { linesOpen, stateOf } from '../../rules/states.ts'
import { TRANSITIONS } from '../../rules/steps.ts'
import { type OrderRecord, offered } from '../order.ts'
import { nextStep, type Step, stepsOf, verbOf } from '../steps/steps.tsx'
import { useOrderSheet } from '../use-order-sheet.ts'

/** Seldom asked for: it comes when it is. */
const ChangeHeader = lazyPart(
  async () => (await import('../create/ChangeHeader.tsx')).ChangeHeader,
  {
    close: ({ onClose }) => onClose(),
  },
)

interface Props {
  order: OrderRecord['po_header']
  onAsk: (step: Step) => void
}

/** The other actions of an order: buttons of the steps beside its next one, and a menu with document, tickets and the rest. */
export function OtherSteps({ order, onAsk }: Props) {
  const { t } = useTranslation()
  const inBar = useIsPhone() && offered('approve', order)
  const others = stepsOf(order).filter((step) => step !== nextStep(order))
  const isBeside = (step: Step) => TRANSITIONS[step].place === 'beside'
  const beside = inBar ? [] : others.filter(isBeside)
  return (
    <>
      <OrderMenu order={order} others={others.filter((step) => !isBeside(step))} onAsk={onAsk} />
      {beside.map((step) => (
        <Button key={step} variant="default" onClick={() => onAsk(step)}>
          {verbOf(t, step, order)}
        </Button>
      ))}
    </>
  )
}

/** A menu; on a phone its items stand by themselves, since the bar has a menu already. */
function OrderMenu({ order, others, onAsk }: Props & { others: readonly Step[] }) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const { print, label, disabled } = useOrderSheet()
  const mayPrint = allowed(calls.exportPurchaseOrder)
  const hasTickets = mayOpen('tickets') && order.TotalLine > 0
  const changing = useOneDialog('header')
  const mayChange = allowed(calls.updatePOHeader) && linesOpen(stateOf(order))
  const items = [
    mayPrint && { key: 'print', children: label, disabled, onClick: () => print(order) },
    mayChange && { key: 'head', children: t('toOrder.changeHead'), onClick: changing.open },
    hasTickets && {
      key: 'tickets',
      children: t('po.tickets'),
      renderRoot: (props: object) => (
        <ScreenLink {...props} to={addresses.tickets({ order: order.UUID })} />
      ),
    },
    ...others.map((step) => ({
      key: step,
      children: verbOf(t, step, order),
      'data-danger': TRANSITIONS[step].place === 'end' || undefined,
      onClick: () => onAsk(step),
    })),
  ].filter((item) => item !== false)
  if (items.length === 0) return null
  return (
    <>
      {isPhone ? (
        items.map(({ key, ...item }) => <Button key={key} variant="default" {...item} />)
      ) : (
        <Menu>
          <Menu.Target>
            <ActionIcon aria-label={t('ui.rowMenu', { name: order.PONumber })}>
              <IconDots size={16} stroke={1.7} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {items.map(({ key, ...item }) => (
              <Menu.Item key={key} {...item} />
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {changing.around(() => mayChange && <ChangeHeader order={order} onClose={changing.close} />)}
    </>
  )
}
