import { type FunctionComponent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showFailure } from './toasts.tsx'

/** After so long what could not be fetched is fetched again, unless the network comes back before. */
const RETRY_MS = 5000

interface Options<Props> {
  /** Stands in its place until its code is there. */
  fallback?: ReactNode
  /** Stands in its place once its code could not be fetched, which `retry` tries at once; the fallback by default. */
  missing?: (retry: () => void) => ReactNode
  /**
   * Closes what an officer has opened, over which a message says that it could not be; gives false where nothing was open.
   * Without it the part comes once it can.
   */
  close?: (props: Props) => unknown
}

/** A component whose code is fetched when it is first shown, or before by `preload`: what fails then is fetched again. */
export type LazyPart<Props> = ((props: Props) => ReactNode) & { preload: () => Promise<void> }

/** A part of the screen which takes nothing else with it where `load` cannot fetch its code. */
export function lazyPart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  options: Options<Props> = {},
): LazyPart<Props> {
  const part: Part<Props> = {
    ...options,
    preload: async () => {
      // The console says why: code that is there and fails is no matter of the network.
      part.Loaded ??= (await loadStyled(load).catch(reportError)) || undefined
    },
  }
  const show = (props: Props) => <Fetched part={part} props={props} />
  return Object.assign(show, { preload: part.preload })
}

async function loadStyled<Component>(load: () => Promise<Component>): Promise<Component> {
  const component = await load()
  await fetchMissingStyles()
  return component
}

interface Part<Props> extends Options<Props> {
  preload: () => Promise<void>
  Loaded?: FunctionComponent<Props> | undefined
}

function Fetched<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const { t } = useTranslation()
  const { Loaded, fallback = null, missing } = part
  const [, setLoaded] = useState(false)
  const [retry, setRetry] = useState<() => void>()
  const fail = useEffectEvent((attempt: () => void) => {
    setRetry(() => attempt)
    if (part.close && part.close(props) !== false) showFailure(t('ui.notOpened'))
  })
  useEffect(() => {
    if (part.Loaded) return
    const end = new AbortController()
    const { signal } = end
    let timer: ReturnType<typeof setTimeout>
    const attempt = async () => {
      clearTimeout(timer)
      await part.preload()
      if (signal.aborted) return
      if (part.Loaded) return setLoaded(true)
      fail(attempt)
      timer = setTimeout(attempt, RETRY_MS)
    }
    window.addEventListener('online', attempt, { signal })
    signal.addEventListener('abort', () => clearTimeout(timer))
    void attempt()
    return () => end.abort()
  }, [part])
  if (Loaded) return <Loaded {...props} />
  return retry && missing ? missing(retry) : fallback
}

/** The stylesheets that could not be fetched, which whoever imports them does not fetch again. */
const missingStyles = new Set<string>()
globalThis.window?.addEventListener('error', noteMissing, { capture: true })

function noteMissing({ target }: Event) {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
  missingStyles.add(target.href)
  target.remove()
}

async function fetchMissingStyles(): Promise<void> {
  await Promise.all([...missingStyles].map(fetchStyle))
}

function fetchStyle(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      missingStyles.delete(href)
      resolve()
    })
    link.addEventListener('error', () => reject(new Error(href)))
    document.head.append(link)
  })
}
