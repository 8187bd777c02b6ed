import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { BatchReport } from '../../../ui/batch/BatchReport.tsx'
import { leftOf, stageOf } from '../../../ui/batch/run-batch.ts'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { counted } from '../../../ui/format.ts'
import { BlockedPalm } from './BlockedPalm.tsx'
import { ChooseCodes } from './ChooseCodes.tsx'
import { PlannedOrders } from './PlannedOrders.tsx'
import { nameOf } from './rows.ts'
import { type OrdersToMake, useMakeOrders } from './use-make-orders.ts'

/** The orders that would be made, each on a line, before they are; afterwards those that were refused, with the reason. */
export function Preview({ asked, onClose }: { asked: OrdersToMake; onClose: () => void }) {
  const { t } = useTranslation()
  const { orders, running, isSlow, end, start, stop, chooser } = useMakeOrders(asked, onClose)
  const n = counted(orders.length)
  const left = end ? leftOf(end).length : orders.length
  const isOver = !running && left === 0
  const verb = t(asked.submit ? 'toOrder.makeAndSubmit.n' : 'toOrder.makeDrafts.n', n)
  const done = orders.length - left
  const orderOf = (key: string) => orders.find((one) => one.key === key)
  return (
    <Dialog
      title={t(asked.submit ? 'toOrder.preview' : 'toOrder.preview.drafts')}
      width={952}
      stage={stageOf(running, end)}
      onClose={running ? stop : onClose}
      onSubmit={isOver ? onClose : start}
      result={
        running && (
          <span role="status">
            {isSlow ? t('sys.slow') : t('batch.progress', { n: done, m: orders.length })}
          </span>
        )
      }
      buttons={
        <>
          {running && (
            <Button variant="default" onClick={stop}>
              {t('ui.stop')}
            </Button>
          )}
          {!isOver && (
            <Button type="submit" loading={running} data-autofocus>
              {end && !running ? t('ui.continue') : verb}
            </Button>
          )}
        </>
      }
    >
      {end && !running ? (
        <BatchReport
          end={end}
          name={({ Key }) => nameOf(orderOf(Key)!.palm)}
          link={({ Key }) => addresses.vendors({ avl: orderOf(Key)!.palm.AVL })}
        />
      ) : (
        <>
          <ChooseCodes {...chooser} />
          <PlannedOrders orders={orders} />
          <BlockedPalm palm={asked.blocked} />
        </>
      )}
    </Dialog>
  )
}
