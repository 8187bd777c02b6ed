import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { WholeWords } from '../../../ui/table/cells.tsx'
import { isOpen, type OrderLine, type OrderWithLines, offered } from '../order.ts'
import { receiveWords } from '../steps/receiving.tsx'
import { LoadRow, type Receiving } from './LoadRow.tsx'
import css from './PhoneReceipt.module.css'

interface Props extends Receiving {
  order: OrderWithLines
  lines: readonly OrderLine[]
  onRest: () => void
}

/** An order as a card: its vendor, how far it is received, and its trucks. */
export function OrderLoads({ order, lines, onRest, ...receiving }: Props) {
  const { t } = useTranslation()
  const n = order.POLineSet.filter(isOpen).length
  const of = order.POLineSet.length
  return (
    <section className={css.order} aria-label={order.PONumber}>
      <div className={css.head}>
        <div className={css.who}>
          <h2>
            <WholeWords>{order.VendorOrganizationName}</WholeWords>
          </h2>
          <span className="num">{`${order.PONumber} · ${of - n}/${of}`}</span>
        </div>
        {n > 1 && offered('receive', order) && (
          <Button variant="default" onClick={onRest}>
            {receiveWords(t, [order])}
          </Button>
        )}
      </div>
      <ul className={css.loads}>
        {lines.map((line) => (
          <LoadRow key={line.UUID} load={{ order, line }} {...receiving} />
        ))}
      </ul>
    </section>
  )
}
