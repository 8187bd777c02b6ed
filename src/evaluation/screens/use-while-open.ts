import { useEffect, useRef } from 'react'

/** Runs work while the dialog is open; an answer that comes after it is closed moves nothing on the screen. */
export function useWhileOpen() {
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return (work: () => void) => {
    if (isOpen.current) work()
  }
}
