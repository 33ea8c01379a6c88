import { Button, Icon } from '@courier/ui-kit/core';
import { useSecondsUntil } from '@courier/shell-api/hooks';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import { WaitWords } from '../../../panes/WaitWords';
import { isChecking } from '../../../flow/machine/flow-view';
import { useDraft, useFlow, useRequest, useTag } from '../request/request-scope';
import { useProblemText } from '../field/use-problem-text';
import { OutsideArea } from './OutsideArea';
import styles from './AddressVerdict.module.css';

export function AddressVerdict() {
  const t = useCopy(NAMESPACE);
  const errors = useCopy('errors');
  const common = useCopy('common');
  const { flow } = useRequest();
  const checking = useFlow(isChecking);
  const inside = useTag('quoted');
  const fault = useFlow(({ context }) => context.fault?.kind);
  const waitsUntilMs = useFlow(({ context }) => context.fault?.waitsUntilMs ?? null);
  const wait = useSecondsUntil(waitsUntilMs);
  const asking = useFlow((snapshot) => snapshot.matches('AskForDestinationAddress'));
  const destination = useFlow(({ context }) => context.destination);
  const pinConfirmed = useDraft((draft) => draft.pinConfirmed);
  const isPinNeeded = useDraft((draft) => draft.pinProposal !== null);
  // The field shows the same sentence when it was reported as a problem.
  const isReported = useProblemText('address') !== undefined;
  if (isPinNeeded) {
    if (isReported) return null;
    return (
      <p className={styles.verdict} role="status">
        <Icon name="pin" size={15} />
        {t('places.pin-needed')}
      </p>
    );
  }
  if (checking) {
    return (
      <p className={styles.verdict} role="status">
        {t('places.checking')}
      </p>
    );
  }
  if (inside) {
    return (
      <p className={`${styles.verdict} ${styles.good}`} role="status">
        <Icon name="check" size={15} />
        {pinConfirmed ? t('places.inside-confirmed') : t('places.inside')}
      </p>
    );
  }
  if (!asking || !fault) return null;
  if (fault === 'undeliverable' && destination) return <OutsideArea destination={destination} />;
  const text =
    fault === 'deliverability-failed'
      ? errors('delivery.unverified')
      : errors('request.error.cannot-compute-price');
  return (
    <div className={`${styles.verdict} ${styles.bad}`} role="alert">
      <Icon name="warning" size={16} />
      <span className={styles.words}>
        <b>{text}</b>
        <span className={styles.reason}>
          {waitsUntilMs === null ? t('fault.kept') : <WaitWords seconds={wait} />}
        </span>
      </span>
      <Button
        kind="secondary"
        size="s"
        icon="refresh"
        disabled={wait > 0}
        onClick={() => flow.send({ type: 'RETRY' })}
      >
        {common('action.try-again')}
      </Button>
    </div>
  );
}
