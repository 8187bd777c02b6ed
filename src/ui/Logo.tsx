const fruit = [
  [6, 9.5],
  [10, 9.5],
  [14, 9.5],
  [8, 12.6],
  [12, 12.6],
]

/** The mark: a bunch of palm fruit hanging from the beam of a scale, its ripest fruit orange. */
export function Logo({ size = 20 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path
        d="M1 5.2H19M10 2V7"
        stroke="var(--ps-accent-text)"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
      {fruit.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.75" fill="var(--ps-accent-text)" />
      ))}
      <circle cx="10" cy="15.7" r="1.75" fill="var(--ps-fruit)" />
    </svg>
  )
}
