import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface Mailbox {
  url: string
  /** The mails that came, as they were sent. */
  mails: string[]
  /** The next mail. */
  next(): Promise<string>
  close(): Promise<void>
}

/** A mail server on this machine that keeps what it is sent, or does as `options` say. */
export async function openMailbox(options: SMTPServerOptions = {}): Promise<Mailbox> {
  const mails: string[] = []
  const waiting: ((mail: string) => void)[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: async (stream, _session, done) => {
      const mail = await text(stream)
      done()
      const reader = waiting.shift()
      if (reader) reader(mail)
      else mails.push(mail)
    },
    ...options,
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    next: async () => mails.shift() ?? new Promise((resolve) => waiting.push(resolve)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The parts of a mail, decoded, and its subject. */
export function readMail(mail: string): {
  to: string
  subject: string
  text: string
  html: string
} {
  const [head = '', ...rest] = mail.split('\r\n\r\n')
  const headers = head.replace(/\r\n[ \t]+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? ''
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? ''
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`)
  const part = (type: string) => decodePart(parts.find((one) => one.includes(type)) ?? '')
  return {
    to: header('To'),
    subject: decodeWords(header('Subject')),
    text: part('text/plain'),
    html: part('text/html'),
  }
}

function decodePart(part: string): string {
  const [head = '', ...body] = part.trimStart().split('\r\n\r\n')
  const content = body.join('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(content, 'base64').toString()
  return /quoted-printable/i.test(head) ? quoted(content.replace(/=\r\n/g, '')) : content
}

function decodeWords(header: string): string {
  return header
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind, words) =>
      /b/i.test(kind)
        ? Buffer.from(words, 'base64').toString()
        : quoted(words.replaceAll('_', ' ')),
    )
}

function quoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString()
}
