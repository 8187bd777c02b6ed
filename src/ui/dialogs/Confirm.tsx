import { Button, Modal } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStopWaits } from '../actions/use-stop-waits.ts'
import { DialogMessages } from '../messages/DialogMessages.tsx'
import { NoBreak } from '../NoBreak.tsx'
import css from './Dialog.module.css'
import { GuardedButtons } from './GuardedButtons.tsx'
import { ModalLayout } from './ModalLayout.tsx'

interface Props {
  /** Names the thing: ยกเลิก NBDPO-PL-6911-00012 ใช่หรือไม่ */
  question: string
  /** The consequence, in one line, or a field to fill in. */
  text?: ReactNode
  /** What comes while it is asked; it stands over the end of the text. */
  notice?: ReactNode
  /** Label of the confirm button. */
  verb: string
  /** Label of the cancel button; default ปิด. */
  keep?: string
  /** The action is destructive, or most likely a mistake: its button is red and does not get the focus. */
  danger?: boolean
  /** The action is running: its button shows a spinner, and closing only ends the wait for an answer that does not come. */
  running?: boolean
  /** It is done, and its button closes the dialog: there is no other. */
  over?: boolean
  /** What its buttons do now, as for `ModalLayout`. */
  stage?: string
  /** Stops a long action; the cancel button does it while the action runs. */
  onStop?: () => void
  onYes: () => unknown
  onNo: () => void
}

/** A confirmation dialog. */
export function Confirm(props: Props) {
  const { t } = useTranslation()
  const { running, onStop } = props
  const cancel = running ? onStop : props.onNo
  const stopWaits = useStopWaits()
  // What was said before it was asked is not about it.
  const [hasRun, setHasRun] = useState(false)
  if (running && !hasRun) setHasRun(true)
  const confirmButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (running) return () => restoreFocus(confirmButton.current)
  }, [running])
  return (
    <ModalLayout
      width={480}
      stage={props.stage ?? (running && onStop ? 'running' : undefined)}
      asks={running}
      onClose={cancel ?? stopWaits}
    >
      <form
        className={`${css.form} column`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          if (!running) props.onYes()
        }}
      >
        <div className={css.question}>
          <Modal.Title>
            <NoBreak words={props.question} />
          </Modal.Title>
          {props.text && (
            <Modal.Body mt={6} p={0} className="text secondary">
              {props.text}
            </Modal.Body>
          )}
          {hasRun && <DialogMessages>{props.notice}</DialogMessages>}
        </div>
        <GuardedButtons className={`${css.foot} ${css.right} line topped`}>
          {!props.over && (
            <Button variant="default" onClick={cancel} disabled={!cancel}>
              {running && onStop ? t('ui.stop') : (props.keep ?? t('ui.close'))}
            </Button>
          )}
          <Button
            ref={confirmButton}
            type="submit"
            data-autofocus={props.danger ? undefined : true}
            color={props.danger ? 'ripe.7' : undefined}
            loading={running}
          >
            {props.verb}
          </Button>
        </GuardedButtons>
      </form>
    </ModalLayout>
  )
}

/** A button loses the focus while it shows its spinner; after a refusal it gets it back. */
function restoreFocus(button: HTMLElement | null): void {
  if (document.activeElement === document.body) button?.focus()
}
