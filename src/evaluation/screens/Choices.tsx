import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

export interface Choice {
  /** The key of its verb. */
  words: string
  run: () => unknown
}

/** What may be done in a dialog as its ticket stands. */
export interface Choices {
  /** On Enter. */
  main?: Choice
  /** On Ctrl+Enter. */
  next?: Choice
  others?: Choice[]
}

interface Props {
  choices: Choices
  running: boolean
  /** Beside a side, where the main one stands above the others. */
  mainFirst?: boolean
}

/** The buttons of a dialog's choices, as they are read and as Tab goes. */
export function ChoiceButtons({ choices, running, mainFirst }: Props) {
  const { t } = useTranslation()
  const { main, next, others = [] } = choices
  const button = main && <MainButton key={main.words} words={t(main.words)} running={running} />
  return (
    <>
      {mainFirst && button}
      {[...others, ...(next ? [next] : [])].map(({ words, run }) => (
        <Button key={words} variant="default" disabled={running} onClick={run}>
          {t(words)}
        </Button>
      ))}
      {!mainFirst && button}
    </>
  )
}

/** Takes the focus as it comes and after its work, unless somebody is typing: Enter is then all that it takes. */
function MainButton({ words, running }: { words: string; running: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (running) return
    const isTyping = document.activeElement?.matches(':is(input, textarea, select):enabled')
    if (!isTyping) button.current?.focus()
  }, [running])
  return (
    <Button ref={button} type="submit" loading={running} data-autofocus>
      {words}
    </Button>
  )
}
