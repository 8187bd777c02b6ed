import { Box, Group, UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { allowed } from '../../../platform/client.ts'
import { formatInstant } from '../../../platform/thai-date.ts'
import { useLanguage } from '../../../ui/language.ts'
import { Reason } from '../../../ui/Reason.tsx'
import { StateBadge } from '../../../ui/record/StateBadge.tsx'
import {
  ACTIVE,
  ENDED,
  type StateAppearance,
  UNDECIDED,
} from '../../../ui/record/state-appearance.ts'
import { calls } from '../../contract.ts'
import { scaleWords } from '../sheet/changes.ts'
import { FIELD_NAMES } from '../sheet/fields.ts'
import { isSuperseded, type WeightCorrection } from '../sheet/reading-differences.ts'
import { ValuesTable } from '../sheet/ValuesTable.tsx'
import css from './CorrectionCard.module.css'
import { Decide } from './Decide.tsx'
import { EffectWords } from './EffectWords.tsx'
import { effectOf } from './effect.ts'

interface Props {
  correction: WeightCorrection
  /** Opens the ticket. Left out where the card is already on the ticket's sheet. */
  onTicket?: (ticketId: number) => void
  /** It was decided while the card was shown: the card keeps its place and is dimmed. */
  isDecided?: boolean
  /** The decided correction, once it is loaded. */
  outcome?: WeightCorrection
}

/** One correction: what it changes, its effect on the ticket, and how it was decided or the buttons to decide it. */
export function CorrectionCard({ correction, onTicket, isDecided, outcome }: Props) {
  const isOpen = correction.Decision === 'open'
  // The price may have changed since it was decided, so that its effect on the amount is not known.
  const priced = isOpen ? correction : { ...correction, SysPrice: null }
  const current = outcome ?? correction
  return (
    <li className={`card ${css.card}`} tabIndex={-1} data-decided={isDecided || undefined}>
      <Group gap="2px 10px" align="baseline" mb={4} fz={13} lh="26px">
        {onTicket && <TicketName correction={correction} onTicket={onTicket} />}
        <Made correction={correction} />
        {onTicket && <DecisionBadge correction={current} />}
      </Group>
      <Values correction={current} />
      <EffectWords effect={effectOf(priced)} price={priced.SysPrice} />
      {correction.Source === 'officer' && correction.Reason && (
        <Reason className={`${css.reason} breaks text secondary`} reason={correction.Reason} />
      )}
      <Box display="grid" className={css.end}>
        {isOpen && allowed(calls.acceptCorrection) && (
          <div inert={isDecided}>
            <Decide correction={correction} />
          </div>
        )}
        {isOpen && !isDecided && !allowed(calls.acceptCorrection) && <WhoDecides />}
        {current.Decision !== 'open' && current.Source === 'scale' && (
          <Decided correction={current} />
        )}
      </Box>
    </li>
  )
}

/** For officers who may only read it. */
function WhoDecides() {
  const { t } = useTranslation()
  return (
    <Box component="p" fz={13} className="muted">
      {t('corrections.whoDecides')}
    </Box>
  )
}

function TicketName({ correction, onTicket }: Required<Pick<Props, 'correction' | 'onTicket'>>) {
  const { SequenceWeightOut, WeightScaleIDIn, CustomerName, SSWeightID } = correction
  return (
    <>
      <UnstyledButton
        fz={13}
        lh="26px"
        className={`${css.ticket} link num accent medium`}
        onClick={() => onTicket(SSWeightID)}
      >
        {SequenceWeightOut ?? WeightScaleIDIn}
      </UnstyledButton>
      <span className="cut" title={CustomerName}>
        {CustomerName}
      </span>
    </>
  )
}

function Made({ correction: { Source, MadeBy, MadeAt } }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Box component="span" fz={12} className={`${css.made} num muted`}>
      {Source === 'scale' ? scaleWords(t, MadeBy) : MadeBy}{' '}
      {formatInstant(MadeAt, 'short', language)}
    </Box>
  )
}

const APPEARANCES: Readonly<Record<WeightCorrection['Decision'], StateAppearance>> = {
  open: UNDECIDED,
  accepted: ACTIVE,
  refused: ENDED,
}

function DecisionBadge({ correction }: Props) {
  const { t } = useTranslation()
  const { Source, Decision } = correction
  const key = Source === 'officer' ? 'officer' : outcomeOf(correction)
  return <StateBadge appearance={APPEARANCES[Decision]} words={t(`corrections.state.${key}`)} />
}

function outcomeOf(correction: WeightCorrection) {
  return isSuperseded(correction) ? 'superseded' : correction.Decision
}

/** The changed values, and below them the net weight that follows. */
function Values({ correction }: Props) {
  const { t } = useTranslation()
  const { Present, Proposed, Source, Decision } = correction
  const fields = FIELD_NAMES.filter((name) => name in Proposed && name !== 'WeightNet')
  const rows = fields.map((name) => {
    const field = name as keyof typeof Proposed & typeof name
    return { field, before: Present[field], after: Proposed[field] }
  })
  const before = Decision === 'open' ? 'corrections.present' : 'corrections.before'
  const from = Source === 'scale' ? 'corrections.fromScale' : 'corrections.fromOfficer'
  return <ValuesTable label={t('corrections.title')} heads={[t(before), t(from)]} rows={rows} />
}

/** How it was decided, when, by whom and why. */
function Decided({ correction }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { DecidedAt, DecidedBy: who, Reason: why } = correction
  const outcome = outcomeOf(correction)
  if (outcome === 'open') return null
  const at = DecidedAt && formatInstant(DecidedAt, 'short', language)
  return (
    <p className={`${css.decided} breaks num text secondary`}>
      {t(`corrections.${outcome}`, { who, at })}
      {why && <Reason reason={why} />}
    </p>
  )
}
