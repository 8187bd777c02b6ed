/** Why palm goes back, as it is kept: each code, and the words by which another system may send it. */
const REASONS = {
  low: ['เปอร์เซ็นต์ต่ำกว่า 18%', 'grade below 18%'],
  raw: ['ปาล์มดิบ', 'raw palm'],
} as const
export type ReturnReason = keyof typeof REASONS
export const RETURN_REASONS = Object.keys(REASONS) as ReturnReason[]

/** The code of a reason that is a known one, in either language; any other is kept in its own words. */
export function returnReasonOf(text: string): ReturnReason | undefined {
  const typed = text.trim().toLowerCase()
  return RETURN_REASONS.find((code) => code === typed || REASONS[code].some((one) => one === typed))
}

/** A reason in the reader's language. */
export function returnReasonWords(
  t: (key: `evaluation.reason.${ReturnReason}`) => string,
  text: string,
): string {
  const code = returnReasonOf(text)
  return code ? t(`evaluation.reason.${code}`) : text
}
