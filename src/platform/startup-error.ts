/** Why the process cannot start, in a Thai and an English sentence that say what to do. */
export class StartupError extends Error {
  constructor(th: string, en: string) {
    super(`${th}\n${en}`)
    this.name = 'StartupError'
  }
}
