import { useRouter } from '@tanstack/react-router'
import type { Option } from './option.ts'
import { keepOpened } from './recent.ts'

/** Returns what opens an option, in this tab or a new one, and remembers the record that it is. */
export function useOpenOption(onClose: () => void) {
  const router = useRouter()
  return (option: Option, inNewTab: boolean) => {
    const { kind, words, about, address } = option
    if (kind) keepOpened({ kind, words, about, address })
    const { to, search } = address
    if (inNewTab) {
      window.open(router.buildLocation({ to, search } as never).href, '_blank', 'noopener')
      return
    }
    onClose()
    void router.navigate({ to, search } as never)
  }
}
