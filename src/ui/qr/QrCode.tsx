import { useMemo } from 'react'
import { qrCode } from './qr-code.ts'

/** Modules of quiet around a code, and pixels a module. */
const QUIET = 4
const SCALE = 4

/** A QR code of `text`: dark on white in either theme, since scanners expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = useMemo(() => qrCode(text), [text])
  const size = modules.length + 2 * QUIET
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
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
