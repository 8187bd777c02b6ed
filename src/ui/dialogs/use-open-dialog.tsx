import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { InAddressContext, useOpenInAddress } from './open-in-address.ts'

/** `dialog`: its name; `of`: the id of the record that it is about. */
const dialogAddress = z.object({ dialog: z.string().default(''), of: z.string().default('') })

interface Opened<Name, Entity> {
  name: Name
  record: Entity
}

interface Options<Name, Entity> {
  /** The dialogs in which something is typed: the address names them. */
  kept: readonly Name[]
  /** What the screen shows, in which a dialog that the address alone names finds its record; nothing while it loads. */
  records: readonly Entity[] | undefined
  idOf: (record: Entity) => string
}

/**
 * Which dialog is open over a screen, with its record. One in which something is typed stands in the address: after a
 * reload or a sign-in it is there again, with what was typed. `around` gives what it draws for the open one.
 */
export function useOpenDialog<Name extends string, Entity>(options: Options<Name, Entity>) {
  const { kept, records, idOf } = options
  const address = useOpenInAddress(dialogAddress)
  const [pressed, setPressed] = useState<Opened<Name, Entity>>()
  const [found, setFound] = useState<Opened<Name, Entity>>()
  const name = kept.find((one) => one === address.open.dialog)
  const { of } = address.open
  const isOf = (one: Opened<Name, Entity> | undefined) =>
    one !== undefined && one.name === name && idOf(one.record) === of
  const isKept = pressed !== undefined && kept.includes(pressed.name)
  if (name === undefined && found) setFound(undefined)
  if (name === undefined && isKept) setPressed(undefined)
  if (name !== undefined && !isOf(pressed) && !isOf(found)) {
    const record = records?.find((one) => idOf(one) === of)
    if (record !== undefined) setFound({ name, record })
  }
  const inAddress = isOf(pressed) ? pressed : isOf(found) ? found : undefined
  const open = isKept || !pressed ? inAddress : pressed
  const ask = (next: Name, record: Entity) => {
    setPressed({ name: next, record })
    if (kept.includes(next)) address.show({ dialog: next, of: idOf(record) })
  }
  const close = () => {
    setPressed(undefined)
    if (name !== undefined) address.close()
  }
  const around = (draw: (open: Opened<Name, Entity>) => ReactNode) =>
    open && (
      <InAddressContext value={inAddress && address.way} key={`${open.name} ${of}`}>
        {draw(open)}
      </InAddressContext>
    )
  return { ask, close, around }
}

/** The same for one dialog that is about no record, such as that of a new one. */
export function useOneDialog<Name extends string>(name: Name) {
  const { ask, close, around } = useOpenDialog({ kept: [name], records: [''], idOf: () => '' })
  return { open: () => ask(name, ''), close, around }
}
