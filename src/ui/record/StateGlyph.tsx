import type { Shape, StateAppearance } from './state-appearance.ts'

const tick = 'M3.4 6.2 5.2 8 8.7 4.3'
const cut = { stroke: 'var(--state-bg, var(--ps-surface))', fill: 'none', strokeWidth: 1.5 }

/** The 12 px pie that tells a state without colour; hidden from readers, since a word stands beside it. */
export function StateGlyph({ appearance: { shape, tint } }: { appearance: StateAppearance }) {
  return (
    <svg
      width="12"
      height="12"
      viewBox="0 0 12 12"
      aria-hidden="true"
      style={{ color: `var(--tint-${tint}-fg)` }}
      fill="currentColor"
    >
      {drawn(shape)}
    </svg>
  )
}

function drawn(shape: Shape) {
  if (shape === 'triangle') return <Triangle />
  if (shape === 'square')
    return (
      <>
        <rect x="0.5" y="0.5" width="11" height="11" rx="2.5" />
        <path d={tick} {...cut} />
      </>
    )
  const mark = discMarks[shape]
  if (!mark) return <Ring shape={shape} />
  return (
    <>
      <circle cx="6" cy="6" r="5.6" />
      <path d={mark} {...cut} />
    </>
  )
}

const discMarks: Partial<Record<Shape, string>> = {
  cross: 'M4.2 4.2 7.8 7.8M7.8 4.2 4.2 7.8',
  arrow: 'M6 3.2V8.4M3.9 6.4 6 8.5 8.1 6.4',
  tick,
}

const slices: Partial<Record<Shape, string>> = {
  quarter: 'M6 6V3a3 3 0 0 1 3 3Z',
  half: 'M6 3a3 3 0 0 1 0 6Z',
  'three-quarters': 'M6 6V3a3 3 0 1 1-3 3Z',
  full: 'M6 3a3 3 0 1 1-.01 0Z',
}

function Ring({ shape }: { shape: Shape }) {
  const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 }
  return (
    <>
      <circle
        cx="6"
        cy="6"
        r="5"
        {...line}
        strokeDasharray={shape === 'dashed' ? '2 1.93' : undefined}
      />
      {shape === 'stroke' && <path d="M2.6 9.4 9.4 2.6" {...line} />}
      {slices[shape] && <path d={slices[shape]} />}
    </>
  )
}

function Triangle() {
  return (
    <>
      <path d="M6 .8 11.6 11H.4Z" strokeLinejoin="round" />
      <path d="M6 4.4v3M6 8.6v1" {...cut} />
    </>
  )
}
