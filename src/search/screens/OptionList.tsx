import { Box } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { rangeOf, typedKey } from '../../platform/search-key.ts'
import { type Option, type OptionGroup, walked } from './option.ts'
import css from './Palette.module.css'

interface Props {
  id: string
  groups: readonly OptionGroup[]
  typed: string
  /** The option that Enter opens. */
  current: Option | undefined
  onPoint: (option: Option) => void
  onOpen: (option: Option, inNewTab: boolean) => void
}

/** What was found, by kinds; the way to all of a kind stands in its heading. */
export function OptionList({ id, groups, ...props }: Props) {
  const options = walked(groups)
  return (
    <div
      id={id}
      role="listbox"
      aria-label={props.typed || undefined}
      className={`scrolls ${css.list}`}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no field set.
        <div key={group.key} role="group" aria-label={group.title} className={css.group}>
          <Box className="small" p="8px 8px 2px" aria-hidden="true">
            {group.title}
          </Box>
          {walked([group]).map((option) => (
            <OptionRow
              key={option.key}
              id={`${id}-${options.indexOf(option)}`}
              option={option}
              isMore={option === group.more}
              {...props}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface RowProps extends Omit<Props, 'groups'> {
  option: Option
  isMore: boolean
}

function OptionRow({ id, option, isMore, typed, current, onPoint, onOpen }: RowProps) {
  const row = useRef<HTMLDivElement>(null)
  const isCurrent = option.key === current?.key
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  const Glyph = option.icon
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field takes the keys.
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isCurrent}
      className={isMore ? `muted ${css.more}` : `line pick ${css.option}`}
      onMouseMove={() => !isCurrent && onPoint(option)}
      onClick={({ ctrlKey, metaKey }) => onOpen(option, ctrlKey || metaKey)}
    >
      {isMore ? (
        option.words
      ) : (
        <Glyph className="muted" size={16} stroke={1.6} aria-hidden="true" />
      )}
      {!isMore && (
        <>
          <span className={`medium cut num ${css.words}`}>
            <Marked text={option.words} typed={typed} />
          </span>
          <span className={`secondary fill cut num ${css.about}`}>
            {option.about && <Marked text={option.about} typed={typed} />}
          </span>
          <span className={`secondary row num ${css.end}`}>{option.end}</span>
        </>
      )}
    </div>
  )
}

/** A text in which what was typed is marked. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const range = rangeOf(text, typedKey(typed))
  if (!range) return text
  const [from, to] = range
  return (
    <>
      {text.slice(0, from)}
      <mark className={`accent ${css.mark}`}>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  )
}
