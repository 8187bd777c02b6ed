import { Box, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDay } from '../../platform/thai-date.ts'
import { useLanguage } from '../language.ts'
import css from './DayHead.module.css'

interface Props {
  day: string
  /** What the report tells of the day, below the date. */
  about?: ReactNode
  /** Its figures. */
  children?: ReactNode
  /** Until they are known they are not seen: each stands where those before it end. */
  isComing?: boolean
}

/** The day of a report in words, and its figures, in large type. */
export function DayHead({ day, about, children, isComing }: Props) {
  return (
    <Group
      component="header"
      gap="4px 28px"
      justify="space-between"
      flex="none"
      p="10px var(--ps-edge)"
      className={css.head}
    >
      <div>
        <Box component="h2" fz={18} lh="28px" className={`${css.day} unbroken`}>
          {formatDay(day, 'heading', useLanguage())}
        </Box>
        {about && <p className="num text muted">{about}</p>}
      </div>
      {children && (
        <Group
          component="dl"
          gap="4px 0"
          align="stretch"
          className={css.figures}
          data-coming={isComing || undefined}
        >
          {children}
        </Group>
      )}
    </Group>
  )
}

interface FigureProps {
  name: string
  value: string
  unit: string
}

/** A figure below its name; the `main` one is what the report is about. */
export function Figure({ main, ...figure }: FigureProps & { main?: boolean }) {
  return (
    <div className={`${css.figure} unbroken`}>
      <dt className="small">{figure.name}</dt>
      <Box component="dd" fz={18} fw={600} lh="26px" className={main ? 'accent num' : 'num'}>
        <FigureValue {...figure} />
      </Box>
    </div>
  )
}

/** The value of a figure with its unit. */
export function FigureValue({ value, unit }: FigureProps) {
  return (
    <>
      {value}{' '}
      <Box component="span" ml={2} className="unit">
        {unit}
      </Box>
    </>
  )
}
