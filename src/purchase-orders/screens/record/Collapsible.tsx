import { Box, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './Record.module.css'

interface Props {
  title: string
  /** Stands muted after the title. */
  count?: number
  children: ReactNode
}

/** A part of a record that is folded away until somebody wants to read it. */
export function Collapsible({ title, count, children }: Props) {
  const [open, { toggle }] = useDisclosure(false)
  return (
    <section className={css.folded}>
      <h2 className={css.heading}>
        <UnstyledButton className={`${css.fold} glyphed`} aria-expanded={open} onClick={toggle}>
          <IconChevronRight size={16} stroke={1.7} aria-hidden="true" />
          {title}
          {count !== undefined && (
            <Box component="span" fz={13} fw={400} className={`${css.count} num muted`}>
              {count}
            </Box>
          )}
        </UnstyledButton>
      </h2>
      {open && children}
    </section>
  )
}
