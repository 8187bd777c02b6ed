import { Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/Banner.tsx'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { type Answer, FormDialog } from '../../../ui/form/FormDialog.tsx'
import { formValues } from '../../../ui/form/form-values.ts'
import { MoneyField, NumberField } from '../../../ui/form/NumberField.tsx'
import { type RecordForm, useRecordForm } from '../../../ui/form/use-record-form.tsx'
import { kilograms, money, percent, whole } from '../../../ui/format.ts'
import { calls } from '../../contract.ts'
import { LEVEL_FIELDS } from '../../rules/fields.ts'
import { levelWords } from '../../rules/level.ts'
import type { Level } from '../vendor.ts'
import { useWarnings, Warnings } from './Warnings.tsx'
import { FIRST_LEVEL } from './warnings.ts'

const schema = calls.saveLevel.input.omit({ ID: true, Version: true })
const schemas = { schema, shape: calls.saveLevel.output }

const valuesOf = (level: Level) => formValues(LEVEL_FIELDS, level)
type Values = ReturnType<typeof valuesOf>

interface Warned {
  level: Level
  warnings: readonly string[]
}

interface Props {
  level: Level
  /** Every level, the lowest first. */
  levels: readonly Level[]
  onClose: () => void
}

/** The dialog to change a level's price and minimums; warns of probable typing errors and asks before it saves them. */
export function EditLevel({ level, levels, onClose }: Props) {
  const { t } = useTranslation()
  const { form, base, field, ...rest } = useRecordForm<Level, Values>(level, valuesOf, {
    ...schemas,
    draft: `level:${level.ID}`,
  })
  const { ID, Version, Members } = base
  const name = levelWords(t, base.Name)
  const warnings = useWarnings().ofChange(levels, base, typedOver(base, form.values))
  return (
    <FormDialog
      isEdit
      width={ID === FIRST_LEVEL ? 480 : 640}
      title={t('levels.edit.title', { level: name })}
      about={t('levels.edit.about', { n: whole(Members), count: Members })}
      form={form}
      call={calls.saveLevel}
      input={(values) => ({ ID, ...schema.parse(values), Version })}
      asks={(_, answer) =>
        warnings.length > 0 && <SaveQuestion level={base} warnings={warnings} {...answer} />
      }
      done={t('done.levelSaved', { level: name })}
      onRefused={rest.onRefused}
      result={t('levels.edit.effect')}
      onClose={onClose}
    >
      {rest.staleNotice}
      <Fields isFirst={ID === FIRST_LEVEL} field={field} />
      <Stack mih={40}>
        <Warnings words={warnings} />
      </Stack>
    </FormDialog>
  )
}

interface FieldsProps extends Pick<RecordForm<Level, Values>, 'field'> {
  /** The first level, which everybody has, takes nothing. */
  isFirst: boolean
}

function Fields({ isFirst, field }: FieldsProps) {
  const { t } = useTranslation()
  const number = (name: keyof Values, words: (value: number | null) => string) => ({
    required: true,
    min: 0,
    ...field(name, (values) => words(values[name])),
  })
  const price = (
    <MoneyField
      autoFocus
      step={0.01}
      label={t('levels.price')}
      unit={t('term.bahtPerKg')}
      {...number('LevelPrice', money)}
    />
  )
  if (isFirst) {
    return (
      <>
        <FieldGrid columns={1}>{price}</FieldGrid>
        <Banner>{t('levels.everybody')}</Banner>
      </>
    )
  }
  return (
    <FieldGrid columns={3}>
      {price}
      <NumberField
        places={2}
        step={0.1}
        max={100}
        label={t('levels.grade')}
        {...number('MinAverageGrade', percent)}
      />
      <NumberField
        step={1000}
        label={t('levels.weight')}
        unit={t('term.kg')}
        {...number('MinTotalWeight', kilograms)}
      />
    </FieldGrid>
  )
}

/** The level as it would be saved; an empty field keeps its value. */
function typedOver(level: Level, typed: Values): Level {
  const sentences = Object.entries(typed).filter(([, value]) => value !== null)
  return { ...level, ...Object.fromEntries(sentences) }
}

/** The confirmation before a level with warnings is saved: the number of its members, and the warnings. */
function SaveQuestion({ level, warnings, ...answer }: Answer & Warned) {
  const { t } = useTranslation()
  return (
    <Confirm
      question={t('ask.level', { level: levelWords(t, level.Name) })}
      text={
        <>
          {t('levels.edit.about', { n: whole(level.Members), count: level.Members })}
          <Warnings words={warnings} />
        </>
      }
      verb={t('ui.save')}
      {...answer}
    />
  )
}
