import { Box, Group } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './DeskBar.module.css'
import { Offline } from './Offline.tsx'
import { useScreenContext } from './screen-context.ts'

export interface TopBarProps {
  title: string
  /** Stands muted after the title: 1,284 รายการ. */
  count?: ReactNode
  /** Stands before the title of a record: a link back to its list. */
  crumb?: ReactNode
  /** Stands after the title of a record: its state. */
  badge?: ReactNode
  /** Quiet actions, white or icons. */
  actions?: ReactNode
  /** The one green button. */
  main?: ReactNode
}

/** What the screen is and its next step in one line, then search, bell and officer. */
export function DeskBar(props: TopBarProps) {
  const { search, bell, account } = useScreenContext()
  return (
    <Group
      component="header"
      gap={10}
      wrap="nowrap"
      flex="none"
      h="var(--ps-bar)"
      p="0 var(--ps-edge)"
      className={`${css.bar} ruled`}
      data-bar
    >
      {props.crumb && (
        <>
          <Box component="span" fz={14} className={`${css.crumb} centred muted unbroken`}>
            <IconArrowLeft size={20} stroke={1.7} aria-hidden="true" />
            {props.crumb}
          </Box>
          <Box
            component="span"
            fz={13}
            className={`${css.slash} muted unbroken`}
            aria-hidden="true"
          >
            /
          </Box>
        </>
      )}
      <Group gap={0} wrap="nowrap" miw={0} className={css.what}>
        <h1 className={`${css.title} cut num`}>{props.title}</h1>
        {(props.badge || props.count !== undefined) && (
          <Group gap={0} miw="min-content" className={css.after}>
            {props.badge && (
              <Box component="span" display="flex" flex="none" className={css.badge}>
                {props.badge}
              </Box>
            )}
            {props.count !== undefined && (
              <Box component="span" fz={13} className={`${css.count} num muted`}>
                {props.count}
              </Box>
            )}
          </Group>
        )}
      </Group>
      <Offline />
      <Group gap={8} wrap="nowrap" flex="none" className={`${css.actions} no-print`}>
        {props.actions}
        {props.main}
        <Box component="span" bg="var(--ps-line)" h={20} mx={6} w={1} className={css.rule} />
        {search}
        {bell}
        {account}
      </Group>
    </Group>
  )
}
