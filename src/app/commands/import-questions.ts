import { createHash } from 'node:crypto'
import type { Choices } from '../../import/reads/match-tables.ts'
import type { Fault, ValidatedRow, Validation } from '../../import/reads/validation.ts'
import { isUnread, isWritable } from '../../import/writes/import.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { TRUCK_ANSWERS, TRUCK_FIELD } from '../../weighing/rules/numbering.ts'
import { printQuestion } from './import-report.ts'

type Mended = NonNullable<Choices['Mended']>

/** A value that the preview asks an officer about: one with a proposal, or which truck a row is of. */
interface Question {
  row: ValidatedRow
  fault: Fault
  field: string
}

/** What a validation asks about; nothing where anything else is wrong, which has to be fixed in the files first. */
function questionsOf({ rows, tables }: Validation): Question[] {
  const faulty = rows.filter(({ outcome }) => outcome === 'faulty')
  const faults = faulty.flatMap((row) => row.faults.map((fault) => ({ row, fault })))
  const questions = faults.flatMap(({ row, fault }) =>
    fault.field !== null && (fault.proposal || fault.field === TRUCK_FIELD)
      ? [{ row, fault, field: fault.field }]
      : [],
  )
  return tables.some(isUnread) || questions.length < faults.length ? [] : questions
}

/** What a list of questions is accepted by: other questions, and it is another. */
function codeOf(questions: readonly Question[]): string {
  const content = questions.map(({ row: { file, sheet, line, key, name }, fault }) => [
    [file, sheet, line, key, name],
    [fault.field, fault.value, fault.code, fault.params, fault.proposal],
  ])
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8)
}

/**
 * Answers what an import asks about. A list of questions was printed before with its code: with that in `codes` their
 * proposals are taken, or what `typed` says for the number of a question. An answer may raise more questions, which are a list of
 * their own; numbers go on.
 */
export class Answers {
  readonly #codes: readonly string[]
  readonly #typed: ReadonlyMap<number, string>
  /** The questions of the lists that were accepted. */
  #answered = 0
  #lists = 0
  #open: readonly Question[] = []

  constructor(codes: readonly string[], typed: ReadonlyMap<number, string>) {
    this.#codes = codes
    this.#typed = typed
  }

  /** What is put in the place of what is asked about; nothing where no code was given for these questions. */
  to(validation: Validation): Mended {
    const questions = questionsOf(validation)
    const code = this.#codes[this.#lists]
    this.#open = questions
    if (code === undefined || code !== codeOf(questions)) {
      if (isWritable(validation)) this.#refuseUnasked()
      return []
    }
    const answers = questions.map((question, at) => this.#answerTo(question, at))
    this.#lists += 1
    this.#answered += questions.length
    return answers
  }

  #answerTo({ row, fault, field }: Question, at: number): Mended[number] {
    const n = this.#answered + at + 1
    const Value = this.#typed.get(n) ?? fault.proposal
    if (Value) return { File: row.file, Sheet: row.sheet, Line: row.line, Field: field, Value }
    const how = TRUCK_ANSWERS.map((answer) => `--answer ${n}=${answer}`)
    throw new StartupError(
      `ข้อ ${n} ไม่มีค่าที่เสนอ กรุณาเพิ่ม ${how.join(' หรือ ')}`,
      `Question ${n} has no proposal. Please add ${how.join(' or ')}`,
    )
  }

  /** Who answers what nobody asks means other files. */
  #refuseUnasked(): void {
    const unasked = [...this.#typed.keys()].find((n) => n > this.#answered)
    if (this.#lists === this.#codes.length && unasked === undefined) return
    throw new StartupError(
      'คำถามไม่ตรงกับที่แสดงไว้ก่อนหน้านี้ ยังไม่ได้นำเข้าข้อมูลใด กรุณาสั่งใหม่โดยไม่ใส่ --accept และ --answer',
      'The questions are others than were shown, and nothing was imported. Please call it again without --accept and --answer',
    )
  }

  /** Prints what is still asked about, and how to answer what was `called`; returns whether there is any. */
  printOpen(called: readonly string[]): boolean {
    const questions = this.#open
    if (questions.length === 0) return false
    for (const [at, { row, fault }] of questions.entries())
      printQuestion(this.#answered + at + 1, row, fault)
    const isStale = this.#codes.length > this.#lists
    const accepted = [...this.#codes.slice(0, this.#lists), codeOf(questions)]
    const answers = [...this.#typed].map(([n, value]) => ` --answer ${n}=${quoted(value)}`)
    const command = `npm run import -- ${called.map(quoted).join(' ')}${accepted.map((code) => ` --accept ${code}`).join('')}${answers.join('')}`
    if (isStale) {
      console.error('--accept ที่ให้มาเป็นของคำถามชุดอื่น / --accept was of other questions than these')
    }
    console.error(
      `มีคำถาม ${questions.length} ข้อ ยังไม่ได้นำเข้าข้อมูลใด / ${questions.length} questions; nothing was imported
ใช้ค่าที่เสนอทุกข้อ / To take every proposal: ${command}
ใช้ค่าอื่นในข้อใด เพิ่ม / For another value in one of them add: --answer ${this.#answered + 1}=…`,
    )
    return true
  }
}

/** As a shell takes it for one word. */
function quoted(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
