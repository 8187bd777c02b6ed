import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './Dialog.module.css'
import { useReturnFocus } from './use-return-focus.ts'

interface Props {
  width: number
  onClose: () => void
  /** Something else floats above and takes Escape. */
  stays?: boolean
  children: ReactNode
}

/** What floats over the screen: holds the focus while it is there and gives it back. */
export function Floating({ width, onClose, stays, children }: Props) {
  useReturnFocus()
  const close = () => {
    if (!isInPopover()) onClose()
  }
  return (
    <Modal.Root
      opened
      centered
      size={width}
      radius="lg"
      xOffset={16}
      yOffset={14}
      onClose={close}
      closeOnEscape={!stays}
      trapFocus={!stays}
      transitionProps={{ duration: 140 }}
    >
      <Modal.Overlay backgroundOpacity={0.32} />
      <Modal.Content className={css.content}>{children}</Modal.Content>
    </Modal.Root>
  )
}

/** A calendar that is open above takes Escape for itself. */
function isInPopover(): boolean {
  return Boolean(document.activeElement?.closest('.mantine-Popover-dropdown'))
}
