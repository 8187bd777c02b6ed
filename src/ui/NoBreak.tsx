import { Fragment } from 'react'

/** Numbers with hyphens, a plate with the stroke before that of its trailer, and the words that browsers break in the middle, since dictionaries of Thai know them as two words each. */
const WHOLE = /((?:[\p{L}\p{N}]+-)+[\p{L}\p{N}]+\/?|น้ำหนัก|น้ำมัน|เจ้าหน้าที่|ลองใหม่)/u

/** Letters that a number has at most; a longer word, such as an e-mail address, may break. */
const LONGEST = 24

/** A sentence whose numbers (NBDPO-PL-6911-00012, 80-1234) never break at a hyphen, nor weight, oil and another try in the middle. */
export function NoBreak({ words }: { words: string }) {
  return words.split(WHOLE).map((part, index) =>
    index % 2 === 0 || part.length > LONGEST ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
      <Fragment key={index}>
        <span className="unbroken">{part}</span>
        {part.endsWith('/') && <wbr />}
      </Fragment>
    ),
  )
}
