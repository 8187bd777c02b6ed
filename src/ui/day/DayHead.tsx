import { Box } from '@mantine/core'
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
}

/** The day of a report in words, and its figures, in large type. */
export function DayHead({ day, about, children }: Props) {
  return (
    <header className={css.head}>
      <div>
        <h2 className={css.day}>{formatDay(day, 'heading', useLanguage())}</h2>
        {about && <p className={`${css.about} num`}>{about}</p>}
      </div>
      {children && <dl className={css.figures}>{children}</dl>}
    </header>
  )
}

interface FigureProps {
  name: string
  value: string
  unit: string
  /** Characters that it has room for before it is known, so that nothing moves when it comes. */
  room?: number
}

/** A figure below its name; the `main` one is what the report is about. */
export function Figure({ main, ...figure }: FigureProps & { main?: boolean }) {
  return (
    <div className={css.figure} data-main={main}>
      <dt className="small">{figure.name}</dt>
      <dd className="num">
        <FigureValue {...figure} />
      </dd>
    </div>
  )
}

/** The value of a figure with its unit. */
export function FigureValue({ value, unit, room }: FigureProps) {
  return (
    <>
      <Box component="span" display="inline-block" miw={room && `${room}ch`}>
        {value}
      </Box>{' '}
      <span className="unit">{unit}</span>
    </>
  )
}
