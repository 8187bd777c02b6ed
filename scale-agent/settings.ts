import { chmod, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { StartupError } from '../src/platform/startup-error.ts'
import { FORMAT_NAMES, type FormatName } from './indicator/format-names.ts'
import { replaceFile } from './replace-file.ts'
import { type WordKey, words } from './words.ts'

const message = (key: WordKey) => key
const whole = (min: number, max: number, key: WordKey) =>
  z.int(message(key)).min(min, message(key)).max(max, message(key))
const filled = (max: number) =>
  z.string().trim().min(1, message('v.filled')).max(max, message('v.long'))

const serial = z.strictObject({
  type: z.literal('serial'),
  path: filled(100),
  baudRate: whole(300, 115_200, 'v.baudRate').default(9600),
  dataBits: z.union([z.literal(7), z.literal(8)], message('v.dataBits')).default(8),
  parity: z.enum(['none', 'even', 'odd'], message('v.parity')).default('none'),
  stopBits: z.union([z.literal(1), z.literal(2)], message('v.stopBits')).default(1),
})
const tcp = z.strictObject({
  type: z.literal('tcp'),
  host: filled(200),
  port: whole(1, 65_535, 'v.port'),
})

const schema = z.strictObject({
  /** Where the product is. */
  server: z
    .string()
    .refine((text) => text === '' || /^https?:\/\/[^\s/]/.test(text), message('v.server'))
    .default(''),
  /** The scale's token there. */
  token: z.string().trim().max(200, message('v.long')).default(''),
  /** Of the agent's own page, on this machine only. */
  port: whole(0, 65_535, 'v.port').default(3010),
  /** Where the queue is kept; as seen from the file of these settings. */
  dataFolder: filled(500).default('scale-agent-data'),
  /** Who weighs, on every ticket of the page. */
  operator: z.string().trim().max(200, message('v.long')).default(''),
  /** On the slip; the server's where this is empty. */
  millName: z.string().trim().max(200, message('v.long')).default(''),
  /** Whether the page prints a slip as a truck is weighed out. */
  prints: z.boolean(message('v.yesNo')).default(true),
  /** What slip numbers of the page begin with: another one for each bridge of a mill. */
  slipPrefix: z
    .string()
    .regex(/^[\p{L}\p{M}\p{N}-]{0,10}$/u, message('v.slipPrefix'))
    .default('A'),
  /** Less is no truck: the bridge counts as empty. */
  minimumKg: whole(20, 5000, 'v.minimumKg').default(500),
  products: z
    .array(z.strictObject({ code: filled(50), name: filled(200) }))
    .max(50, message('v.many'))
    .default([]),
  indicator: z
    .strictObject({
      connection: z.discriminatedUnion('type', [serial, tcp], message('v.connection')),
      format: z
        .enum(Object.keys(FORMAT_NAMES) as FormatName[], message('v.format'))
        .default('a-and-d'),
    })
    .nullable()
    .default(null),
  folder: z
    .strictObject({
      path: filled(500),
      /** Which column holds a field, where the column's name does not say it. */
      columns: z.record(z.string(), z.string().max(200, message('v.long'))).default({}),
      /** Of programs that begin again at 1 each day. */
      idsRepeatDaily: z.boolean(message('v.yesNo')).default(false),
    })
    .nullable()
    .default(null),
})

export type Settings = z.output<typeof schema>

/** What is wrong with a setting: where it stands, and the word that says what is right. */
export interface SettingsFault {
  path: string
  key: WordKey
}

/** The settings that `input` says, or what is wrong with it. */
export function parseSettings(
  input: unknown,
): { settings: Settings } | { faults: SettingsFault[] } {
  const { data, error } = schema.safeParse(input)
  if (data) return { settings: data }
  return {
    faults: error.issues.map((issue) => ({
      path: issue.path.join('.'),
      key: issue.message in words ? (issue.message as WordKey) : wordOf(issue.code),
    })),
  }
}

function wordOf(code: string): WordKey {
  return code === 'unrecognized_keys' ? 'v.unknown' : 'v.wrongKind'
}

/** Reads the settings of `file`; where there is none, those of an agent that nobody has set up yet. */
export async function readSettings(file: string): Promise<Settings> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw startupFault(file, error.message, error.message)
  })
  await keepPrivate(file)
  const parsed = parseSettings(parseJson(file, text))
  if ('settings' in parsed) return parsed.settings
  const list = (language: 'th' | 'en') =>
    parsed.faults.map(({ path, key }) => `  ${path || '.'}: ${words[key][language]}`).join('\n')
  throw startupFault(file, `\n${list('th')}`, `\n${list('en')}`)
}

/** Notepad begins a file with a byte order mark. */
function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    throw startupFault(
      file,
      words['v.json'].th,
      `${words['v.json'].en} ${(error as Error).message}`,
    )
  }
}

function startupFault(file: string, th: string, en: string): StartupError {
  return new StartupError(`ค่าที่ตั้งใน ${file} ไม่ถูกต้อง: ${th}`, `Settings in ${file}: ${en}`)
}

/** The file holds a token: nobody else of the machine may read it. Windows has no such mode. */
async function keepPrivate(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined)
  if (found && (found.mode & 0o077) !== 0) await chmod(file, 0o600).catch(() => {})
}

/** Writes the settings so that a crash leaves the old ones or the new ones. */
export async function saveSettings(file: string, settings: Settings): Promise<void> {
  await replaceFile(file, `${JSON.stringify(settings, undefined, 2)}\n`)
}

/** A folder of the settings, as seen from their file. */
export function besideSettings(file: string, folder: string): string {
  return path.resolve(path.dirname(file), folder)
}
