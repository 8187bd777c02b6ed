import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Call, Input } from '../platform/call.ts'
import { download } from '../platform/client.ts'
import { sentence } from './sentence.ts'
import { done, failed, working } from './toasts.tsx'

/** Downloads the document that `call` makes: says that it is being made, that it came, or why it did not. */
export function useDownload<C extends Call>(call: C) {
  const { t } = useTranslation()
  const [running, setRunning] = useState(false)
  const run = async (input: Input<C>) => {
    if (running) return
    setRunning(true)
    const finish = working(t('ui.preparing'))
    try {
      const file = await download(call, input)
      done(t('done.exported', { file }))
    } catch (error) {
      failed(sentence(t, error), { words: t('ui.retry'), run: () => run(input) })
    } finally {
      finish()
      setRunning(false)
    }
  }
  return { running, run }
}
