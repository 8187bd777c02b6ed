import { ACTIONS, type DataTableProps, type TableProps } from './column.ts'
import { minTableWidth } from './fitting.ts'
import { leadingWidths } from './leading-widths.ts'
import { isRoomFor, shareRoom } from './share-room.ts'

/** How wide each column is, the one of the row's actions last, and whether there is no room for their button. */
export interface Sharing {
  widths: number[]
  isTight: boolean
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
  const natural = measured(drawn, () => ({
    needs: cells.map((cell) => Math.ceil(cell.getBoundingClientRect().width) + 1),
    buttons: Math.max(0, ...[...drawn.querySelectorAll<HTMLElement>('[data-actions]')].map(endOf)),
    names: [...drawn.querySelectorAll<HTMLElement>('[data-name]')].map((name) => ({
      name,
      need: needOf(name),
      at: columnOf(name) - leading.length,
    })),
  }))
  const widths = declaredWidths(drawn, table, room, natural.buttons)
  const sharing = scrolls ? { widths, isTight: true } : share(table, widths, natural)
  for (const { name, need, at } of natural.names) {
    name.toggleAttribute('data-cut', need > (sharing.widths[at] ?? need))
  }
  return sharing
}

/** The columns as they are declared; the one without a width has the rest, and buttons that always stand there fit. */
function declaredWidths<Row>(
  drawn: HTMLTableElement,
  table: DataTableProps<Row>,
  room: number,
  buttons: number,
): number[] {
  const { columns, actions, actionsShown, actionsWidth = ACTIONS } = table
  const menu = Number.parseFloat(getComputedStyle(drawn).getPropertyValue('--ps-ctl-row')) + 20
  const end = Math.max(actionsWidth, menu, actionsShown ? buttons : 0)
  const fixed = [...columns.map(({ width }) => width ?? 0), ...(actions ? [end] : [])]
  const all = [...leadingWidths(table), ...fixed]
  const rest = Math.max(room, minTableWidth(table)) - all.reduce((sum, width) => sum + width, 0)
  return fixed.map((width, n) => (n < columns.length && !columns[n]?.width ? rest : width))
}

/** Shares the room between the columns, and gives the buttons theirs where all of them get what they need. */
function share<Row>(
  { columns, actions, actionsShown }: TableProps<Row>,
  widths: readonly number[],
  { needs, buttons }: { needs: readonly number[]; buttons: number },
): Sharing {
  const last = widths.length - 1
  const end = widths[last] ?? 0
  const all = widths.map((width, n) => ({ width, need: needs[n] ?? width }))
  if (!actions) return { widths: shareRoom(all), isTight: false }
  const rest = all.slice(0, -1)
  const before = rest.at(-1)
  // Beside a badge or a word the button may stand over what is empty in their column.
  const isOver = !actionsShown && !columns.at(-1)?.right && before !== undefined
  const whole = isOver
    ? [...rest.slice(0, -1), { width: before.width + end, need: before.need + buttons }]
    : [...rest, { width: end, need: buttons }]
  if (!isRoomFor(whole)) {
    return { widths: [...shareRoom(rest), end], isTight: true }
  }
  const shared = shareRoom(whole)
  return { widths: isOver ? split(shared, end) : shared, isTight: false }
}

/** The widths with the last one, of two columns together, as two again. */
function split(widths: readonly number[], last: number): number[] {
  return [...widths.slice(0, -1), (widths.at(-1) ?? last) - last, last]
}

/** Runs `measure` while every column is as wide as what stands in it. */
function measured<Result>(drawn: HTMLTableElement, measure: () => Result): Result {
  const frame = drawn.parentElement
  const [left = 0, top = 0] = [frame?.scrollLeft, frame?.scrollTop]
  drawn.toggleAttribute('data-measured', true)
  const result = measure()
  drawn.toggleAttribute('data-measured', false)
  frame?.scrollTo({ left, top, behavior: 'instant' })
  return result
}

/** What the buttons of a row need, with the edge of the table. */
function endOf(actions: HTMLElement): number {
  return actions.offsetWidth + EDGE
}

const EDGE = 12

/** What a column needs so that this name is not cut. */
function needOf(name: HTMLElement): number {
  const cell = name.closest('td')
  const text = document.createRange()
  text.selectNodeContents(name)
  if (!cell) return 0
  const padding = Number.parseFloat(getComputedStyle(cell).paddingRight)
  return text.getBoundingClientRect().right - cell.getBoundingClientRect().left + padding
}

function columnOf(name: HTMLElement): number {
  return name.closest('td')?.cellIndex ?? 0
}
