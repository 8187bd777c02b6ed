import { z } from 'zod'
import { messageKey } from '../../../platform/catalogue.ts'
import { isGuessable } from './guessable.ts'

/** The server sees only a hash, so that what a password is made of is checked here. */
const MIN_LENGTH = 9

const typedTwice = {
  password: z
    .string()
    .min(1, messageKey('v.newPassword'))
    .min(MIN_LENGTH, messageKey('v.passwordShort')),
  again: z.string(),
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
  const form = z.object({ ...fields, ...typedTwice }) as unknown as z.ZodType<Typed>
  return form
    .refine((values) => !isGuessable(values.password, aboutOf(values).map(String)), {
      path: ['password'],
      error: messageKey('v.passwordCommon'),
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
