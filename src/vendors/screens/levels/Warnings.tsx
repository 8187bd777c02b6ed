import { Banner } from '../../../ui/Banner.tsx'

/** Warnings one below the other; nothing where there are none. */
export function Warnings({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <Banner attention>
      {words.map((one) => (
        <span key={one} style={{ display: 'block' }}>
          {one}
        </span>
      ))}
    </Banner>
  )
}
