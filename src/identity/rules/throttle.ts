const SECOND = 1000
const MINUTE = 60 * SECOND

/** How long a wrong password counts. */
export const FAILURE_WINDOW_MS = 60 * MINUTE

export type Purpose = 'signIn' | 'own' | 'resetMail' | 'resetLink'

interface Free {
  /** Of one account from one network. */
  pair: number
  /** Of one account, wherever they come from. */
  account: number
  /** Of one network, which a whole mill may share. */
  sender: number
}

/** After how many failures within the window the next attempt has to wait; every mail that is asked for counts. */
export const FREE_FAILURES: Record<Purpose, Free> = {
  signIn: { pair: 5, account: 50, sender: 300 },
  own: { pair: 5, account: 50, sender: 300 },
  resetMail: { pair: 5, account: 10, sender: 300 },
  resetLink: { pair: 5, account: 50, sender: 300 },
}

const FIRST_WAIT_MS = 5 * SECOND
const MAX_WAIT_MS = 15 * MINUTE

/** How long an officer is known at a network from which they signed in. */
export const KNOWN_PLACE_MS = 30 * 24 * 60 * MINUTE

/** What has failed within the window, and when for the last time. */
export interface Failures {
  count: number
  last: Date | null
}

/** How many ms the next attempt has to wait: twice as long after each failure above those that are `free`. */
export function waitAfter({ count, last }: Failures, free: number, now: Date): number {
  if (count < free || !last) return 0
  const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(count - free, 20))
  // A clock that was set back makes nobody wait longer.
  return Math.min(wait, Math.max(0, last.getTime() + wait - now.getTime()))
}

const IPV4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/i
const IPV6 = /^[\da-f:]{2,39}$/i

/**
 * The network that an IP address stands for: the address itself, of IPv6 the first 64 bits, since whoever has one of those
 * has them all. What a proxy calls an address and is none stands together.
 */
export function senderOf(address: string): string {
  const ipv4 = IPV4.exec(address)?.[1]
  if (ipv4) return ipv4
  if (!IPV6.test(address)) return 'unknown'
  const [head = [], tail = []] = address.toLowerCase().split('::').map(groupsOf)
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`
}

/** The groups of a part of an IPv6 address, without zeros in front. */
function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''))
}
