import type { Readable } from 'node:stream'
import { z } from 'zod'
import { type ErrorCode, messageKey, type ServerKey } from './catalogue.ts'
import { cleanLines, cleanText } from './keys.ts'
import { type Access, type Readers, readers } from './roles.ts'
import { toOffsetIso } from './thai-date.ts'

// In a browser zod would try, against the security policy of the pages, to make faster code out of text.
if (typeof document !== 'undefined') z.config({ jitless: true })

/** Content type of a call that does not answer with the JSON envelope. */
export type MediaType = 'application/pdf' | 'application/x-ndjson'

/** The output of a call with a `mediaType`: its bytes, and the file name of a document. */
export interface RawOutput {
  name?: string
  body: Uint8Array | Readable
}
export const rawOutput = z.custom<RawOutput>()

/**
 * A call, declared once. Route, validation, permission, client, OpenAPI and the conformance tests follow.
 * `kind` 'change' runs in one transaction, unless it opens its own, and accepts an Idempotency-Key.
 */
export interface Call<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  R extends Access = Access,
> {
  path: string
  kind: 'read' | 'change'
  roles: R
  input: I
  output: O
  /** Codes of the catalogue that the call may refuse with, besides those of the platform. */
  errors: readonly ErrorCode[]
  /** Set where the answer is a document or a stream. */
  mediaType?: MediaType
  /** The handler opens its transaction itself, since it takes its time before it writes. */
  ownTransaction?: true
  /** May be called before the officer has replaced a password that somebody else set. */
  withTemporaryPassword?: true
  /** May be called before the officer has set up a second factor that the mill requires. */
  withoutSecondFactor?: true
  /** The answer holds a secret that is shown once: it is not kept for a repeated request, which is refused. */
  answersSecret?: true
  /** Bytes that the body may have; 1 MiB where nothing is said. */
  bodyLimit?: number
  /**
   * Long texts of its body are files in Base64: where the body is large they are taken out of it as it comes, and
   * stand in the context of the call.
   */
  takesFiles?: true
  /** How long a browser waits for the answer, in ms, where that is longer than usual. */
  takesMs?: number
  /** Set where the call does the same to many records. */
  batch?: Batch
}

/** How a call names the records that it does the same to. */
export interface Batch<List extends string = string, Record extends z.ZodType = z.ZodType> {
  /** Field of the input that holds the items. */
  list: List
  /** Field of an item that tells it from the others. */
  id: string
  /** What an item answers that is done. */
  record: Record
}

/** What sends a call: all of it that a page needs which is without the schemas. */
export type CallAddress = Pick<Call, 'path' | 'kind' | 'mediaType' | 'takesMs'>

/** What is declared of a call; one without `input` takes no fields, one without `errors` refuses with none of its own. */
type Declared<I extends z.ZodType, O extends z.ZodType, R extends Access> = Omit<
  Call<I, O, R>,
  'kind' | 'input' | 'errors'
> & { input?: I; errors?: readonly ErrorCode[] }

/** Declares a call that only reads; those who read everything may call it too. */
export function read<
  O extends z.ZodType,
  const R extends Access,
  I extends z.ZodType = typeof noInput,
>({
  input = noInput as unknown as I,
  errors = [],
  ...declared
}: Declared<I, O, R>): Call<I, O, Readers<R>> {
  const roles = readers(declared.roles)
  return { ...declared, roles, input, errors, kind: 'read' } as Call<I, O, Readers<R>>
}

/** Declares a call that answers with a document. */
export function pdf<const R extends Access, I extends z.ZodType = typeof noInput>(
  declared: Omit<Declared<I, z.ZodType, R>, 'output' | 'mediaType'>,
): Call<I, typeof rawOutput, Readers<R>> {
  return read<typeof rawOutput, R, I>({
    ...declared,
    output: rawOutput,
    mediaType: 'application/pdf',
  })
}

/** Declares a call that changes something; one without `output` only says that it is done. */
export function change<
  const R extends Access,
  I extends z.ZodType = typeof noInput,
  O extends z.ZodType = typeof noOutput,
>({
  input = noInput as unknown as I,
  output = noOutput as unknown as O,
  errors = [],
  ...declared
}: Omit<Declared<I, O, R>, 'output'> & { output?: O }): Call<I, O, R> {
  return { ...declared, input, output, errors, kind: 'change' } as Call<I, O, R>
}

/** A call that does the same to many records. */
export type BatchCall<List extends string = string, Record extends z.ZodType = z.ZodType> = Call & {
  batch: Batch<List, Record>
}

type DeclaredBatch<I extends z.ZodType, L extends string, R extends z.ZodType, A> = Omit<
  Call<I>,
  'kind' | 'output' | 'batch' | 'roles'
> &
  Batch<L, R> & { roles: A }

/**
 * Declares a change of many records: `list` names the field of the input that holds the items (see `itemsOf`), `id` the
 * field of an item that tells it from the others. Its handler does one item, which is given together with the other
 * fields of the input. Each item is a transaction of its own and ends by itself: docs/decisions/0019.
 */
