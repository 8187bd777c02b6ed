import { useAddress } from '../../ui/address.ts'
import { importAddress } from './address.ts'
import { DraftScreen } from './DraftScreen.tsx'
import { Start } from './Start.tsx'

/** Files that come into the mill: chosen, matched, checked and taken in; its address says which and where it stands. */
export function ImportScreen() {
  const [view, change] = useAddress(importAddress)
  if (!view.id) return <Start onRead={({ ImportUUID }) => change({ id: ImportUUID })} />
  return <DraftScreen key={view.id} view={view} onView={change} />
}
