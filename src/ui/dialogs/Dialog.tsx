import { Box, Button, CloseButton, Group, Modal, Stack } from '@mantine/core'
import { useResizeObserver, useWindowEvent } from '@mantine/hooks'
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStopWaits } from '../actions/use-stop-waits.ts'
import type { Draft } from '../form/use-kept-draft.tsx'
import { DialogMessages, NoticeContext } from '../messages/DialogMessages.tsx'
import { NoBreak } from '../NoBreak.tsx'
import { useShortcuts } from '../shortcuts/shortcuts.ts'
import { useIsUpright } from '../use-is-upright.ts'
import { Confirm } from './Confirm.tsx'
import css from './Dialog.module.css'
import { goOnByEnter } from './enter-key.ts'
import { GuardedButtons } from './GuardedButtons.tsx'
import { ModalLayout } from './ModalLayout.tsx'

export interface DialogProps {
  title: string
  /** Below the title: the record that it is about. */
  about?: string
  /** Right behind the title, such as how long it waits. */
  mark?: ReactNode
  /** At the right of the title. */
  facts?: ReactNode
  width?: 480 | 640 | 800 | 952
  onClose: () => void
  /** Something was typed: asks before the dialog is closed, and before the browser window where it is not kept. */
  dirty?: boolean
  /** What is typed is kept, and offered on return. */
  draft?: Draft
  /** A save is running: the dialog cannot be closed; where no answer comes, closing ends the wait for it. */
  busy?: boolean
  /** What its buttons do now, as for `ModalLayout`. */
  stage?: string
  /** Enter goes from field to field and saves nothing, for a form that is filled in quickly. */
  goesOnByEnter?: boolean
  /** Runs on Ctrl+Enter or ⌘+Enter, on Enter on its button, and in a field unless that goes on. */
  onSubmit?: () => unknown
  /** Runs on Ctrl+Shift+Enter; default `onSubmit`. */
  onSubmitNext?: () => unknown
  /** The result, at the left of the buttons. */
  result?: ReactNode
  /** A column at the right, 296 px wide, with the buttons below it; for a width of 952. */
  side?: ReactNode
  /** What stands in place of the side where the window is too narrow for it. */
  brief?: ReactNode
  /** The buttons, the main one last; a close button is put before them, unless there is a side or `other`. */
  buttons?: ReactNode
  /** Stands before the buttons in place of the close button. */
  other?: ReactNode
  /** A `Confirm` over the dialog, which cannot be closed meanwhile. */
  question?: ReactNode
  children: ReactNode
}

/**
 * A modal dialog with a form; render it while it is open. The field with `autoFocus` gets the focus, Escape closes it,
 * and the focus returns to where it was.
 */
export function Dialog(props: DialogProps) {
  const { busy, dirty, onSubmit, onSubmitNext = onSubmit, question } = props
  const isUpright = useIsUpright()
  const isSheet = isUpright && props.brief !== undefined
  const side = isSheet ? undefined : props.side
  const [notices, setNotices] = useState<HTMLElement | null>(null)
  const messages = <DialogMessages ref={setNotices} />
  const { close, confirmation } = useConfirmedClose(props)
  const { t } = useTranslation()
  useShortcuts(onSubmit ? [{ keys: ['Ctrl+Enter'], words: t('keys.main') }] : [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSubmit?.()
  }
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    if (props.goesOnByEnter) goOnByEnter(event)
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (!busy) (event.shiftKey ? onSubmitNext : onSubmit)?.()
  }
  return (
    <ModalLayout
      width={props.width ?? 480}
      stage={props.stage}
      onClose={close}
      stays={Boolean(confirmation) || Boolean(question)}
      isSheet={isSheet}
      asks={dirty || busy}
    >
      <form
        className={`${css.form} column`}
        onSubmit={submit}
        onKeyDown={pressKey}
        noValidate
        data-sided={side && true}
      >
        <Stack gap={0} mih={0} pos="relative" className={`${css.task} fill`}>
          <DialogHeader {...props} side={side} onClose={close} />
          <div className={`${css.body} scrolls`}>
            {props.draft?.offer}
            <NoticeContext value={notices}>{props.children}</NoticeContext>
          </div>
          {!(side && isUpright) && messages}
        </Stack>
        <div className={side ? `${css.side} column` : isSheet ? `${css.below} topped` : undefined}>
          {side && (
            <>
              <GuardedButtons className={css.cross}>
                <CloseIcon onClick={close} />
              </GuardedButtons>
              <NoticeContext value={notices}>
                <SideBody>{side}</SideBody>
              </NoticeContext>
            </>
          )}
          {isSheet && (
            <NoticeContext value={notices}>
              <Box p="12px 20px 0">{props.brief}</Box>
            </NoticeContext>
          )}
          <DialogFooter {...props} messages={side && isUpright && messages} onClose={close} />
        </div>
      </form>
      {question}
      {confirmation}
    </ModalLayout>
  )
}

