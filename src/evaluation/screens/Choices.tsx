import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WordKey } from '../../platform/catalogue.ts'

export interface Choice {
  /** The key of its verb. */
  words: WordKey
  run: () => unknown
  /** It was the last one to be run. */
  pressed?: boolean
}

/** What may be done in a dialog as its ticket stands. */
export interface Choices {
  /** On Enter. */
  main?: Choice
  /** On Ctrl+Enter. */
  next?: Choice
  others?: Choice[]
}

/** The same choices, which know which of them was pressed, by finger or key. */
export function usePressed({ main, next, others }: Choices): Choices {
  const [pressed, setPressed] = useState<WordKey>()
  const marked = (choice: Choice): Choice => ({
    ...choice,
    pressed: choice.words === pressed,
    run: () => {
      setPressed(choice.words)
      return choice.run()
    },
  })
  return {
    ...(main && { main: marked(main) }),
    ...(next && { next: marked(next) }),
    ...(others && { others: others.map(marked) }),
  }
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
  const button = main && <MainButton key={main.words} main={main} running={running} />
  return (
    <>
      {mainFirst && button}
      {[...others, ...(next ? [next] : [])].map(({ words, run, pressed }) => (
        <Button
          key={words}
          variant="default"
          disabled={running}
          loading={running && pressed}
          onClick={run}
        >
          {t(words)}
        </Button>
      ))}
      {!mainFirst && button}
    </>
  )
}

/** Takes the focus as it comes and after its work, unless somebody is typing: Enter is then all that it takes. */
function MainButton({ main, running }: { main: Choice; running: boolean }) {
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
      data-autofocus
    >
      {t(main.words)}
    </Button>
  )
}
