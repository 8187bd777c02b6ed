import { Box, Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../platform/client.ts'
import { formatInstant } from '../../platform/thai-date.ts'
import { useAddress } from '../../ui/address.ts'
import { whole } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { ErrorState } from '../../ui/States.tsx'
import { calls } from '../contract.ts'
import { importAddress } from './address.ts'
import { type End, EndQuestion } from './EndQuestion.tsx'
import type { EarlierImport } from './preview.ts'

/** What was imported before, newest first, with the way to take it back or to go on with it. */
export function EarlierImports() {
  const { t } = useTranslation()
  const query = useCall(calls.getImports, {})
  return (
    <>
      <Box component="h2" flex="none" fz={14} lh="40px" px={16}>
        {t('import.earlier')}
      </Box>
      {query.error && !query.data && <ErrorState error={query.error} retry={query.refetch} />}
      {query.data?.length === 0 && (
        <Box component="p" c="var(--ps-text-3)" fz={13} px={16} pb={16}>
          {t('import.earlier.none')}
        </Box>
      )}
      <ul>
        {query.data?.map((one) => (
          <Item key={one.ImportUUID} one={one} />
        ))}
      </ul>
    </>
  )
}

/** Of what is in, and of what is still to do. */
const TONES: Partial<Record<EarlierImport['State'], string>> = {
  imported: 'accent',
  draft: 'attention',
  running: 'attention',
}

function Item({ one }: { one: EarlierImport }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [, change] = useAddress(importAddress)
  const [asking, setAsking] = useState<End>()
  const files = one.Files.join(', ')
  const { New, Changed, Unchanged } = one.Counts
  const verb = t(one.State === 'draft' ? 'import.goOn' : 'import.see')
  const ends: End[] = one.State === 'draft' ? ['discard'] : one.CanUndo ? ['undo'] : []
  return (
    <Box component="li" className="topped" fz={13} p="10px 16px">
      <Box className="apart muted" fz={12}>
        <span className="num">
          {t('import.earlier.by', {
            time: formatInstant(one.At, 'table', language),
            officer: one.By,
          })}
        </span>
        <span className={`unbroken ${TONES[one.State] ?? 'secondary'}`}>
          {t(`import.state.${one.State}`)}
        </span>
      </Box>
      <div className="medium breaks">{files}</div>
      <Box c="var(--ps-text-2)" className="num">
        {t('import.counts', {
          added: whole(New),
          changed: whole(Changed),
          unchanged: whole(Unchanged),
        })}
      </Box>
      {one.State === 'imported' && !one.CanUndo && one.Why && (
        <Box c="var(--ps-text-3)" fz={12}>
          {t('import.done.blocked', { why: one.Why })}
        </Box>
      )}
      <Group gap={8} pt={6}>
        <Button
          variant="default"
          aria-label={t('import.openOf', { verb, files })}
          onClick={() => change({ id: one.ImportUUID })}
        >
          {verb}
        </Button>
        {ends.map((end) => (
          <Button
            key={end}
            variant="subtle"
            color={end === 'discard' ? 'gray' : undefined}
            aria-label={t('import.openOf', { verb: t(`import.${end}`), files })}
            onClick={() => setAsking(end)}
          >
            {t(`import.${end}`)}
          </Button>
        ))}
      </Group>
      {asking && (
        <EndQuestion
          end={asking}
          id={one.ImportUUID}
          files={files}
          counts={one.Counts}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Box>
  )
}
