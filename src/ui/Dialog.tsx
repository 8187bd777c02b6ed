import { CloseButton, Modal } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Confirm } from './Confirm.tsx'
import css from './Dialog.module.css'
import { useReturnFocus } from './use-return-focus.ts'

interface Props {
  title: string
  /** Below the title: who and what it is about. */
  about?: ReactNode
  width?: 480 | 640 | 952
  onClose: () => void
  /** Asks before it closes, since something was typed. */
  dirty?: boolean
  /** While its work runs it does not close. */
  busy?: boolean
  /** Runs on Enter. */
  onSubmit?: () => unknown
  /** The result, at the left of the buttons. */
  result?: ReactNode
  /** The buttons, the main one last; ปิด stands before them. */
  buttons?: ReactNode
  children: ReactNode
}

/**
 * One task over the screen. The field with `autoFocus` has the focus, Escape closes, and the focus
 * returns to where it was. Render it while it is open.
 */
export function Dialog(props: Props) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  useReturnFocus()
  const close = () => {
    if (props.busy) return
    if (props.dirty) setAsking(true)
    else props.onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!props.busy) props.onSubmit?.()
  }
  return (
    <Modal.Root opened onClose={close} size={props.width ?? 480} centered closeOnEscape={!asking}>
      <Modal.Overlay />
      <Modal.Content className={css.content}>
        <form className={css.form} onSubmit={submit} noValidate>
          <header className={css.head}>
            <div>
              <Modal.Title className={css.title}>{props.title}</Modal.Title>
              {props.about && <div className={css.about}>{props.about}</div>}
            </div>
            <CloseButton aria-label={t('ui.close')} onClick={close} />
          </header>
          <div className={css.body}>{props.children}</div>
          <footer className={css.foot}>
            <div className={css.result} aria-live="polite">
              {props.result}
            </div>
            {props.buttons}
          </footer>
        </form>
        {asking && (
          <Confirm
            question={t('ask.leave')}
            verb={t('ask.leave.yes')}
            keep={t('ask.leave.no')}
            onYes={props.onClose}
            onNo={() => setAsking(false)}
          />
        )}
      </Modal.Content>
    </Modal.Root>
  )
}
