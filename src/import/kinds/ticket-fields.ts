import { kilograms } from '../../platform/call.ts'
import type { Language } from '../../platform/thai-date.ts'
import { FILE_COLUMNS } from '../../weighing/rules/file-columns.ts'
import { TRUCK_ANSWERS, TRUCK_FIELD, type TruckAnswer } from '../../weighing/rules/numbering.ts'
import { truckWords } from '../../weighing/words/truck.ts'
import type { Field, Parsed } from './kind.ts'
import { day, time } from './ticket-times.ts'
import { code, required, text, weight } from './values.ts'

function answerWord(value: string, language: Language): string {
  return truckWords[value as TruckAnswer]?.[language] ?? value
}

function truckAnswer(typed: string): Parsed {
  const answer = TRUCK_ANSWERS.find((one) => [one, ...saidFor(one)].includes(typed))
  return typed === '' || answer ? { value: answer ?? '' } : { code: 'choice' }
}

/** The words of an answer, with and without what explains them. */
function saidFor(answer: TruckAnswer): string[] {
  const words = Object.values<string>(truckWords[answer])
  return [...words, ...words.map((one) => one.replace(/ \(.*/, ''))]
}

/** 0 to under a million, as the intake has it. */
const kilogramsIn = weight(0, kilograms.maxValue ?? 0)
/** An empty cell says nothing, as a scale that leaves a field out. */
const filled = { filled: true } as const
const ofText = (parse: Field['parse'], example: string) =>
  ({ ...filled, kind: 'text', parse, example }) as const
const instant = (example: string) => ({ kind: 'instant', parse: time, example }) as const
const date = { kind: 'day', parse: day, isRare: true, example: '15/11/2569' } as const
const plate = { parse: code(100), names: 'vehicle_weights', example: '80-1234 สุราษฎร์ธานี' } as const
const customer = { parse: code(50), names: 'customers', example: '10001' } as const
const product = { parse: code(50), refersTo: { kind: 'products' }, example: 'FFB-RAMP' } as const

/** What stands in each column that a scale program's file may have. */
const BY_COLUMN: Record<keyof typeof FILE_COLUMNS, Omit<Field, 'th' | 'en'>> = {
  WeightScaleIDIn: { ...ofText(code(50), 'S1-690001'), orElse: 'SequenceWeightOut' },
  SequenceWeightOut: ofText(code(50), '69-00001'),
  CarRegister: { ...required, ...plate },
  CustomerDataID: { ...required, ...customer },
  CustomerName: { of: 'customers', kind: 'text', parse: text(200), example: 'สวนลุงเฉลิม' },
  ProductDataID: { ...required, ...product },
  ProductTypeName: ofText(text(200), 'ปาล์มทะลาย ลานเท'),
  WeightIn: { ...kilogramsIn, required: true, example: '24150' },
  WeightDateIn: date,
  WeightTimeIn: { ...instant('2026-11-15 08:05:30'), required: true },
  WeightOut: { ...kilogramsIn, ...filled, example: '9080' },
  WeightDateOut: date,
  WeightTimeOut: { ...instant('2026-11-15 08:35:10'), ...filled },
  UserLogInDataIDIn: ofText(text(200), 'สมชาย'),
  Remark1: ofText(text(200), ''),
}

/** Of a row under the number or slip of another truck: what the officer answered. */
const TRUCK: Field = {
  ...filled,
  kind: 'choice',
  isRare: true,
  th: ['รถคันอื่นหรือแก้ใบเดิม'],
  en: ['Another truck or a correction'],
  parse: truckAnswer,
  show: (value, _, language) => answerWord(value, language),
  choices: (_, language) => TRUCK_ANSWERS.map((answer) => answerWord(answer, language)),
  example: '',
}

/** What a row says of a ticket: the fields of `scale/ImportTickets`, and days in columns of their own. */
export const TICKET_FIELDS: Record<string, Field> = {
  ...Object.fromEntries(
    Object.entries(BY_COLUMN).map(([name, field]) => [
      name,
      { ...field, ...FILE_COLUMNS[name as keyof typeof FILE_COLUMNS] },
    ]),
  ),
  [TRUCK_FIELD]: TRUCK,
}
