import { addresses, at } from '../../platform/addresses.ts'
import type { Session } from '../product.ts'

/** The screens that are measured, and whether one types into a search there. */
export const PAGES = [
  { name: 'sign-in', address: addresses.signIn().to, isInside: false, searches: false },
  { name: 'orders', address: addresses.orders().to, isInside: true, searches: true },
  { name: 'evaluation', address: addresses.tickets().to, isInside: true, searches: true },
  { name: 'payment', address: at('dailyPayment').to, isInside: true, searches: false },
]

/** Runs in the page: what the browser keeps of who signed in. */
export function keepSession({ session, UUID, Name, Lastname, Roles }: Session): void {
  localStorage.setItem('session_officer', session)
  localStorage.setItem('officer', JSON.stringify({ UUID, Name, Lastname }))
  localStorage.setItem('roles', String(Roles))
}
