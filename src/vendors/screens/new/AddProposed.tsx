import type { ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Output } from '../../../platform/call.ts'
import { useCall } from '../../../platform/client.ts'
import { AddDialog } from '../../../ui/actions/AddButton.tsx'
import { calls } from '../../contract.ts'
import { useCanEditMasterData } from './use-can-edit-master-data.ts'

type Codes = Partial<Output<typeof calls.getNextCodes>>

interface Props extends Pick<ButtonProps, 'variant'> {
  /** Of the dialog, in the address. */
  name: string
  words: string
  children: (codes: Codes, close: () => void) => ReactNode
}

/** The button that adds a vendor or a customer, where officers do; its dialog waits for the codes that it proposes. */
export function AddProposed({ children, ...props }: Props) {
  if (!useCanEditMasterData()) return null
  return (
    <AddDialog {...props}>
      {(close) => <Proposed>{(codes) => children(codes, close)}</Proposed>}
    </AddDialog>
  )
}

function Proposed({ children }: { children: (codes: Codes) => ReactNode }) {
  const { data, isLoading } = useCall(calls.getNextCodes, {}, { keepPrevious: false })
  return isLoading ? null : children(data ?? {})
}
