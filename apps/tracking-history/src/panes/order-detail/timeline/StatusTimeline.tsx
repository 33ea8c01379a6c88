import type { Order } from '@courier/api-client';
import { hasEnded, statusKey, type OrderActions } from '@courier/api-client/order-rules';
import { useLocaleState } from '@courier/shell-api';
import { Moment, statusAppearance } from '@courier/ui-kit/core';
import { LiveText } from '@courier/ui-kit/text';
import { Timeline } from '@courier/ui-kit/data';
import {
  findNotedStep,
  findStepAt,
  statusTimeline,
  type TimelineStep,
} from '../../../model/order/status-timeline';
import { OrderNumber } from '../../order-status/OrderNumber';
import { reasonWords } from '../../order-status/reason-words';
import { statusWords } from '../../order-status/status-words';
import { useWording, type Wording } from '../../../copy';
import { FleetNote } from './FleetNote';
import { FormerPromise } from './FormerPromise';
import { ProofThumb } from './ProofThumb';
import { usePromiseChanges } from './use-promise-changes';
import styles from './StatusTimeline.module.css';

interface StatusTimelineProps {
  order: Order;
  riderName: string | null;
  proofs: OrderActions['proof'];
  nowSeconds: number;
}

function causeWords(step: TimelineStep, { riderName }: StatusTimelineProps, { t }: Wording): string {
  if (step.lostRider) return t('timeline.lostRider');
  if (step.statuses.includes('COURIER_ACCEPTED_DELIVERY') && riderName)
    return t('timeline.accepted', { name: riderName });
  return step.cause ? t(`timeline.by.${step.cause}`) : '';
}

function lastingWords(step: TimelineStep, order: Order, { t }: Wording): string {
  if (step.isCurrent && hasEnded(order.status)) return '';
  if (step.isCurrent)
    return step.minutes > 0 ? t('timeline.lasting', { minutes: step.minutes }) : t('timeline.now');
  return step.minutes > 0 ? t('timeline.lasted', { minutes: step.minutes }) : '';
}

function stepNote(step: TimelineStep, props: StatusTimelineProps, wording: Wording): string {
  const { order } = props;
  if (step.isCurrent && order.cancellation) return reasonWords(order.cancellation.reason, wording);
  const fleetStatus =
    step.isCurrent && order.fleet_status
      ? wording.t('timeline.fleetStatus', { status: order.fleet_status })
      : '';
  // While the change can be sent again, `RefusedChangeCard` says it.
  const refusedChange =
    step.isCurrent && hasEnded(order.status) && order.change_refusal
      ? wording.t('refusedChange.text', { reason: order.change_refusal.reason })
      : '';
  const returnReason =
    order.return_reason !== undefined && step.statuses.includes('RETURN_INITIATED')
      ? reasonWords(order.return_reason, wording)
      : '';
  return [
    refusedChange,
    fleetStatus,
    returnReason,
    causeWords(step, props, wording),
    lastingWords(step, order, wording),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

export function StatusTimeline(props: StatusTimelineProps) {
  const { order, proofs, nowSeconds } = props;
  const wording = useWording();
  const { locale, country } = useLocaleState();
  const stepLabel = (step: TimelineStep) =>
    step.isCurrent ? statusWords(order, nowSeconds, wording) : wording.status(statusKey(step.status));
  const proofPicture = ({ proof }: TimelineStep) => {
    const verdict = proof && proofs[proof];
    if (!proof || !verdict?.allowed) return null;
    return <ProofThumb order={order} kind={proof} takenAt={verdict.takenAt} />;
  };
  const steps = statusTimeline(order, nowSeconds, (status) => wording.status(statusKey(status)));
  const promiseChanges = usePromiseChanges(order);
  const notedStep = findNotedStep(steps, order.fleet_note);
  const entries = steps.map((step, index) => {
    const note = stepNote(step, props, wording);
    const fleetNote = step === notedStep && order.fleet_note && <FleetNote text={order.fleet_note.text} />;
    const picture = proofPicture(step);
    const promises = promiseChanges
      .filter((change) => findStepAt(steps, change.at) === step)
      .map((change) => <FormerPromise key={change.at} change={change} />);
    return {
      key: `${steps.length - index}`,
      time: <Moment at={step.at} locale={locale} timezone={country.timezone} />,
      title: stepLabel(step),
      detail:
        note || fleetNote || picture || promises.length > 0 ? (
          <>
            {note && <LiveText>{note}</LiveText>}
            {promises}
            {fleetNote}
            {picture}
          </>
        ) : undefined,
      tone: statusAppearance(step.status).tone,
    };
  });
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h3 className={styles.title}>{wording.t('timeline.title')}</h3>
        <OrderNumber orderId={order.order_id} />
      </div>
      <Timeline label={wording.t('timeline.title')} entries={entries} />
    </section>
  );
}
