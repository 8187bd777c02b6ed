/** What there is to say, in one line. */
export function joined(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ')
}
