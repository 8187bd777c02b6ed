import { useEffect, useState } from 'react'
import { dialogOpened, stopSlowWaits } from './await-answer.ts'

/** For a dialog that is open: the function ends the slow waits that began in it, or in a question above it. */
export function useStopWaits(): () => void {
  const [dialog] = useState(() => Symbol('dialog'))
  useEffect(() => dialogOpened(dialog), [dialog])
  return () => stopSlowWaits(dialog)
}
