import { Portal } from '@mantine/core'
import { type HTMLAttributes, type Ref, type SyntheticEvent, useRef, useState } from 'react'
import css from './cells.module.css'

/**
 * The area of a table, which shows the whole of a name that is cut, over it, to who points at it, touches it, or comes
 * to its row by the keyboard. It keeps that to itself, so that no row is drawn again for it.
 */
export function NamesArea(props: HTMLAttributes<HTMLDivElement> & { ref?: Ref<HTMLDivElement> }) {
  const { children, ...area } = props
  const [shown, setShown] = useState<{ words: string; left: number; top: number }>()
  const shownFor = useRef<HTMLElement>(undefined)
  const show = (target: HTMLElement | undefined) => {
    const name = target && cutNameIn(target)
    const at = name?.getBoundingClientRect()
    shownFor.current = name && target
    setShown(at && { words: name?.textContent ?? '', left: at.left, top: at.top })
  }
  const hide = () => show(undefined)
  const showFor = ({ target }: SyntheticEvent) => show(target as HTMLElement)
  return (
    <div
      {...area}
      onPointerOver={showFor}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && hide()}
      // A press gives the row the focus too, but points at one name.
      onFocusCapture={(event) => event.target.matches(':focus-visible') && showFor(event)}
      onBlurCapture={hide}
      onKeyDownCapture={({ key }) => key === 'Escape' && hide()}
      onScroll={() => show(shownFor.current)}
    >
      {children}
      {shown && (
        <Portal>
          <div role="tooltip" className={css.whole} style={{ left: shown.left, top: shown.top }}>
            {shown.words}
          </div>
        </Portal>
      )}
    </div>
  )
}

/** The name that is pointed at, or the first one of the row that has the focus, where it is cut. */
function cutNameIn(target: HTMLElement): Element | undefined {
  const names = target.matches('tr')
    ? [...target.querySelectorAll('[data-name]')]
    : [target.closest('[data-name]')]
  return names.find((name) => name && name.scrollWidth > name.clientWidth) ?? undefined
}
