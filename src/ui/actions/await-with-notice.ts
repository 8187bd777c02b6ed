import { getI18n } from 'react-i18next'
import { showProgress } from '../toasts.tsx'
import { awaitAnswer } from './await-answer.ts'

interface Ways {
  /** What “stop waiting” does; ends the wait where nothing is given. */
  stop?: () => void
  signal?: AbortSignal
}

/**
 * As `awaitAnswer`, for what no dialog shows: a message says that no answer comes, and offers to stop waiting, also once
 * what sent it is gone from the screen.
 */
export async function awaitWithNotice<T>(
  send: (signal: AbortSignal) => Promise<T>,
  { stop, signal }: Ways = {},
): Promise<T> {
  const { t } = getI18n()
  let hide = () => {}
  const onSlow = (end: () => void) => {
    hide = showProgress(t('sys.slow'), { words: t('ui.stopWaiting'), run: stop ?? end })
  }
  try {
    return await awaitAnswer(send, { onSlow, signal })
  } finally {
    hide()
  }
}
