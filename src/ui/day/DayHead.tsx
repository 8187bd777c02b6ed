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

/** A figure below its name; the `main` one is what the report is about. */
export function Figure(props: { name: string; value: string; unit: string; main?: boolean }) {
  return (
    <div className={css.figure} data-main={props.main}>
      <dt className="small">{props.name}</dt>
      <dd className="num">
        {props.value} <span className="unit">{props.unit}</span>
      </dd>
    </div>
  )
}
