import { useInterval } from '@mantine/hooks'
import { useState } from 'react'

const HALF_A_MINUTE = 30_000

/** The present moment, for words like "5 minutes ago"; it moves on twice a minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useInterval(() => setNow(new Date()), HALF_A_MINUTE, { autoInvoke: true })
  return now
}
