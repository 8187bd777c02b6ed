import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Call, Input } from '../platform/call.ts'
import { download } from '../platform/client.ts'
import { sentence } from './sentence.ts'
import { done, failed, working } from './toasts.tsx'

/** Downloads the document that `call` makes: says that it is being made, that it came, or why it did not. */
export function useDownload<C extends Call>(call: C) {
  return useSaving((input: Input<C>) => download(call, input))
}

/** The same for a file that is made in the browser: `save` hands it over and answers its name. */
export function useSaving<Asked>(save: (asked: Asked) => Promise<string>) {
  const { t } = useTranslation()
  const [running, setRunning] = useState(false)
  const run = async (asked: Asked) => {
    if (running) return
    setRunning(true)
    const finish = working(t('ui.preparing'))
    try {
      const file = await save(asked)
      done(t('done.exported', { file }))
    } catch (error) {
      failed(sentence(t, error), { words: t('ui.retry'), run: () => run(asked) })
    } finally {
      finish()
      setRunning(false)
    }
  }
  return { running, run }
}
