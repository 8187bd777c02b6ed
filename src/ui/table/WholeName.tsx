import { Portal } from '@mantine/core'
import { type FocusEvent, type PointerEvent, type UIEvent, useState } from 'react'
import css from './cells.module.css'

/**
 * The whole of a name that is cut, shown over it to who points at it, touches it, or comes to its row by the keyboard:
 * what the area of a table does for that, and the words.
 */
export function useWholeName() {
  const [shown, setShown] = useState<{ words: string; left: number; top: number }>()
  const hide = () => setShown(undefined)
  const show = ({ target }: UIEvent | FocusEvent) => {
    const name = cutNameIn(target as HTMLElement)
    const at = name?.getBoundingClientRect()
    setShown(at && { words: name?.textContent ?? '', left: at.left, top: at.top })
  }
  return {
    handlers: {
      onPointerOver: show,
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && hide(),
      onFocus: show,
      onBlur: hide,
      onScroll: hide,
    },
    words: shown && (
      <Portal>
        <div role="tooltip" className={css.whole} style={{ left: shown.left, top: shown.top }}>
          {shown.words}
        </div>
      </Portal>
    ),
  }
}

/** The name that is pointed at, or the first one of the row that has the focus, where it is cut. */
function cutNameIn(target: HTMLElement): Element | null | undefined {
  const names = target.matches('tr')
    ? [...target.querySelectorAll('[data-name]')]
    : [target.closest('[data-name]')]
  return names.find((name) => name && name.scrollWidth > name.clientWidth)
}
