import { Button, SegmentedControl } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TickBar } from '../../../ui/batch/TickBar.tsx'
import { counted, kilograms, money, whole } from '../../../ui/format.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { plannedOrders, type Row, totalsOf } from './rows.ts'

type Per = 'vendor' | 'day'

/** What is ticked, how many orders it becomes, and the two ways to make them. */
export function TickedBar(props: {
  rows: readonly Row[]
  unseen: number
  onClear: () => void
  onMake: (per: Per, submit: boolean) => void
}) {
  const { t } = useTranslation()
  const [per, setPer] = useState<Per>('vendor')
  const isPhone = useIsPhone()
  const { rows, onMake } = props
  const { vendors, ...total } = totalsOf(rows)
  const orders = plannedOrders(rows, per).length
  return (
    <TickBar
      facts={[
        t('toOrder.vendors', counted(vendors)),
        t('term.tickets', { n: whole(total.TotalTicket) }),
        `${kilograms(total.TotalWeight)} ${t('term.kg')}`,
      ]}
      sum={`${money(total.TotalAmount)} ${t('term.baht')}`}
      unseen={props.unseen}
      onClear={props.onClear}
      other={
        !isPhone && (
          <Button variant="default" onClick={() => onMake(per, false)}>
            {t('toOrder.makeDrafts')}
          </Button>
        )
      }
      main={
        <Button
          leftSection={<IconSend size={14} stroke={1.7} aria-hidden="true" />}
          onClick={() => onMake(per, true)}
        >
          {isPhone ? t('toOrder.makeAndSubmit.n', counted(orders)) : t('toOrder.makeAndSubmit')}
        </Button>
      }
    >
      <span className="muted num">{t('toOrder.becomes', counted(orders))}</span>
      <SegmentedControl
        aria-label={t('toOrder.per')}
        data={[
          { value: 'vendor', label: t('term.vendor') },
          { value: 'day', label: t('toOrder.per.day') },
        ]}
        value={per}
        onChange={setPer}
      />
    </TickBar>
  )
}
