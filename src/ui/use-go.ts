import { useNavigate } from '@tanstack/react-router'
import type { Address } from '../platform/addresses.ts'

/** Gives what goes to a screen of the product; `replace` leaves nothing for Back to return to. */
export function useGo() {
  const navigate = useNavigate()
  return ({ to, search }: Address, way: { replace?: boolean } = {}) =>
    navigate({ to, search, ...way })
}
