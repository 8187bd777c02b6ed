import { Button, CopyButton, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '../../../platform/addresses.ts'
import type { Output } from '../../../platform/call.ts'
import { useCall } from '../../../platform/client.ts'
import { businessDay, formatDay, formatInstant } from '../../../platform/thai-date.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { CallQuestion } from '../../../ui/dialogs/CallQuestion.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { DateField } from '../../../ui/form/DateField.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { NO_VALUE } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { calls } from '../../contract.ts'
import css from './Saves.module.css'

type Link = Output<typeof calls.getGateLinks>[number]
interface NewLink {
  Name: string
  /** Null where it has no end. */
  LastDay: string | null
}
const EMPTY: NewLink = { Name: '', LastDay: null }

/** The links for screens at the gate: makes one, whose address is shown this once, and revokes others. */
export function GateLinks({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [address, setAddress] = useState<string>()
  const [revoking, setRevoking] = useState<Link>()
  const { data } = useCall(calls.getGateLinks, {})
  const form = useDraft(useForm<NewLink>(EMPTY, calls.createGateLink.input), 'gate.create')
  const create = useAction(calls.createGateLink, {
    onDone: ({ Token }) => {
      setAddress(`${window.location.origin}${ROUTES.gate.path}#${Token}`)
      form.reset(EMPTY)
    },
    draft: form.draft,
    onRefused: form.refused,
  })
  return (
    <Dialog
      width={640}
      title={t('gate.links')}
      onClose={onClose}
      dirty={form.dirty}
      draft={form.draft}
      busy={create.running}
      onSubmit={() => form.submit((values) => create.run(values))}
      buttons={
        <Button type="submit" loading={create.running}>
          {t('gate.create')}
        </Button>
      }
      question={
        revoking && (
          <CallQuestion
            call={calls.revokeGateLink}
            input={{ UUID: revoking.UUID }}
            question={t('gate.ask.revoke', { name: revoking.Name })}
            text={t('gate.ask.revoke.text')}
            verb={t('ui.revoke')}
            danger
            done={t('gate.done.revoked', { name: revoking.Name })}
            onClose={() => setRevoking(undefined)}
          />
        )
      }
    >
      <p className="paragraph">{t('gate.links.about')}</p>
      {address && <NewAddress address={address} />}
      <TextField
        autoFocus
        required
        label={t('gate.name')}
        placeholder={t('gate.nameHint')}
        {...form.field('Name')}
      />
      <DateField
        label={t('gate.lastDay.label')}
        min={businessDay(new Date())}
        {...form.field('LastDay')}
      />
      {data && data.length > 0 && <Links links={data} onRevoke={setRevoking} />}
    </Dialog>
  )
}

function NewAddress({ address }: { address: string }) {
  const { t } = useTranslation()
  return (
    <TextInput
      readOnly
      mb="sm"
      label={t('gate.created')}
      value={address}
      onFocus={(event) => event.currentTarget.select()}
      rightSectionWidth={100}
      rightSection={
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button variant="subtle" onClick={copy}>
              {t(copied ? 'done.copied' : 'ui.copy')}
            </Button>
          )}
        </CopyButton>
      }
    />
  )
}

function Links({ links, onRevoke }: { links: readonly Link[]; onRevoke: (link: Link) => void }) {
  const { t } = useTranslation()
  return (
    <section className={css.links}>
      <table>
        <thead>
          <tr className="ruled">
            {(['gate.name', 'term.createdAt', 'ui.lastUsed', 'gate.lastDay.head'] as const).map(
              (head) => (
                <th key={head} scope="col">
                  {t(head)}
                </th>
              ),
            )}
            <th scope="col">
              <span className="sr-only">{t('ui.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {links.map((link) => (
            <LinkRow key={link.UUID} link={link} onRevoke={() => onRevoke(link)} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function LinkRow({ link, onRevoke }: { link: Link; onRevoke: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const isOver = link.LastDay !== null && link.LastDay < businessDay(new Date())
  const instant = (at: string | null) => (at ? formatInstant(at, 'table', language) : NO_VALUE)
  return (
    <tr className="ruled">
      <td>{link.Name}</td>
      <td className="num">{instant(link.Created)}</td>
      <td className="num">{instant(link.LastUsed)}</td>
      <td className="num">
        {link.LastDay ? formatDay(link.LastDay, 'short', language) : NO_VALUE}
        {isOver && ` · ${t('gate.over')}`}
      </td>
      <td>
        {link.Revoked ? (
          t('ui.revoked')
        ) : (
          <Button
            variant="subtle"
            color="red"
            aria-label={t('ui.actionOf', { action: t('ui.revoke'), name: link.Name })}
            onClick={onRevoke}
          >
            {t('ui.revoke')}
          </Button>
        )}
      </td>
    </tr>
  )
}
