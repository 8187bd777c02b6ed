import { ACTIONS, type DataTableProps, type TableProps } from './column.ts'
import { FLEXIBLE, minTableWidth } from './fitting.ts'
import { leadingWidths } from './leading-widths.ts'
import { growFirst, isRoomFor, type Measured, shareRoom, spreadRest } from './share-room.ts'

/** How wide each column is, the one of the row's actions last, and whether an arrow stands for the word of its button. */
export interface Sharing {
  widths: number[]
  isTight: boolean
}

interface Natural {
  needs: readonly number[]
  buttons: number
  arrows: number
}

/** Measures what stands in a table of `room` pixels and shares the room; marks the names that are cut all the same. */
export function shareTable<Row>(
  drawn: HTMLTableElement,
  table: DataTableProps<Row>,
  room: number,
  scrolls: boolean,
): Sharing {
  const leading = leadingWidths(table)
  const cells = [...(drawn.tHead?.rows[0]?.cells ?? [])].slice(leading.length)
  // One for all names: each that exists slows down every change of the page.
  const range = document.createRange()
  const natural = measured(drawn, () => ({
    needs: cells.map((cell) => Math.ceil(cell.getBoundingClientRect().width) + 1),
    buttons: buttonsOf(drawn, false),
    arrows: buttonsOf(drawn, true),
    names: [...drawn.querySelectorAll<HTMLElement>('[data-name]')].map((name) => ({
      name,
      need: needOf(name, range),
      at: columnOf(name) - leading.length,
    })),
  }))
  const widths = declaredWidths(drawn, table, room, natural)
  const sharing = scrolls ? { widths, isTight: true } : share(table, widths, natural)
  for (const { name, need, at } of natural.names) {
    name.toggleAttribute('data-cut', need > (sharing.widths[at] ?? need))
  }
  return sharing
}

/**
 * The columns as they are declared; the one without a width has the rest. Buttons that always stand there fit, and the
 * arrow of others does, so that it never covers a figure.
 */
function declaredWidths<Row>(
  drawn: HTMLTableElement,
  table: DataTableProps<Row>,
  room: number,
  { buttons, arrows }: Natural,
): number[] {
  const { columns, actions, actionsShown, actionsWidth = ACTIONS } = table
  const menu = Number.parseFloat(getComputedStyle(drawn).getPropertyValue('--ps-ctl-row')) + 20
  const end = Math.max(actionsWidth, menu, actionsShown ? buttons : arrows)
  const fixed = [...columns.map(({ width }) => width ?? 0), ...(actions ? [end] : [])]
  const all = [...leadingWidths(table), ...fixed]
  const rest = Math.max(room, minTableWidth(table)) - all.reduce((sum, width) => sum + width, 0)
  return fixed.map((width, n) => (n < columns.length && !columns[n]?.width ? rest : width))
}

/** Shares the room between the columns, and gives the buttons theirs where all of them get what they need. */
function share<Row>(
  table: TableProps<Row>,
  widths: readonly number[],
  { needs, buttons, arrows }: Natural,
): Sharing {
  const { columns, actions, actionsShown } = table
  const flexible = columns.findIndex(({ width }) => width === undefined)
  const least = columns[flexible]?.minWidth ?? FLEXIBLE
  const wholeWith = (end: number) => {
    const all = widths.map((width, n) => ({ width, need: needs[n] ?? width }))
    const whole = actions ? all.with(-1, { width: widths.at(-1) ?? 0, need: end }) : all
    return growFirst(whole, flexible, least)
  }
  const shared = (whole: readonly Measured[]) => {
    const all = shareRoom(whole)
    const drawn = columns.map((_, n) => ({ width: all[n] ?? 0, need: whole[n]?.need ?? 0 }))
    return [...spreadRest(drawn, flexible), ...all.slice(columns.length)]
  }
  if (!actions || actionsShown) return { widths: shared(wholeWith(buttons)), isTight: false }
  const whole = wholeWith(buttons)
  if (isRoomFor(whole)) return { widths: shared(whole), isTight: false }
  return { widths: shared(wholeWith(arrows)), isTight: true }
}

/** Runs `measure` while every column is as wide as what stands in it. */
function measured<Result>(drawn: HTMLTableElement, measure: () => Result): Result {
  const area = drawn.parentElement
  const [left = 0, top = 0] = [area?.scrollLeft, area?.scrollTop]
  drawn.toggleAttribute('data-measured', true)
  const result = measure()
  drawn.toggleAttribute('data-measured', false)
  if (left || top) area?.scrollTo({ left, top, behavior: 'instant' })
  return result
}

/** What the buttons of the rows need, with the edge of the table; with `arrows` in place of their words. */
function buttonsOf(drawn: HTMLTableElement, arrows: boolean): number {
  drawn.toggleAttribute('data-tight', arrows)
  const all = [...drawn.querySelectorAll<HTMLElement>('[data-actions]')]
  return Math.max(0, ...all.map(({ offsetWidth }) => offsetWidth + EDGE))
}

const EDGE = 12

/** What a column needs so that this name is not cut. */
function needOf(name: HTMLElement, range: Range): number {
  const cell = name.closest('td')
  range.selectNodeContents(name)
  if (!cell) return 0
  const padding = Number.parseFloat(getComputedStyle(cell).paddingRight)
  return range.getBoundingClientRect().right - cell.getBoundingClientRect().left + padding
}

function columnOf(name: HTMLElement): number {
  return name.closest('td')?.cellIndex ?? 0
}
