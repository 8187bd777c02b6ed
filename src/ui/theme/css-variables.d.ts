import 'react'

declare module 'react' {
  /** Inline styles may set our own custom properties. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
