import { Button } from '@mantine/core'
import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../../platform/client.ts'
import { mayCall, type Role } from '../../platform/roles.ts'

interface Props {
  to: string
  params?: Record<string, string>
  search?: Record<string, string>
  /** Whose screen it is. */
  roles: readonly Role[]
  children: ReactNode
}

/**
 * Leads to the screen where something is put right, for those who may open it, where the product has it. It opens
 * beside this one, so that what is typed here stays.
 */
export function GoTo({ to, params, search, roles, children }: Props) {
  const router = useRouter()
  const session = useSession()
  if (!(to in router.routesByPath) || !mayCall(roles, session?.role)) return null
  return (
    <Button
      component={Link}
      to={to}
      params={params as never}
      search={search as never}
      target="_blank"
      variant="default"
    >
      {children}
    </Button>
  )
}
