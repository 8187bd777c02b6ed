import { Button } from '@mantine/core'
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

/** The buttons of a dialog's choices, the main one first. */
export function ChoiceButtons({ choices, running }: { choices: Choices; running: boolean }) {
  const { t } = useTranslation()
  const { main, next, others = [] } = choices
  return (
    <>
      {main && (
        <Button type="submit" loading={running} data-autofocus>
          {t(main.words)}
        </Button>
      )}
      {[...others, ...(next ? [next] : [])].map(({ words, run }) => (
        <Button key={words} variant="default" disabled={running} onClick={run}>
          {t(words)}
        </Button>
      ))}
    </>
  )
}
