import { CountdownRing } from '@courier/ui-kit/core';
import { useNow } from '@courier/shell-api/hooks';
import { useCopy } from '@courier/i18n';
import { LIMITS } from '@courier/config';
import { formatCountdown } from '@courier/i18n/format';
import { feeChanges, secondsLeft } from '../../../model/quote/quote';
import { NAMESPACE } from '../../../copy';
import { useFlow, useTag } from '../request/request-scope';
import { usePartLabel } from './use-part-label';
import { useMoney } from './use-money';
import styles from './FeeHeld.module.css';

export function FeeHeld({ inline = false }: { inline?: boolean }) {
  const t = useCopy(NAMESPACE);
  const quote = useFlow(({ context }) => context.quote);
  const renewing = useTag('renewing');
  const now = useNow(1);
  const paying = useTag('paying');
  const left = quote && secondsLeft(quote, now);
  if (left === null) return null;
  if (paying) return <span className={inline ? styles.inline : styles.held}>{t('pay.fee-held')}</span>;
  return (
    <span className={inline ? styles.inline : styles.held} role="timer" aria-live="off">
      <CountdownRing secondsLeft={left} totalSeconds={LIMITS.signatureSeconds} size={inline ? 18 : 24} />
      {renewing ? (
        <span>{t('docket.renewing')}</span>
      ) : (
        <span className={styles.words}>
          <span>{t('docket.held')}</span> <b className={styles.time}>{formatCountdown(left)}</b>
        </span>
      )}
    </span>
  );
}

export function FormerFee() {
  const t = useCopy(NAMESPACE);
  const money = useMoney();
  const former = useFlow(({ context }) => context.formerFee);
  const before = useFlow(({ context }) => context.formerParts);
  const after = useFlow(({ context }) => context.quote?.parts);
  const nameOfPart = usePartLabel();
  const changes = feeChanges(before, after ?? [])
    .map(({ kind, name, from, to }) =>
      t('docket.part-change', { part: nameOfPart({ kind, name }), from: money(from), to: money(to) }),
    )
    .join(' · ');
  return (
    <span className={styles.former} role="status" title={former === null ? undefined : changes}>
      {former === null ? '' : t('docket.new-fee', { fee: money(former) })}
      {former !== null && changes !== '' && <span className="sr-only"> {changes}</span>}
    </span>
  );
}
