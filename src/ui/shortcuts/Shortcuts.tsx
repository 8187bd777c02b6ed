import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'
import { lazyPart } from '../lazy-part.tsx'

const ShortcutSheet = lazyPart(async () => (await import('./ShortcutSheet.tsx')).ShortcutSheet, {
  close: ({ onClose }) => onClose(),
})

const OPEN = 'palm-scale-shortcuts'

/** Opens the sheet of shortcuts, for a menu. */
export function openShortcuts(): void {
  window.dispatchEvent(new Event(OPEN))
}

/** The sheet of shortcuts, which `?` opens wherever nobody types. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false)
  useWindowEvent('keydown', (event) => {
    if (isQuestionMark(event) && !isTyping(event)) setOpen(true)
  })
  useWindowEvent(OPEN as 'focus', () => setOpen(true))
  return isOpen && <ShortcutSheet onClose={() => setOpen(false)} />
}

/** By the place of the key too, since with a Thai keyboard it has another letter. */
function isQuestionMark({ key, code, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false
  return key === '?' || (code === 'Slash' && shiftKey)
}

function isTyping({ target }: KeyboardEvent): boolean {
  const field = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'
  return target instanceof Element && target.matches(field)
}
