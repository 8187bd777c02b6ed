import { Box, Button, CopyButton, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Output, Parsed } from '../../platform/call.ts'
import { Confirm } from '../../ui/dialogs/Confirm.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { useDraft } from '../../ui/form/use-draft.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { calls } from '../contract.ts'
import { RestartsField } from './RestartsField.tsx'

type Created = Output<typeof calls.createToken>

/** Names a weighbridge, then shows its token: this once. */
export function CreateToken({ onClose }: { onClose: () => void }) {
  const [created, setCreated] = useState<Created>()
  return created ? (
    <Secret created={created} onClose={onClose} />
  ) : (
    <Naming onClose={onClose} onCreated={setCreated} />
  )
}

type Naming = Parsed<typeof calls.createToken>

function Naming({
  onClose,
  onCreated,
}: {
  onClose: () => void
  onCreated: (created: Created) => void
}) {
  const { t } = useTranslation()
  const form = useDraft(
    useForm<Naming>({ Name: '', NumberRestarts: 'never' }, calls.createToken.input),
    'token.create',
  )
  return (
    <FormDialog
      title={t('token.create')}
      form={form}
      call={calls.createToken}
      input={(values) => values}
      verb={t('token.create')}
      onDone={onCreated}
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        label={t('token.name')}
        placeholder={t('token.nameHint')}
        {...form.field('Name')}
      />
      <RestartsField {...form.field('NumberRestarts')} />
    </FormDialog>
  )
}

function Secret({
  created: { Name: name, Token },
  onClose,
}: {
  created: Created
  onClose: () => void
}) {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  const [isAsking, setAsking] = useState(false)
  return (
    <Dialog
      title={t('token.secret', { name })}
      onClose={isCopied ? onClose : () => setAsking(true)}
      question={
        isAsking && (
          <Confirm
            question={t('token.leave', { name })}
            text={t('token.leave.text')}
            verb={t('token.leave.verb')}
            danger
            onYes={onClose}
            onNo={() => setAsking(false)}
          />
        )
      }
      buttons={
        <CopyButton value={Token}>
          {({ copied, copy }) => (
            <Button
              data-autofocus
              onClick={() => {
                copy()
                setCopied(true)
              }}
            >
              {t(copied ? 'done.copied' : 'ui.copy')}
            </Button>
          )}
        </CopyButton>
      }
    >
      <Box fz="sm" mb="xs">
        {t('done.tokenCreated')}
      </Box>
      <TextInput
        readOnly
        aria-label={t('token.secret', { name })}
        value={Token}
        onFocus={(event) => event.currentTarget.select()}
        onCopy={() => setCopied(true)}
      />
    </Dialog>
  )
}
