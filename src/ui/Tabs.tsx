import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { Chips } from './FilterBar.tsx'

export interface Tab {
  value: string
  words: string
  count?: number | string
  /** What a person should look at: a triangle stands before it. */
  attention?: boolean
  /** A rule stands before it: another kind of choice begins. */
  apart?: boolean
}

/** One choice of several that are all seen at once, with their counts: the queues of a list. */
export function Tabs(props: {
  label: string
  tabs: readonly Tab[]
  /** False until what is counted has come: no count is shown. */
  isCounted?: boolean
  value: string
  onChange: (value: string) => void
}) {
  const chips = props.tabs.map(({ attention, ...tab }) => ({
    ...tab,
    ...('count' in tab && props.isCounted === false && { count: undefined }),
    icon: attention && <Attention />,
  }))
  return (
    <Chips wraps label={props.label} chips={chips} value={props.value} onChange={props.onChange} />
  )
}

function Attention() {
  return <IconAlertTriangleFilled size={13} color="var(--ps-attn)" aria-hidden="true" />
}
