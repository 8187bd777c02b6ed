import { useState } from 'react'
import { useAddress } from '../../ui/address.ts'
import { importAddress } from './address.ts'
import { DraftScreen } from './DraftScreen.tsx'
import type { RefusedFile } from './files.ts'
import { Start } from './Start.tsx'

/** Files that come into the mill: chosen, matched, checked and taken in; its address says which and where it stands. */
export function ImportScreen() {
  const [view, change] = useAddress(importAddress)
  const [begun, setBegun] = useState<{ id: string; refused: readonly RefusedFile[] }>()
  if (view.id) {
    const refused = begun?.id === view.id ? begun.refused : []
    return <DraftScreen key={view.id} view={view} onView={change} refused={refused} />
  }
  return (
    <Start
      onRead={({ ImportUUID: id }, refused) => {
        setBegun({ id, refused })
        change({ id })
      }}
    />
  )
}
