import { Fragment, type ReactNode } from 'react'
import { useIsPhone } from '../use-is-phone.ts'
import css from './cells.module.css'
import { nameEnd } from './name-end.ts'

/** A muted code and the name after it: V-00128 นายกตัญญู. */
export function CodeAndName({ code, name }: { code: string; name: string }) {
  return (
    <span className={css.named}>
      <span className={`${css.code} muted`}>{code}</span>
      <Name>{name}</Name>
    </span>
  )
}

/** A name; where a table has no room for all of it, its middle is cut and its end stays. */
export function Name({ children: name }: { children: string }) {
  const isPhone = useIsPhone()
  if (isPhone) return <WholeWords>{name}</WholeWords>
  return (
    <span className={css.room} data-words={name}>
      <span className={`${css.name} cut`} data-name data-end={nameEnd(name)}>
        {name}
      </span>
    </span>
  )
}

/** A name that a phone breaks between its words only: ลานเทประดิษฐ์ วงศ์ทอง. */
export function WholeWords({ children: name }: { children: string }) {
  const words = name.split(' ')
  if (words.length === 1) return name
  return words.map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name have no other name
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={css.word}>{word}</span>
    </Fragment>
  ))
}

/** Two lines of a tablet's cell: what counts, and what is read together with it. */
export function StackedCell({ top, below }: { top: ReactNode; below: ReactNode }) {
  return (
    <span className="column">
      <span className="cut">{top}</span>
      <span className={`${css.below} small cut`}>{below}</span>
    </span>
  )
}

/** How much of it is done, as a bar of 34 px and n/m. */
export function ProgressBar({ done, of }: { done: number; of: number }) {
  const part = of > 0 ? (100 * done) / of : 0
  return (
    <span className={`${css.share} row secondary`}>
      <span className={css.track} aria-hidden="true">
        <span style={{ width: `${part}%` }} />
      </span>
      <span className={css.counts}>
        {done}/{of}
      </span>
    </span>
  )
}
