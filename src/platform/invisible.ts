/** Marks that nobody sees: format and default-ignorable characters, but what joins two signs to one picture. */
const INVISIBLE =
  /(?!(?<=\p{Extended_Pictographic})\u200d\p{Extended_Pictographic})[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** `text` without the marks that nobody sees, as they come with what is pasted. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '')
}
