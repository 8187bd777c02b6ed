import { Box } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'

/** Says what a report lacks; `hint` tells what to do about it. */
export function Warning({ words, hint }: { words: string; hint?: string }) {
  return (
    <Box
      component="span"
      className="glyphed attention medium"
      title={hint}
      bd="1px solid var(--ps-attn)"
      bdrs={5}
      fz={13}
      h="var(--ps-field)"
      px={9}
    >
      <IconAlertTriangle size={14} stroke={1.7} aria-hidden="true" />
      {words}
    </Box>
  )
}
