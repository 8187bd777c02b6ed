import { Button, type ButtonProps } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'

/** The button over a list that adds to it. */
export function AddButton(props: ButtonProps & { onClick: () => void }) {
  return <Button leftSection={<IconPlus size={14} stroke={1.7} aria-hidden="true" />} {...props} />
}
