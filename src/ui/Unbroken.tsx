const NUMBER = /((?:[\p{L}\p{N}]+-)+[\p{L}\p{N}]+)/u

/** A sentence whose numbers (NBDPO-PL-6911-00012, 80-1234) never break at a hyphen. */
export function Unbroken({ words }: { words: string }) {
  return words.split(NUMBER).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
      <span key={index} className="unbroken">
        {part}
      </span>
    ),
  )
}
