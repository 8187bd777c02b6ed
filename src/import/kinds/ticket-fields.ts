import { kilograms } from '../../platform/call.ts'
import type { Language } from '../../platform/thai-date.ts'
import { FILE_COLUMNS } from '../../weighing/rules/file-columns.ts'
import { TRUCK_ANSWERS, type TruckAnswer } from '../../weighing/rules/numbering.ts'
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
const instant = { kind: 'instant', parse: time } as const
const date = { kind: 'day', parse: day, isRare: true, example: '15/11/2569' } as const
/** An empty cell says nothing, as a scale that leaves a field out. */
const filled = { filled: true } as const

/** What a row says of a ticket: the fields of `scale/ImportTickets`, and days in columns of their own. */
export const TICKET_FIELDS = {
  WeightScaleIDIn: {
    ...filled,
    kind: 'text',
    orElse: 'SequenceWeightOut',
    ...FILE_COLUMNS.WeightScaleIDIn,
    parse: code(50),
    example: 'S1-690001',
  },
  SequenceWeightOut: {
    ...filled,
    kind: 'text',
    ...FILE_COLUMNS.SequenceWeightOut,
    parse: code(50),
    example: '69-00001',
  },
  CarRegister: {
    ...required,
    ...FILE_COLUMNS.CarRegister,
    parse: code(100),
    names: 'vehicle_weights',
    example: '80-1234 สุราษฎร์ธานี',
  },
  CustomerDataID: {
    ...required,
    ...FILE_COLUMNS.CustomerDataID,
    parse: code(50),
    names: 'customers',
    example: '10001',
  },
  CustomerName: {
    of: 'customers',
    kind: 'text',
    ...FILE_COLUMNS.CustomerName,
    parse: text(200),
    example: 'สวนลุงเฉลิม',
  },
  ProductDataID: {
    ...required,
    ...FILE_COLUMNS.ProductDataID,
    parse: code(50),
    refersTo: { kind: 'products' },
    example: 'FFB-RAMP',
  },
  ProductTypeName: {
    ...filled,
    kind: 'text',
    ...FILE_COLUMNS.ProductTypeName,
    parse: text(200),
    example: 'ปาล์มทะลาย ลานเท',
  },
  WeightIn: {
    ...kilogramsIn,
    required: true,
    ...FILE_COLUMNS.WeightIn,
    example: '24150',
  },
  WeightDateIn: {
    ...date,
    ...FILE_COLUMNS.WeightDateIn,
  },
  WeightTimeIn: {
    ...instant,
    required: true,
    ...FILE_COLUMNS.WeightTimeIn,
    example: '2026-11-15 08:05:30',
  },
  WeightOut: {
    ...kilogramsIn,
    ...filled,
    ...FILE_COLUMNS.WeightOut,
    example: '9080',
  },
  WeightDateOut: {
    ...date,
    ...FILE_COLUMNS.WeightDateOut,
  },
  WeightTimeOut: {
    ...instant,
    ...filled,
    ...FILE_COLUMNS.WeightTimeOut,
    example: '2026-11-15 08:35:10',
  },
  UserLogInDataIDIn: {
    ...filled,
    kind: 'text',
    ...FILE_COLUMNS.UserLogInDataIDIn,
    parse: text(200),
    example: 'สมชาย',
  },
  Remark1: {
    ...filled,
    kind: 'text',
    ...FILE_COLUMNS.Remark1,
    parse: text(200),
    example: '',
  },
  /** Of a row under the number or slip of another truck: what the officer answered. */
  Truck: {
    ...filled,
    kind: 'choice',
    isRare: true,
    th: ['รถคันอื่นหรือแก้ใบเดิม'],
    en: ['Another truck or a correction'],
    parse: truckAnswer,
    show: (value, _, language) => answerWord(value, language),
    choices: (_, language) => TRUCK_ANSWERS.map((answer) => answerWord(answer, language)),
    example: '',
  },
} as const satisfies Record<string, Field>
