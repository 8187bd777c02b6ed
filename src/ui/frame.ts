import { createContext, type ReactNode, useContext } from 'react'

/** What the shell puts at the right end of every screen's top bar: the officer's menu. */
export const FrameContext = createContext<{ account: ReactNode }>({ account: null })

export function useFrame() {
  return useContext(FrameContext)
}
