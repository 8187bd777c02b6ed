import { useMemo } from 'react'
import { encode } from 'uqr'

/** Pixels a module, and modules of quiet around a code, as scanners expect them. */
const SCALE = 4
const QUIET = 4

/** A QR code of `text`: dark on white in either theme, since scanners expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = useMemo(() => encode(text, { ecc: 'L', border: QUIET }), [text])
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={size * SCALE}
      height={size * SCALE}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
