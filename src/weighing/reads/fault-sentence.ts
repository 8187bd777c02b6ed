import type { Params } from '../../platform/errors.ts'
import { createTranslate } from '../../platform/i18n.ts'
import { terms } from '../../platform/terms.ts'
import type { Language } from '../../platform/thai-date.ts'
import type { FaultCode, TicketFault } from '../rules/faults.ts'
import { SENT_FIELDS } from '../rules/fields.ts'
import { faultWords } from '../words/faults.ts'
import { fixWords } from '../words/fixing.ts'
import { errors, words } from '../words.ts'

const translate = createTranslate({
  ...terms,
  ...words,
  ...faultWords,
  ...fixWords,
  'day.closed': errors['day.closed'],
})

/** What is wrong with a refused ticket, as its row has it. */
export interface KeptFault {
  code: string
  field: string | null
  params: unknown
}

/** The fault that a row keeps. */
export function faultOf({ code, field, params }: KeptFault): TicketFault {
  const kept = { code: code as FaultCode, params: params as Params }
  return field === null ? kept : { ...kept, field }
}

type FixCode = keyof typeof fixWords

/** A fault, by its own code or by that for an officer who fixes the ticket. */
type FaultToSay = Omit<TicketFault, 'code'> & { code: FaultCode | FixCode }

/** A fault as it is said to an officer who fixes the ticket. */
export function toFix(fault: TicketFault): FaultToSay {
  const code = fault.code.replace('scale.', 'fix.')
  return { ...fault, code: code in fixWords ? (code as FixCode) : fault.code }
}

/** What is wrong with a ticket, as a sentence that names the field as screens do. */
export function faultSentence({ code, field, params }: FaultToSay, language: Language) {
  const name = fieldName(field, language)
  const sentence = translate(code, { ...params, field: spaced(name, language) }, language)
  return sentence.replaceAll('  ', ' ')
}

/** Thai after a word in Latin letters stands apart: ชื่อ AVL ไม่ใช่. */
function spaced(name: string, language: Language): string {
  return language === 'th' && /[a-z\d]$/i.test(name) ? `${name} ` : name
}

/** What screens call a field of the wire; one that is unknown by its own name. */
export function fieldName(field: string | undefined, language: Language): string {
  return field !== undefined && Object.hasOwn(SENT_FIELDS, field)
    ? translate(SENT_FIELDS[field as keyof typeof SENT_FIELDS].word, {}, language)
    : (field ?? '')
}
