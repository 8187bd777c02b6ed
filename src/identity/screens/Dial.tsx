import css from './Entrance.module.css'

const TONS = 60
const CENTRE = { x: 430, y: 442 }
/** A little below the horizontal at both ends. */
const START = 177.8
const ARC_DEGREES = 184.4

/** The dial of a weighbridge, 0 to 60 tons, its pointer at a load; drawn, and hidden from readers. */
export function Dial({ kilograms, unit }: { kilograms: number; unit: string }) {
  const load = kilograms / 1000
  const ticks = Array.from({ length: TONS * 4 + 1 }, (_, index) => index / 4)
  const pointer = at(load, 404)
  return (
    <svg className={css.dial} viewBox="0 0 860 520" aria-hidden="true">
      <path className={css.arc} d={arc(430)} />
      <path className={css.arc} d={arc(265)} />
      {ticks.map((tons) => (
        <Tick key={tons} tons={tons} past={tons <= load} />
      ))}
      <path
        className={css.pointer}
        d="M-10 -11H10L0 12Z"
        transform={`translate(${pointer.x} ${pointer.y}) rotate(${angle(load) + 90})`}
      />
      <text className={css.load} x={CENTRE.x} y={CENTRE.y - 46} textAnchor="middle">
        {kilograms.toLocaleString('en')}
      </text>
      <text className={css.unit} x={CENTRE.x} y={CENTRE.y - 8} textAnchor="middle">
        {unit}
      </text>
    </svg>
  )
}

function Tick({ tons, past }: { tons: number; past: boolean }) {
  const long = tons % 5 === 0
  const [from, to] = [at(tons, 389), at(tons, long ? 359 : tons % 1 === 0 ? 372 : 379)]
  const label = at(tons, 334)
  return (
    <g data-past={past || undefined} data-long={long || undefined} className={css.tick}>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      {long && (
        <text x={label.x} y={label.y} textAnchor="middle" dominantBaseline="central">
          {tons}
        </text>
      )}
    </g>
  )
}

function angle(tons: number): number {
  return START + (ARC_DEGREES * tons) / TONS
}

function at(tons: number, radius: number) {
  const radians = (angle(tons) * Math.PI) / 180
  return {
    x: Number((CENTRE.x + radius * Math.cos(radians)).toFixed(2)),
    y: Number((CENTRE.y + radius * Math.sin(radians)).toFixed(2)),
  }
}

function arc(radius: number): string {
  const [from, to] = [at(0, radius), at(TONS, radius)]
  return `M${from.x} ${from.y}A${radius} ${radius} 0 1 1 ${to.x} ${to.y}`
}
