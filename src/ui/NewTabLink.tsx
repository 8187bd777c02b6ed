import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Address } from '../platform/addresses.ts'
import { mayOpen, useSession } from '../platform/client.ts'
import { ScreenLink } from './ScreenLink.tsx'

/**
 * Leads to the screen where something is put right, for those who may open it. It opens beside this one, so that what
 * is typed here stays.
 */
export function NewTabLink({ to, children }: { to: Address; children: ReactNode }) {
  useSession()
  if (!mayOpen(to.screen)) return null
  return (
    <Button component={ScreenLink} to={to} target="_blank" variant="default">
      {children}
    </Button>
  )
}
