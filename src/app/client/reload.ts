/** The page as the server has it now; undefined where it does not answer. */
export async function fetchPage(): Promise<Response | undefined> {
  const page = await fetch('/', { cache: 'no-cache' }).catch(() => undefined)
  return page?.ok ? page : undefined
}

/** Loads the page anew; where the server does not answer, the page stays as it is, which `false` says. */
export async function reload(): Promise<boolean> {
  const answers = !!(await fetchPage())
  if (answers) window.location.reload()
  return answers
}
