import { Button, type ButtonProps } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useOneDialog } from '../dialogs/use-open-dialog.tsx'

/** The button over a list that adds to it. */
export function AddButton(props: ButtonProps & { onClick: () => void }) {
  return <Button leftSection={<IconPlus size={14} stroke={1.7} aria-hidden="true" />} {...props} />
}

interface AddDialogProps extends Omit<ButtonProps, 'children'> {
  /** Of the dialog, in the address. */
  name: string
  words: string
  children: (close: () => void) => ReactNode
}

/** The same with the dialog that it opens. */
export function AddDialog({ name, words, children, ...props }: AddDialogProps) {
  const { open, close, around } = useOneDialog(name)
  return (
    <>
      <AddButton {...props} onClick={open}>
        {words}
      </AddButton>
      {around(() => children(close))}
    </>
  )
}
