import { useOpenDialog } from '../../../ui/dialogs/use-open-dialog.tsx'
import type { OrderLine, OrderWithLines } from '../order.ts'
import { ReceiveDialog } from '../steps/ReceiveDialog.tsx'
import { useJustReceived } from './just-received.ts'

interface Load {
  order: OrderWithLines
  line: OrderLine
}

/** Returns a function that opens the dialog to receive one line of the listed orders, and that dialog. */
export function useReceiveLine(orders: readonly OrderWithLines[] | undefined) {
  const { add } = useJustReceived()
  const { ask, close, around } = useOpenDialog<'receiveLine', Load>({
    kept: ['receiveLine'],
    records: orders?.flatMap((order) => order.POLineSet.map((line) => ({ order, line }))),
    idOf: ({ line }) => line.UUID,
  })
  return {
    receive: (order: OrderWithLines, line: OrderLine) => ask('receiveLine', { order, line }),
    dialog: around(({ record: { order, line } }) => (
      <ReceiveDialog order={order} line={line} onClose={close} onDone={() => add([line.UUID])} />
    )),
  }
}
