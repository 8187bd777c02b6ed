import { UnstyledButton } from '@mantine/core'
import { Fragment, type MouseEvent, type ReactNode } from 'react'
import { StackedCell } from '../../../../ui/table/cells.tsx'
import { ticketName } from '../../../rules/states.ts'
import { type PalmRecord, plateOf } from '../../record.ts'
import { ProposedMark } from '../marks.tsx'
import css from './cells.module.css'

interface Props {
  record: PalmRecord
  onSee: (record: PalmRecord) => void
}

/** What the ticket is called. */
export function Slip(props: Props) {
  return (
    <span className={css.slip}>
      <Name {...props} />
      <ProposedMark record={props.record} />
    </span>
  )
}

/** What the ticket is called, over its product. */
export function SlipAndProduct(props: Props) {
  const { record } = props
  const below = (
    <span className={css.slip}>
      {record.ProductDataID}
      <ProposedMark record={record} />
    </span>
  )
  return (
    <Name {...props}>
      <StackedCell top={ticketName(record)} below={below} />
    </Name>
  )
}

/** A press shows the ticket's sheet; the focus stays with the row, from which the arrows go on. */
function Name({ record, onSee, children }: Props & { children?: ReactNode }) {
  const see = (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest('tr')?.focus()
    onSee(record)
  }
  return (
    <UnstyledButton className={css.name} tabIndex={-1} onClick={see}>
      {children ?? ticketName(record)}
    </UnstyledButton>
  )
}

/** The seller over the code; a name that is too long ends in an ellipsis. */
export function Seller({ record }: { record: PalmRecord }) {
  return (
    <span className={css.lines}>
      <span className={css.seller}>{record.CustomerName}</span>
      <span className={css.below}>AVL {record.AVL}</span>
    </span>
  )
}

/** The plate over its province; that of a truck with a trailer on two lines. */
export function Plate({ registration }: { registration: string }) {
  const { plate, province } = plateOf(registration)
  const parts = plate.split('/')
  return (
    <span className={css.lines} title={registration}>
      <span className={css.whole} data-trailer={parts.length > 1 || undefined}>
        {parts.map((part, at) => (
          <Fragment key={part}>
            <span className={css.part}>{at < parts.length - 1 ? `${part}/` : part}</span>
            <wbr />
          </Fragment>
        ))}
      </span>
      <span className={css.below}>{province}</span>
    </span>
  )
}
