import { Modal } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { ReadyContext, useReady } from '../actions/use-ready.ts'
import { useCloseOnBack } from '../use-close-on-back.ts'
import { useIsPhone } from '../use-is-phone.ts'
import css from './Dialog.module.css'
import { InAddressContext, useInAddress } from './open-in-address.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface Props {
  width: number
  onClose: () => void
  /** Something else floats above and takes Escape. */
  stays?: boolean
  /** What its buttons do now, where that changes while it is open: a press meant for the one before does nothing. */
  stage?: string
  /** It comes from below over the whole width, on an upright tablet too. */
  isSheet?: boolean
  /** Closing it asks first, or waits: where the address says that it is open, going back does not close it by itself. */
  asks?: boolean
  /** Read aloud where nothing in it is its title. */
  label?: string
  /** Nothing in it saves: it takes every key at once. */
  savesNothing?: boolean
  children: ReactNode
}

/**
 * What floats over the screen: holds the focus while it is there and gives it back. It takes no press until whoever
 * opened it is still; going back closes it.
 */
export function ModalLayout({ width, onClose, stays, isSheet, asks, children, ...props }: Props) {
  useReturnFocus()
  const isPhone = useIsPhone()
  const ready = useReady(props.stage)
  const isTop = useIsTop()
  const close = () => {
    if (isTop() && !isInPopover()) onClose()
  }
  useCloseOnBack(onClose, useInAddress() !== undefined && !asks)
  const blockUntilReady = (event: SyntheticEvent) => {
    if (ready || props.savesNothing) return
    event.preventDefault()
    event.stopPropagation()
  }
  const blockSavingUntilReady = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) blockUntilReady(event)
  }
  return (
    <Modal.Root
      opened
      size={width}
      radius="lg"
      xOffset={16}
      yOffset={14}
      onClose={close}
      closeOnEscape={!stays}
      closeOnClickOutside={ready}
      trapFocus={!stays}
      transitionProps={{ duration: 140, ...((isPhone || isSheet) && { transition: 'slide-up' }) }}
    >
      <Modal.Overlay backgroundOpacity={0.32} />
      <Modal.Content
        className={css.content}
        aria-label={props.label}
        data-sheet={isSheet || undefined}
        onSubmitCapture={blockUntilReady}
        onKeyDownCapture={blockSavingUntilReady}
      >
        <InAddressContext value={undefined}>
          <ReadyContext value={ready}>{children}</ReadyContext>
        </InAddressContext>
      </Modal.Content>
    </Modal.Root>
  )
}

/** The modals that are open, the topmost last. */
const modals: symbol[] = []

/** Returns whether nothing is open above: Escape reaches all that is open, and closes the topmost alone. */
function useIsTop(): () => boolean {
  const modal = useRef(Symbol('modal')).current
  useEffect(() => {
    modals.push(modal)
    return () => {
      modals.splice(modals.indexOf(modal), 1)
    }
  }, [modal])
  return () => modals.at(-1) === modal
}

/** A calendar that is open above takes Escape for itself. */
function isInPopover(): boolean {
  return Boolean(document.activeElement?.closest('.mantine-Popover-dropdown'))
}
