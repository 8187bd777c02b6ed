import { isIP } from 'node:net'

/** Whether `host` is this machine: its name, or an address that leads nowhere else. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '')
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'))
}
