import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { CallError } from '../../../platform/client.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { type Form, useForm } from '../../../ui/form/use-form.ts'
import { vendor as vendorShape } from '../../contract/record.ts'
import type { Vendor } from '../vendor.ts'
import { ownOf } from './own.ts'

interface VendorForm<Values extends object> {
  form: Form<Values>
  /** The vendor as the officer last saw it, whose version a save sends. */
  seen: Vendor
  /** For `useAct`: marks the fields, and keeps what a colleague has made of the vendor. */
  onRefused: (error: unknown) => boolean
  /** Who was faster, and the way to what stands now; undefined where nobody was. */
  overtaken: ReactNode
  /** What stands now where something else was typed before it was loaded, told under the field. */
  latest: (name: keyof Values, words: (values: Values) => string) => string | undefined
}

/** A form of what `valuesOf` takes of a vendor, never saved over what its officer has not seen. */
export function useVendorForm<Values extends object>(
  vendor: Vendor,
  valuesOf: (vendor: Vendor) => Values,
  schema: z.ZodType,
): VendorForm<Values> {
  const { t } = useTranslation()
  const [seen, setSeen] = useState(vendor)
  const [faster, setFaster] = useState<{ words: string; present: Vendor }>()
  const form = useForm(valuesOf(vendor), schema)
  const now = valuesOf(seen)
  const onRefused = (error: unknown) => {
    form.refused(error)
    const present = presentOf(error)
    if (present) setFaster({ words: (error as CallError).message, present })
    return present !== undefined
  }
  const load = (present: Vendor) => {
    form.reset(valuesOf(present))
    form.set(ownOf(form.values, now))
    setSeen(present)
    setFaster(undefined)
  }
  const isLoaded = seen !== vendor
  const latest = (name: keyof Values, words: (values: Values) => string) =>
    isLoaded && form.values[name] !== now[name]
      ? t('vendor.latest', { value: words(now) || t('vendor.nothing') })
      : undefined
  const overtaken = faster ? (
    <Faster words={faster.words} onLoad={() => load(faster.present)} />
  ) : (
    isLoaded && <Banner>{t('vendor.stale.loaded')}</Banner>
  )
  return { form, seen, onRefused, overtaken, latest }
}

function Faster({ words, onLoad }: { words: string; onLoad: () => void }) {
  const { t } = useTranslation()
  return (
    <Banner attention>
      {words}{' '}
      <Button variant="default" onClick={onLoad}>
        {t('ui.latest')}
      </Button>
    </Banner>
  )
}

/** The vendor as it is by now, as a refusal brings it where somebody else was faster. */
function presentOf(error: unknown): Vendor | undefined {
  if (!(error instanceof CallError) || error.code !== 'sys.stale') return undefined
  return vendorShape.safeParse(error.present).data
}
