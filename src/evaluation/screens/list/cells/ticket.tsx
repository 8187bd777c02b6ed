import { UnstyledButton } from '@mantine/core'
import { Fragment, type MouseEvent, type ReactNode } from 'react'
import { Name, StackedCell } from '../../../../ui/table/cells.tsx'
import { ticketName } from '../../../rules/states.ts'
import { type PalmRecord, plateOf } from '../../record.ts'
import { ProposedMark } from '../marks.tsx'
import css from './cells.module.css'

interface Props {
  record: PalmRecord
  onSee: (record: PalmRecord) => void
}

/** The ticket's name. */
export function Slip(props: Props) {
  return (
    <span className={`${css.slip} row`}>
      <Ticket {...props} />
      <ProposedMark record={props.record} />
    </span>
  )
}

/** The ticket's name above its product. */
export function SlipAndProduct(props: Props) {
  const { record } = props
  const below = (
    <span className={`${css.slip} row`}>
      {record.ProductDataID}
      <ProposedMark record={record} />
    </span>
  )
  return (
    <Ticket {...props}>
      <StackedCell top={ticketName(record)} below={below} />
    </Ticket>
  )
}

/** Opens the ticket's sheet on a click. The row keeps the focus, so that the arrow keys move on from it. */
function Ticket({ record, onSee, children }: Props & { children?: ReactNode }) {
  const see = (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest('tr')?.focus()
    onSee(record)
  }
  return (
    <UnstyledButton className={`link ${css.name}`} tabIndex={-1} onClick={see}>
      {children ?? ticketName(record)}
    </UnstyledButton>
  )
}

/** The seller's name above the code; a long name ends in an ellipsis. */
export function Seller({ record }: { record: PalmRecord }) {
  return (
    <span className={`${css.lines} column`}>
      <span className={`${css.seller} cut`}>
        <Name>{record.CustomerName}</Name>
      </span>
      <span className={`${css.below} muted`}>AVL {record.AVL}</span>
    </span>
  )
}

/** The plate above its province; the two plates of a truck with a trailer are on two lines. */
export function Plate({ registration }: { registration: string }) {
  const { plate, province } = plateOf(registration)
  const parts = plate.split('/')
  return (
    <span className={`${css.lines} column`} title={registration}>
      <span className={css.whole} data-trailer={parts.length > 1 || undefined}>
        {parts.map((part, at) => (
          <Fragment key={part}>
            <span className="unbroken">{at < parts.length - 1 ? `${part}/` : part}</span>
            <wbr />
          </Fragment>
        ))}
      </span>
      <span className={`${css.below} muted`}>{province}</span>
    </span>
  )
}
