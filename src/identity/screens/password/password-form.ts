import { z } from 'zod'
import { messageKey, type WordKey } from '../../../platform/catalogue.ts'
import { type Weakness, weaknessOf } from '../../rules/guessable.ts'

/** The server sees only a hash, so that what a password is made of is checked here. */
const MIN_LENGTH = 9

const typedTwice = {
  password: z
    .string()
    .min(1, messageKey('v.newPassword'))
    .min(MIN_LENGTH, messageKey('v.passwordShort')),
  again: z.string(),
}
const WHY: Record<Weakness, WordKey> = {
  person: 'v.passwordPerson',
  word: 'v.passwordWord',
  year: 'v.passwordYear',
  row: 'v.passwordRow',
  repeated: 'v.passwordRepeated',
  phone: 'v.passwordPhone',
}
/** Said together with what is wrong with other fields. */
const always = { when: () => true }

interface Typed extends Record<string, unknown> {
  password: string
  again: string
}

/**
 * The form `fields` with a new password, typed twice, in which nothing stands that `aboutOf` what is typed knows of
 * its officer.
 */
export function withNewPassword(
  fields: z.ZodRawShape,
  aboutOf: (values: Record<string, unknown>) => readonly unknown[],
) {
  const weakness = (values: Typed) => weaknessOf(values.password, aboutOf(values).map(String))
  const form = z.object({ ...fields, ...typedTwice }) as unknown as z.ZodType<Typed>
  return form
    .refine((values) => !weakness(values), {
      path: ['password'],
      error: ({ input }) => WHY[weakness(input as Typed)!],
      ...always,
    })
    .refine(({ password, again }) => password === again, {
      path: ['again'],
      error: messageKey('v.passwordMismatch'),
      ...always,
    })
}

/** Only a new password, for the officer of whom `about` is known. */
export function newPassword(about: readonly string[]) {
  return withNewPassword({}, () => about)
}
