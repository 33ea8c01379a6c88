import type { Tracking } from '@courier/api-client';
import { useCopy } from '@courier/i18n';
import { formatTime } from '@courier/i18n/format';
import { useLocaleState } from '@courier/shell-api';
import { Icon } from '@courier/ui-kit/plain';
import { NAMESPACE } from '../../copy';
import styles from './words.module.css';

interface ProposalStateProps {
  proposal: NonNullable<Tracking['proposal']>;
  isParcel: boolean;
}

/** The answer of the shop, or of the sender of a parcel, to a proposal. */
export function ProposalState({ proposal, isParcel }: ProposalStateProps) {
  const t = useCopy(NAMESPACE);
  const { locale, country } = useLocaleState();
  const { state, note, pin, answered_at: at } = proposal;
  const what = t(note && pin ? 'proposal.both' : pin ? 'proposal.the-pin' : 'proposal.the-note');
  const time = at === null ? '' : formatTime(at, locale, country.timezone);
  return (
    <p className={styles['state']} role="status">
      <Icon name={state === 'open' ? 'hourglass' : state === 'accepted' ? 'check' : 'cross'} size={18} />
      <span>{t(isParcel ? `proposal.parcel-${state}` : `proposal.${state}`, { what, time })}</span>
    </p>
  );
}
