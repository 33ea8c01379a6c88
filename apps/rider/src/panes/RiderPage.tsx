import { useState, type ReactNode } from 'react';
import { useCopy } from '@courier/i18n';
import { SkeletonRows } from '@courier/ui-kit/plain';
import { NAMESPACE } from '../copy';
import type { Stage, Stop } from '../model/stage';
import { DoorPane } from './DoorPane';
import { DutyPane } from './DutyPane';
import { OfferPane } from './OfferPane';
import { ProblemPane } from './ProblemPane';
import { RiderFrame } from './RiderFrame';
import styles from './rider.module.css';
import { SignInPane } from './SignInPane';
import { StopPane } from './StopPane';
import { useRiderApp, useRiderState } from './use-rider-app';

/** Shows the one thing that the rider does next: sign in, answer an offer, make a stop, or wait. */
export function RiderPage() {
  const t = useCopy(NAMESPACE);
  const app = useRiderApp();
  const { signIn, shift, offers, stops, isBusy } = useRiderState();
  if (signIn.kind === 'pin') return <SignInPane state={signIn} />;
  if (signIn.kind === 'no-invitation')
    return signIn.isEnded ? (
      <Message title={t('failed.rider-invitation-ended')} />
    ) : (
      <Message title={t('sign-in.none-title')} text={t('sign-in.none-text')} />
    );
  if (signIn.kind === 'unreachable')
    return (
      <Message title={t('sign-in.unreachable-title')} text={t('sign-in.unreachable-text')}>
        <button
          type="button"
          className={styles['big']}
          data-main
          disabled={isBusy}
          onClick={() => void app.retry()}
        >
          {t('action.retry')}
        </button>
      </Message>
    );
  if (signIn.kind === 'loading' || !shift)
    return (
      <RiderFrame>
        <SkeletonRows rows={5} label={t('sign-in.loading')} />
      </RiderFrame>
    );
  const [offer] = offers;
  const [stop] = stops;
  if (offer) return <OfferPane key={offer.offer_id} offer={offer} />;
  // A new stage begins at its top.
  return stop ? (
    <RunningStop key={`${stop.delivery.order_id} ${stop.stage}`} stop={stop} />
  ) : (
    <DutyPane shift={shift} />
  );
}

function RunningStop({ stop }: { stop: Stop }) {
  const [hasProblem, setProblem] = useState(false);
  const onProblem = () => setProblem(true);
  if (hasProblem) return <ProblemPane stop={stop} onClose={() => setProblem(false)} />;
  const { stage } = stop;
  return isDoor(stage) ? (
    <DoorPane stop={stop} onProblem={onProblem} />
  ) : (
    <StopPane stop={{ ...stop, stage }} onProblem={onProblem} />
  );
}

const isDoor = (stage: Stage): stage is 'at-door' => stage === 'at-door';

interface MessageProps {
  title: string;
  text?: string;
  children?: ReactNode;
}

function Message({ title, text, children }: MessageProps) {
  return (
    <RiderFrame foot={children}>
      <h2 className={styles['heading']}>{title}</h2>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
    </RiderFrame>
  );
}
