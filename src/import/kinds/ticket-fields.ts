import { kilograms } from '../../platform/call.ts'
import type { Language } from '../../platform/thai-date.ts'
import { TRUCK_ANSWERS, type TruckAnswer } from '../../weighing/rules/numbering.ts'
import type { Field, Parsed } from './kind.ts'
import { day, time } from './ticket-times.ts'
import { code, required, text, weight } from './values.ts'

const ANSWER_WORDS = {
  otherTruck: { th: 'รถคันอื่น', en: 'Another truck' },
  correction: { th: 'แก้ไขใบเดิม', en: 'A correction' },
} as const satisfies Record<TruckAnswer, Record<Language, string>>

function answerWord(value: string, language: Language): string {
  return ANSWER_WORDS[value as TruckAnswer]?.[language] ?? value
}

function truckAnswer(typed: string): Parsed {
  const answer = TRUCK_ANSWERS.find(
    (one) => typed === one || Object.values<string>(ANSWER_WORDS[one]).includes(typed),
  )
  return typed === '' || answer ? { value: answer ?? '' } : { code: 'choice' }
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
    th: ['เลขที่ชั่งเข้า', 'รหัสชั่งเข้า', 'เลขที่ชั่ง', 'ลำดับชั่ง', 'เลขที่ตั๋ว'],
    en: ['Scale ID', 'Weigh ID', 'Ticket no', 'Ticket ID', 'ID'],
    parse: code(50),
    example: 'S1-690001',
  },
  SequenceWeightOut: {
    ...filled,
    kind: 'text',
    th: ['เลขที่ใบชั่ง', 'ใบชั่ง', 'เลขที่ชั่งออก'],
    en: ['Slip number', 'Slip no', 'Bill no'],
    parse: code(50),
    example: '69-00001',
  },
  CarRegister: {
    ...required,
    th: ['ทะเบียนรถ', 'ทะเบียน', 'เลขทะเบียน', 'รถ'],
    en: ['Plate', 'Plate no', 'Registration', 'Truck', 'Truck no', 'Vehicle', 'License plate'],
    parse: text(100),
    names: 'vehicle_weights',
    example: '80-1234 สุราษฎร์ธานี',
  },
  CustomerDataID: {
    ...required,
    th: ['รหัส AVL', 'AVL', 'รหัสลูกค้า', 'รหัสคู่ค้า'],
    en: ['AVL code', 'Customer code', 'Customer ID', 'Supplier code', 'CustomerCustomerID'],
    parse: code(50),
    names: 'customers',
    example: '10001',
  },
  CustomerName: {
    of: 'customers',
    kind: 'text',
    th: ['ชื่อลูกค้า', 'ชื่อ AVL', 'ลูกค้า', 'คู่ค้า', 'ชื่อ'],
    en: ['Customer name', 'Customer', 'Supplier', 'Supplier name', 'Name'],
    parse: text(200),
    example: 'สวนลุงเฉลิม',
  },
  ProductDataID: {
    ...required,
    th: ['รหัสสินค้า'],
    en: ['Product code', 'Product ID', 'Item code', 'ProductCode'],
    parse: code(50),
    refersTo: { kind: 'products' },
    example: 'FFB-RAMP',
  },
  ProductTypeName: {
    ...filled,
    kind: 'text',
    th: ['ชื่อสินค้า', 'สินค้า', 'ประเภทสินค้า'],
    en: ['Product name', 'Product', 'Item'],
    parse: text(200),
    example: 'ปาล์มทะลาย ลานเท',
  },
  WeightIn: {
    ...kilogramsIn,
    required: true,
    th: ['น้ำหนักเข้า', 'ชั่งเข้า', 'น้ำหนักชั่งเข้า', 'น้ำหนักรวม'],
    en: ['Weight in', 'In weight', 'First weight', 'Gross', 'Gross weight'],
    example: '24150',
  },
  WeightDateIn: {
    ...date,
    th: ['วันที่เข้า', 'วันที่ชั่งเข้า', 'วันที่'],
    en: ['Date in', 'In date', 'First date', 'Date'],
  },
  WeightTimeIn: {
    ...instant,
    required: true,
    th: ['เวลาเข้า', 'เวลาชั่งเข้า', 'วันเวลาเข้า'],
    en: ['Time in', 'In time', 'Datetime in', 'First time'],
    example: '2026-11-15 08:05:30',
  },
  WeightOut: {
    ...kilogramsIn,
    ...filled,
    th: ['น้ำหนักออก', 'ชั่งออก', 'น้ำหนักชั่งออก', 'น้ำหนักรถ'],
    en: ['Weight out', 'Out weight', 'Second weight', 'Tare', 'Tare weight'],
    example: '9080',
  },
  WeightDateOut: {
    ...date,
    th: ['วันที่ออก', 'วันที่ชั่งออก'],
    en: ['Date out', 'Out date', 'Second date'],
  },
  WeightTimeOut: {
    ...instant,
    ...filled,
    th: ['เวลาออก', 'เวลาชั่งออก', 'วันเวลาออก'],
    en: ['Time out', 'Out time', 'Datetime out', 'Second time'],
    example: '2026-11-15 08:35:10',
  },
  UserLogInDataIDIn: {
    ...filled,
    kind: 'text',
    th: ['ผู้ชั่ง', 'พนักงานชั่ง'],
    en: ['Weighed by', 'Operator', 'User'],
    parse: text(200),
    example: 'สมชาย',
  },
  Remark1: {
    ...filled,
    kind: 'text',
    th: ['หมายเหตุ'],
    en: ['Remark', 'Remarks', 'Note'],
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
