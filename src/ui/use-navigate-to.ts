import { useNavigate } from '@tanstack/react-router'
import type { Address } from '../platform/addresses.ts'

/** Returns a function that navigates to a screen; `replace` leaves no entry in the browser history. */
export function useNavigateTo() {
  const navigate = useNavigate()
  return ({ to, search }: Address, way: { replace?: boolean } = {}) =>
    navigate({ to, search, ...way })
}
