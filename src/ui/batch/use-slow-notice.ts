import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { showWaiting } from '../toasts.tsx'

/** Says, while it is so, that no answer comes to what was sent without a dialog; `stop` ends the wait. */
export function useSlowNotice(isSlow: boolean, stop: () => void): void {
  const { t } = useTranslation()
  const show = useEffectEvent(() =>
    showWaiting(t('sys.slow'), { words: t('ui.stopWaiting'), run: stop }),
  )
  useEffect(() => (isSlow ? show() : undefined), [isSlow])
}
