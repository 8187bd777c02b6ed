import { createTransport, type Transporter } from 'nodemailer'
import { logError } from './server-log.ts'

export interface MailMessage {
  to: string
  subject: string
  text: string
  html: string
}

export interface MailSettings {
  /** `smtp://user:password@host:port`; without it no mail is sent. */
  smtpUrl: string | undefined
  /** Whether mails go by TLS alone: nothing is sent to a server that does not offer it. */
  requireTls?: boolean
  /** The sender's address. */
  from: string
  /** The sender's name. */
  name: string
  /** The address of the product as the readers of mails reach it; links in mails begin with it. */
  publicUrl: string
  /** Milliseconds to wait for a mail server that does not answer. */
  timeout?: number
}

const TIMEOUT_MS = 10_000

let mailer: { transport: Transporter; from: { name: string; address: string } } | undefined
let screensUrl = ''
const pending = new Set<Promise<void>>()

/** Configures the mail server, once at start-up. */
export function openMail({
  smtpUrl,
  requireTls = false,
  from,
  name,
  publicUrl,
  timeout = TIMEOUT_MS,
}: MailSettings): void {
  screensUrl = publicUrl
  mailer = smtpUrl
    ? {
        transport: createTransport({
          url: smtpUrl,
          requireTLS: requireTls,
          dnsTimeout: timeout,
          connectionTimeout: timeout,
          greetingTimeout: timeout,
          socketTimeout: 2 * timeout,
        }),
        from: { name, address: from },
      }
    : undefined
}

/** Whether a mail server is configured. */
export function isMailEnabled(): boolean {
  return mailer !== undefined
}

/** The address of a screen, for a link in a mail. */
export function screenUrl(to: string): string {
  return new URL(to, screensUrl).href
}

/**
 * Writes and sends a mail after the current call is answered, so that the answer does not wait for the mail server;
 * sends nothing where `write` returns undefined. Errors are only logged.
 */
export function queueMail(write: () => Promise<MailMessage | undefined>): void {
  const work = new Promise((resolve) => setImmediate(resolve)).then(() => send(write))
  pending.add(work)
  void work.finally(() => pending.delete(work))
}

/** Waits for the mails that are being sent, then disconnects. */
export async function closeMail(): Promise<void> {
  await Promise.all(pending)
  mailer?.transport.close()
  mailer = undefined
}

async function send(write: () => Promise<MailMessage | undefined>): Promise<void> {
  try {
    const message = await write()
    if (message) await mailer?.transport.sendMail({ from: mailer.from, ...message })
  } catch (err) {
    logError('A mail could not be sent', { err })
  }
}