export function batch<
  I extends z.ZodType,
  const L extends string,
  R extends z.ZodType,
  const A extends Access,
>({ list, id, record, ...declared }: DeclaredBatch<I, L, R, A>) {
  return {
    ...declared,
    kind: 'change' as const,
    output: z.array(itemResult(record)),
    batch: { list, id, record },
  }
}

/** What became of one item: done, refused with the reason, or not tried since something ended the batch before it. */
const itemResult = <R extends z.ZodType>(record: R) =>
  z.object({
    ID: z.string(),
    Outcome: z.enum(['done', 'refused', 'notTried']),
    Code: z.string().optional(),
    Message: z.string().optional(),
    Record: record.optional(),
  })

/** Input of a batch: 1 to 1,000 items, each with another `id`. */
export const itemsOf = <I extends z.ZodObject>(item: I, id: keyof z.output<I>) =>
  z
    .array(item)
    .min(1, messageKey('v.required'))
    .max(BATCH_LIMIT, messageKey('v.tooManyItems'))
    .refine((items) => new Set(items.map((one) => one[id])).size === items.length, {
      error: messageKey('v.doubledItem'),
    })
export const BATCH_LIMIT = 1000

export type Input<C extends Call> = z.input<C['input']>
export type Parsed<C extends Call> = z.output<C['input']>
/** What a handler may return: numerics as text, instants as Date. */
export type HandlerResult<C extends Call> = z.input<C['output']>
/** What the caller receives. */
export type Output<C extends Call> = z.output<C['output']>

/** Whether a number has no more than `places` decimals. */
export const decimals = (places: number) => (value: number) =>
  Number(value.toFixed(places)) === value

/** Input: a body without fields. */
export const noInput = z.strictObject({})
export const uuid = z.uuid()
/** Text in one line, cleaned (see `cleanText`); `max` characters. */
export const text = (max = 200) => keepable(z.string().overwrite(cleanText), max)
/** Text of several lines, each of them cleaned. */
export const lines = (max = 200) => keepable(z.string().overwrite(cleanLines), max)
/** Text that has to stay what it is elsewhere, such as the name of a file or the header of a column. */
export const exactText = (max = 200) => keepable(z.string().trim(), max)
/** Neither control characters nor half a surrogate pair can be kept. */
const keepable = (kind: z.ZodString, max: number) =>
  kind.max(max).refine((value) => !/(?!\s)\p{Cc}|\p{Surrogate}/u.test(value), {
    error: messageKey('v.text'),
  })
/** A business day, `YYYY-MM-DD`, of the calendar. */
export const day = z.iso.date().refine((value) => value >= '1900-01-01' && value <= '2199-12-31', {
  error: messageKey('v.date'),
})
/** 0 to `max` with up to 2 decimals; what is said where it is no number, and where it is more. */
const amount = (max: number, none: ServerKey, over: ServerKey) =>
  z
    .number({ error: none })
    .min(0, messageKey('v.negative'))
    .max(max, over)
    .refine(decimals(2), messageKey('v.decimals'))
/** Percent 0–100. */
export const percent = amount(100, 'v.percent', 'v.percentOver')
/** Baht per kg. */
export const price = amount(9999.99, 'v.price', 'v.priceOver')
/** Kilograms: under a million. */
export const kilograms = amount(999_999, 'v.number', 'v.weightOver')
/** A ticket's id on the wire. */
export const rowId = z.int().positive().max(Number.MAX_SAFE_INTEGER)
/** The version of a record that the officer saw, where the screen says it. */
export const version = z.int32().nullish()
/** Zero-based page of a server-paged list. */
export const page = z.int().min(0).max(1_000_000).default(0)
/** 1 yes, 0 no. */
export const flag = z.union([z.literal(0), z.literal(1)])

/** Output: a numeric column, exact text inside, a JSON number on the wire. */
export const decimalOut = z.pipe(z.transform<string | number, number>(toNumber), z.number())
/** Output: an instant, a Date inside, ISO 8601 with offset +07:00 on the wire. */
export const instantOut = z.pipe(z.transform<Date | string, string | null>(toInstant), z.string())
/** Output: 1 or 0 from a boolean column. */
export const flagOut = z.pipe(z.transform<boolean | number, number>(toNumber), z.number())
/** Output: a page of a server-paged list. */
export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({
    index_page: z.number(),
    total_page: z.number(),
    total_record: z.number(),
    total_capped: z.boolean().optional(),
    data: z.array(row),
  })
/** Output: an object without fields, of a call that only says that it is done. */
export const noOutput = z.object({})

/** Nothing stays nothing, which is refused as no text. */
function toInstant(at: Date | string | null | undefined): string | null {
  return at == null ? null : toOffsetIso(at)
}

/** Nothing is no number: left to itself it would be 0. */
function toNumber(value: string | number | boolean | null): number {
  return value === null ? Number.NaN : Number(value)
}