/** Closes the dialog, after a `confirmation` where something was typed; the browser asks before its window closes. */
function useConfirmedClose({ busy, dirty, draft, onClose }: DialogProps) {
  const { t } = useTranslation()
  const [confirming, setConfirming] = useState(false)
  const stopWaits = useStopWaits()
  useWindowEvent('beforeunload', (event) => {
    if (dirty && !draft) event.preventDefault()
  })
  const close = () => {
    if (busy) return stopWaits()
    if (dirty) setConfirming(true)
    else onClose()
  }
  const confirmation = confirming && (
    <Confirm
      question={t('ask.close')}
      text={draft && t('ask.close.kept')}
      verb={t('ask.close.yes')}
      keep={t('ask.close.no')}
      danger
      onYes={onClose}
      onNo={() => setConfirming(false)}
    />
  )
  return { close, confirmation }
}

/** Title, record and facts, and the close icon where there is no side to hold it. */
function DialogHeader({ title, mark, about, facts, side, onClose }: DialogProps) {
  return (
    <Group
      gap={12}
      align="flex-start"
      justify="space-between"
      wrap="nowrap"
      className={`${css.head} ruled`}
    >
      {/* A title alone stands at the middle of the cross. */}
      <Box flex={1} style={{ alignSelf: 'center' }}>
        <Group gap="0 10px" align="baseline">
          <Modal.Title>
            <NoBreak words={title} />
          </Modal.Title>
          {mark}
        </Group>
        {about && (
          <div className="text secondary">
            <NoBreak words={about} />
          </div>
        )}
      </Box>
      {facts && (
        <Box flex="none" fz={13} lh="22px" pr={8} ta="right" className="secondary">
          {facts}
        </Box>
      )}
      {!side && (
        <GuardedButtons>
          <CloseIcon onClick={onClose} />
        </GuardedButtons>
      )}
    </Group>
  )
}

/** The result and the buttons; above them what is said, where all of the dialog scrolls as one page. */
function DialogFooter({ messages, ...props }: DialogProps & { messages?: ReactNode }) {
  const { t } = useTranslation()
  const { result, side, buttons, other, busy, onClose } = props
  return (
    <GuardedButtons className={`${css.foot} line topped`}>
      {messages}
      <div className={css.result} aria-live="polite">
        {result}
      </div>
      {other}
      {!(side && buttons) && !other && (
        <Button variant="default" onClick={onClose} disabled={busy}>
          {t('ui.close')}
        </Button>
      )}
      {buttons}
    </GuardedButtons>
  )
}

function CloseIcon({ onClick }: { onClick: () => void }) {
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

/** What stands beside a form. Where it is longer than its place, it has the focus too, so that keys scroll it. */
function SideBody({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [content, { height }] = useResizeObserver()
  const isLong =
    height > 0 && place.current && place.current.scrollHeight > place.current.clientHeight
  return (
    <div ref={place} className={`${css.sideBody} scrolls`} {...(isLong && { tabIndex: 0 })}>
      <div ref={content}>{children}</div>
    </div>
  )
}
