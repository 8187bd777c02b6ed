import { Button } from '@mantine/core'
import type { Address } from '../platform/addresses.ts'
import { ScreenLink } from './ScreenLink.tsx'

/** The white button of an empty state that leads to another screen. */
export function LinkButton({ to, words }: { to: Address; words: string }) {
  return (
    <Button component={ScreenLink} to={to} variant="default">
      {words}
    </Button>
  )
}
