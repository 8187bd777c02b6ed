import { NO_VALUE } from '../format.ts'
import { ChartTable } from './ChartTable.tsx'
import css from './charts.module.css'
import { topOf } from './scale.ts'

export interface ChartColumn {
  key: string
  /** Under the column; empty ones leave room for their neighbours'. */
  label: string
  /** What it is of, in full: '12 พ.ย. 2569', '14:00'. */
  name: string
  /** From its foot upwards. */
  parts: readonly number[]
  /** What is usual there, as a tick across it. */
  usual?: number | null
  /** 'running' is not over yet, 'chosen' is what the rest of the screen is about. */
  state?: 'running' | 'chosen'
  /** Over the column, where it says more than the axis. */
  note?: string
}

interface Props {
  /** What is drawn, with its unit. */
  label: string
  /** Names of the parts, from the foot upwards. */
  names: readonly string[]
  /** Name of what is usual, where columns have it. */
  usualName?: string
  columns: readonly ChartColumn[]
  format: (value: number) => string
  /** Pixels of the plot; 160 where nothing is said. */
  height?: number
  /** No lines and numbers at its side, where the columns say theirs. */
  bare?: boolean
  onPress?: (key: string) => void
}

/** Columns from 0, of one part or of several on one another. Beneath them a table for those who hear it. */
export function ColumnChart(props: Props) {
  const { label, names, usualName, columns, format, height = 160, bare, onPress } = props
  const top = topOf(Math.max(0, ...columns.map(reach)))
  const share = (value: number) => `${(value / top) * 100}%`
  return (
    <figure className={css.chart} style={{ '--height': `${height}px` }}>
      <div className={`${css.axes} num muted`} aria-hidden="true">
        {!bare && (
          <Grid
            values={[top, top / 2, 0]}
            rise={(value) => value / top}
            format={(value) => round(format(value))}
          />
        )}
        <div className={css.columns}>
          {columns.map((column) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: whoever does not point uses the day's own field
            // biome-ignore lint/a11y/useKeyWithClickEvents: as above
            <div
              key={column.key}
              className={`${css.column} fill`}
              data-state={column.state}
              data-press={onPress ? '' : undefined}
              onClick={onPress && (() => onPress(column.key))}
            >
              <span className={css.plot}>
                <span className={css.stack} style={{ height: share(heightOf(column)) }}>
                  {column.parts.map((part, index) => (
                    <i
                      key={names[index]}
                      data-tone={`part-${index + 1}`}
                      style={{ flexGrow: part / (heightOf(column) || 1) }}
                    />
                  ))}
                </span>
                {column.usual ? (
                  <i className={css.usual} style={{ bottom: share(column.usual) }} />
                ) : null}
                {column.note && <Note at={reach(column) / top}>{column.note}</Note>}
              </span>
              <span className={`${css.under} unbroken`}>{column.label}</span>
              <Tip column={column} names={names} usualName={usualName} format={format} />
            </div>
          ))}
        </div>
      </div>
      <ChartTable
        label={label}
        names={usualName ? [...names, usualName] : names}
        rows={columns.map(({ key, name, parts, usual }) => ({
          key,
          name,
          values: [...parts.map(format), usual ? format(usual) : NO_VALUE],
        }))}
      />
    </figure>
  )
}

/** An axis of round numbers needs no 00 behind them. */
function round(figure: string): string {
  return figure.replace(/\.00$/, '')
}

function heightOf({ parts }: ChartColumn): number {
  return parts.reduce((sum, part) => sum + part, 0)
}

/** How far up something is drawn there. */
function reach(column: ChartColumn): number {
  return Math.max(heightOf(column), column.usual ?? 0)
}

/** Lines across the plot with their numbers; `rise` is where one stands, from 0 at the foot to 1. */
export function Grid(props: {
  values: readonly number[]
  rise: (value: number) => number | undefined
  format: (value: number) => string
}) {
  return (
    <div className={css.grid}>
      {props.values.map((value) => (
        <span key={value} style={{ '--rise': props.rise(value) }}>
          {props.format(value)}
        </span>
      ))}
    </div>
  )
}

/** A word or number over what stands at `at`, from 0 at the foot to 1. */
export function Note({ at, children }: { at: number | undefined; children: string }) {
  return (
    <b className={`${css.note} secondary unbroken`} style={{ '--rise': at }}>
      {children}
    </b>
  )
}

/** The numbers of the column under the pointer; of parts those that are there. */
function Tip(props: {
  column: ChartColumn
  names: readonly string[]
  usualName?: string
  format: (value: number) => string
}) {
  const { column, names, usualName, format } = props
  const parts = column.parts.map((value, index) => ({ name: names[index] ?? '', value }))
  const shown = parts.length > 1 ? parts.filter(({ value }) => value > 0) : parts
  return (
    <span className={`${css.tip} small unbroken`}>
      <b>{column.name}</b>
      {shown.map(({ name, value }) => (
        <span key={name}>
          {name} {format(value)}
        </span>
      ))}
      {usualName && column.usual ? (
        <span>
          {usualName} {format(column.usual)}
        </span>
      ) : null}
    </span>
  )
}
