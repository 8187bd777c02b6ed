import { createTranslate } from '../../platform/i18n.ts'
import type { Language } from '../../platform/thai-date.ts'
import type { Blocker } from '../kinds/kind.ts'
import { KINDS } from '../kinds/kinds.ts'
import { firstUser } from '../kinds/statements.ts'
import { KIND_NAMES } from '../rules.ts'
import { type BlockerCode, words } from '../words.ts'
import { type KeptChange, numberIn } from './kept-changes.ts'
import type { CurrentRecords } from './records.ts'

/** What blocks taking an import back. */
export type ImportBlocker = Blocker & { code: BlockerCode }

const translate = createTranslate(words)

export function blockerSentence({ code, key, by = '' }: ImportBlocker, language: Language): string {
  return translate(`import.blocker.${code}`, { key, by }, language)
}

/** The first record of an import that is not as it left it, or that something needs by now. */
export async function blockerOf(
  importId: string,
  changes: readonly KeptChange[],
  current: CurrentRecords,
): Promise<ImportBlocker | undefined> {
  const own = changes.flatMap(namesOf)
  for (const kind of KIND_NAMES) {
    const ofKind = changes.filter((change) => change.kind === kind)
    if (ofKind.length === 0) continue
    const { changedSince } = KINDS[kind]
    const blocker = changedSince
      ? await changedSince(importId)
      : firstChanged(ofKind, await current.of(kind))
    if (blocker) return { code: blocker.by ? 'used' : 'changed', ...blocker }
    const added = ofKind.filter(({ before }) => !before).map(({ key }) => key)
    const user = await firstUser(KINDS[kind], added, own)
    if (user) return { code: 'used', ...user }
  }
  return undefined
}

/** What a record of an import is called by where others need it: a ticket by its slip, and its truck by the plate. */
function namesOf({ kind, key, after }: KeptChange): string[] {
  if (kind !== 'tickets') return [key]
  return [after.SequenceWeightOut || numberIn({ key, after }), after.CarRegister ?? '']
}

function firstChanged(
  changes: readonly KeptChange[],
  current: ReadonlyMap<string, Readonly<Record<string, string>>>,
): ImportBlocker | undefined {
  for (const { key, after } of changes) {
    const now = current.get(key)
    if (!now) return { code: 'gone', key }
    const isSame = Object.keys({ ...after, ...now }).every(
      (field) => (now[field] ?? '') === (after[field] ?? ''),
    )
    if (!isSame) return { code: 'changed', key }
  }
  return undefined
}
