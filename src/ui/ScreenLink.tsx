import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { Address } from '../platform/addresses.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: Address }

/** A link to a screen of the product. */
export function ScreenLink({ to: { to, search }, ...rest }: Props) {
  return <Link {...rest} to={to} search={search} />
}
