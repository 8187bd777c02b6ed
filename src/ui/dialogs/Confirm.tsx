import { Button, Modal } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NoBreak } from '../NoBreak.tsx'
import css from './Dialog.module.css'
import { GuardedButtons } from './GuardedButtons.tsx'
import { ModalFrame } from './ModalFrame.tsx'

interface Props {
  /** Names the thing: ยกเลิก NBDPO-PL-6911-00012 ใช่หรือไม่ */
  question: string
  /** What follows, in one line; or the field that the work needs. */
  text?: ReactNode
  /** The verb of the work, on its button. */
  verb: string
  /** The word that leaves things as they are; ปิด where nothing is said. */
  keep?: string
  /** Something is lost by it. */
  danger?: boolean
  /** The work runs: the button shows it and nothing closes. */
  running?: boolean
  /** Ends work that takes a while before it is through; the other button then does it. */
  onStop?: () => void
  onYes: () => unknown
  onNo: () => void
}

/** A question before something that cannot be undone. */
export function Confirm(props: Props) {
  const { t } = useTranslation()
  const { running, onStop } = props
  const leave = running ? onStop : props.onNo
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (running) return () => takeBackFocus(yes.current)
  }, [running])
  return (
    <ModalFrame width={480} onClose={() => leave?.()}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          if (!running) props.onYes()
        }}
      >
        <div className={css.question}>
          <Modal.Title className={css.title}>
            <NoBreak words={props.question} />
          </Modal.Title>
          {props.text && <Modal.Body className={css.text}>{props.text}</Modal.Body>}
        </div>
        <GuardedButtons className={`${css.foot} ${css.right}`}>
          <Button variant="default" onClick={leave} disabled={!leave}>
            {running && onStop ? t('ui.stop') : (props.keep ?? t('ui.close'))}
          </Button>
          <Button
            ref={yes}
            type="submit"
            data-autofocus={props.danger ? undefined : true}
            color={props.danger ? 'ripe.7' : undefined}
            loading={running}
          >
            {props.verb}
          </Button>
        </GuardedButtons>
      </form>
    </ModalFrame>
  )
}

/** A button that shows its work loses the focus meanwhile; a refusal leaves it where it was. */
function takeBackFocus(button: HTMLElement | null): void {
  if (document.activeElement === document.body) button?.focus()
}
