import { Button, CloseButton, Modal } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoBreak } from '../NoBreak.tsx'
import { Confirm } from './Confirm.tsx'
import css from './Dialog.module.css'
import { GuardedButtons } from './GuardedButtons.tsx'
import { ModalFrame } from './ModalFrame.tsx'

interface Props {
  title: string
  /** Below the title: who and what it is about. */
  about?: string
  /** Stands at the right of the title and what it is about. */
  facts?: ReactNode
  width?: 480 | 640 | 800 | 952
  onClose: () => void
  /** Asks before it closes, or its window does, since something was typed. */
  dirty?: boolean
  /** While its work runs it does not close. */
  busy?: boolean
  /** Runs on Enter. */
  onSubmit?: () => unknown
  /** Runs on Ctrl+Enter, ⌘+Enter; as Enter where nothing is said. */
  onSubmitNext?: () => unknown
  /** The result, at the left of the buttons. */
  result?: ReactNode
  /** Where the result forms, at the right, 296 px wide with the buttons below it (with 952). */
  side?: ReactNode
  /** The buttons, the main one last; ปิด stands before them, unless there is a side. */
  buttons?: ReactNode
  /** What is asked over it before its work is done; it waits meanwhile. */
  question?: ReactNode
  children: ReactNode
}

/**
 * One task over the screen. The field with `autoFocus` has the focus, Escape closes, and the focus
 * returns to where it was. Render it while it is open.
 */
export function Dialog(props: Props) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const close = () => {
    if (props.busy) return
    if (props.dirty) setAsking(true)
    else props.onClose()
  }
  useWindowEvent('beforeunload', (event) => {
    if (props.dirty) event.preventDefault()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!props.busy) props.onSubmit?.()
  }
  const submitNext = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (!props.busy) (props.onSubmitNext ?? props.onSubmit)?.()
  }
  return (
    <ModalFrame
      width={props.width ?? 480}
      onClose={close}
      stays={asking || Boolean(props.question)}
    >
      <form
        className={css.form}
        onSubmit={submit}
        onKeyDown={submitNext}
        noValidate
        data-sided={props.side && true}
      >
        <div className={css.task}>
          <Head {...props} onClose={close} />
          <div className={css.body}>{props.children}</div>
        </div>
        <div className={props.side ? css.side : undefined}>
          {props.side && (
            <>
              <GuardedButtons className={css.cross}>
                <Cross onClick={close} />
              </GuardedButtons>
              <div className={css.sideBody}>{props.side}</div>
            </>
          )}
          <Foot {...props} onClose={close} />
        </div>
      </form>
      {props.question}
      {asking && (
        <Confirm
          question={t('ask.leave')}
          verb={t('ask.leave.yes')}
          keep={t('ask.leave.no')}
          danger
          onYes={props.onClose}
          onNo={() => setAsking(false)}
        />
      )}
    </ModalFrame>
  )
}

/** What the task is about, and the way out where no side has it. */
function Head({ title, about, facts, side, onClose }: Props) {
  return (
    <div className={css.head}>
      <div className={css.what}>
        <Modal.Title className={css.title}>{title}</Modal.Title>
        {about && (
          <div className={css.about}>
            <NoBreak words={about} />
          </div>
        )}
      </div>
      {facts && <div className={css.facts}>{facts}</div>}
      {!side && (
        <GuardedButtons>
          <Cross onClick={onClose} />
        </GuardedButtons>
      )}
    </div>
  )
}

/** The result and the buttons. */
function Foot({ result, side, buttons, busy, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <GuardedButtons className={css.foot}>
      <div className={css.result} aria-live="polite">
        {result}
      </div>
      {!(side && buttons) && (
        <Button variant="default" onClick={onClose} disabled={busy}>
          {t('ui.close')}
        </Button>
      )}
      {buttons}
    </GuardedButtons>
  )
}

function Cross({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <CloseButton
      size="var(--ps-field)"
      iconSize={18}
      aria-label={t('ui.close')}
      onClick={onClick}
    />
  )
}
