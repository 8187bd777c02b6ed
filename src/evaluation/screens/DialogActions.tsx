import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WordKey } from '../../platform/catalogue.ts'

export interface DialogAction {
  /** Word key of its label. */
  words: WordKey
  run: () => unknown
  /** It was run last: it shows the spinner. */
  pressed?: boolean
}

/** What an officer may do in a dialog, by the state of its ticket. */
export interface DialogActions {
  /** The default action; runs on Ctrl+Enter. */
  main?: DialogAction
  /** Saves and goes on to the next truck; runs on Ctrl+Shift+Enter. */
  next?: DialogAction
  /** Leaves the ticket as it is; before the others. */
  first?: DialogAction
  others?: DialogAction[]
}

/** The same actions, of which the one that was run last is marked as `pressed`, by mouse or by key. */
export function useMarkPressed({ main, next, others }: DialogActions): DialogActions {
  const [pressed, setPressed] = useState<WordKey>()
  const marked = (action: DialogAction): DialogAction => ({
    ...action,
    pressed: action.words === pressed,
    run: () => {
      setPressed(action.words)
      return action.run()
    },
  })
  return {
    ...(main && { main: marked(main) }),
    ...(next && { next: marked(next) }),
    ...(others && { others: others.map(marked) }),
  }
}

interface Props {
  actions: DialogActions
  running: boolean
  /** The main button stands above the others, as in a dialog with a side column. */
  mainFirst?: boolean
}

/** The buttons of a dialog's actions, in reading and Tab order. */
export function DialogButtons({ actions, running, mainFirst }: Props) {
  const { t } = useTranslation()
  const { main, next, first, others = [] } = actions
  const button = main && <MainButton key={main.words} main={main} running={running} />
  return (
    <>
      {mainFirst && button}
      {[first, ...others, next]
        .filter((one) => one !== undefined)
        .map(({ words, run, pressed }) => (
          <Button
            key={words}
            variant="default"
            disabled={running}
            loading={running && pressed}
            title={words === next?.words ? 'Ctrl+Shift+Enter' : undefined}
            onClick={run}
          >
            {t(words)}
          </Button>
        ))}
      {!mainFirst && button}
    </>
  )
}

/** Takes the focus when it appears and after each run, so that Enter presses it; not while somebody is typing. */
function MainButton({ main, running }: { main: DialogAction; running: boolean }) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (running) return
    const isTyping = document.activeElement?.matches(':is(input, textarea, select):enabled')
    if (!isTyping) button.current?.focus()
  }, [running])
  return (
    <Button
      ref={button}
      type="submit"
      disabled={running}
      loading={running && main.pressed}
      title="Ctrl+Enter"
      data-autofocus
    >
      {t(main.words)}
    </Button>
  )
}
