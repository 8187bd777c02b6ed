import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../order.ts'
import { nextStep, type Step, stepsOf, verbOf } from '../steps.tsx'

/** What else can be done with an order: rejecting beside its approval, what ends it in the menu. */
export function OtherSteps({ order, onAsk }: { order: Order; onAsk: (step: Step) => void }) {
  const { t } = useTranslation()
  const others = stepsOf(order).filter((step) => step !== nextStep(order))
  const ends = others.filter((step) => step !== 'reject')
  return (
    <>
      {ends.length > 0 && (
        <Menu>
          <Menu.Target>
            <ActionIcon aria-label={t('ui.rowMenu', { name: order.PONumber })}>
              <IconDots size={16} stroke={1.7} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {ends.map((step) => (
              <Menu.Item key={step} data-danger onClick={() => onAsk(step)}>
                {t(verbOf(step))}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {others.includes('reject') && (
        <Button variant="default" onClick={() => onAsk('reject')}>
          {t('po.reject')}
        </Button>
      )}
    </>
  )
}
