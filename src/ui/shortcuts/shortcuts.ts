import { useEffect, useId } from 'react'

/** What a key does on the present screen. */
export interface Shortcut {
  /** As they stand on the keyboard; each of them does it: Ctrl+Enter. */
  keys: readonly string[]
  words: string
}

const offered = new Map<string, readonly Shortcut[]>()

/** Names the shortcuts of a part of the screen while it is shown, for the sheet that `?` opens. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const id = useId()
  useEffect(() => {
    offered.set(id, shortcuts)
  })
  useEffect(() => () => void offered.delete(id), [id])
}

/** The shortcuts of the present screen, each once, those of the part that came last first. */
export function presentShortcuts(): readonly Shortcut[] {
  const all = [...offered.values()].toReversed().flat()
  return all.filter((one, at) => all.findIndex((other) => nameOf(other) === nameOf(one)) === at)
}

function nameOf({ keys, words }: Shortcut): string {
  return [...keys, words].join('\n')
}
