import { createTransport, type Transporter } from 'nodemailer'

export interface Letter {
  to: string
  subject: string
  text: string
  html: string
}

export interface MailSettings {
  /** `smtp://user:password@host:port`; without it no mail is sent. */
  smtpUrl: string | undefined
  /** The sender's address. */
  from: string
  /** The sender's name. */
  name: string
  /** Where the screens are, as their readers reach them: what links in mails begin with. */
  publicUrl: string
  /** Milliseconds after which a mail server that is away or says nothing is given up. */
  timeout?: number
}

const TIMEOUT_MS = 10_000

let post: { transport: Transporter; from: { name: string; address: string } } | undefined
let home = ''
const going = new Set<Promise<void>>()

/** Sets, once at start-up, how mail goes out. */
export function openMail({
  smtpUrl,
  from,
  name,
  publicUrl,
  timeout = TIMEOUT_MS,
}: MailSettings): void {
  home = publicUrl
  post = smtpUrl
    ? {
        transport: createTransport({
          url: smtpUrl,
          dnsTimeout: timeout,
          connectionTimeout: timeout,
          greetingTimeout: timeout,
          socketTimeout: 2 * timeout,
        }),
        from: { name, address: from },
      }
    : undefined
}

/** Whether mail goes out at all. */
export function sendsMail(): boolean {
  return post !== undefined
}

/** The address of a screen, for a link in a mail. */
export function mailsLead(to: string): string {
  return new URL(to, home).href
}

/**
 * Writes and sends a letter once the present call is answered; nothing where `write` gives none. What fails is
 * logged, and nobody else learns of it.
 */
export function mailLater(write: () => Promise<Letter | undefined>): void {
  const work = new Promise((resolve) => setImmediate(resolve)).then(() => send(write))
  going.add(work)
  void work.finally(() => going.delete(work))
}

/** Waits for the mails that are on their way, then closes the way out. */
export async function closeMail(): Promise<void> {
  await Promise.all(going)
  post?.transport.close()
  post = undefined
}

async function send(write: () => Promise<Letter | undefined>): Promise<void> {
  try {
    const letter = await write()
    if (letter) await post?.transport.sendMail({ from: post.from, ...letter })
  } catch (error) {
    console.error('A mail could not be sent', error)
  }
}
