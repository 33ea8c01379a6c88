import type { Order } from '@courier/api-client';
import { CANCEL_REASONS, hasEnded, statusKey } from '@courier/api-client/order-rules';
import { useLocaleState } from '@courier/shell-api';
import { Moment, statusAppearance } from '@courier/ui-kit/core';
import { Timeline } from '@courier/ui-kit/data';
import { timelineOf, type TimelineStep } from '../../model/status-timeline';
import { statusWords } from '../order-status/status-words';
import { useWording, type Wording } from '../../copy';
import styles from './StatusTimeline.module.css';

interface StatusTimelineProps {
  order: Order;
  riderName: string | null;
  nowSeconds: number;
}

function stepNote(step: TimelineStep, { order, riderName }: StatusTimelineProps, { t }: Wording): string {
  if (step.status === 'COURIER_ACCEPTED_DELIVERY' && riderName)
    return t('timeline.accepted', { name: riderName });
  if (step.status === 'COURIER_LEFT_VENDOR') return t('timeline.leftShop');
  if (step.isCurrent && order.cancellation) {
    const reason = CANCEL_REASONS.find((code) => code === order.cancellation?.reason);
    return reason ? t('timeline.reason', { reason: t(`reasons.${reason}`) }) : '';
  }
  if (step.isCurrent && hasEnded(order.status)) return '';
  if (step.isCurrent)
    return step.minutes > 0 ? t('timeline.lasting', { minutes: step.minutes }) : t('timeline.now');
  return step.minutes > 0 ? t('timeline.lasted', { minutes: step.minutes }) : '';
}

/** Every change of status with its time, newest first. */
export function StatusTimeline(props: StatusTimelineProps) {
  const { order, nowSeconds } = props;
  const wording = useWording();
  const { locale, country } = useLocaleState();
  const words = (step: TimelineStep) =>
    step.isCurrent ? statusWords(order, nowSeconds, wording) : wording.status(statusKey(step.status));
  const entries = timelineOf(order, nowSeconds).map((step, index, steps) => ({
    key: `${steps.length - index}`,
    time: <Moment at={step.at} locale={locale} timezone={country.timezone} />,
    title: words(step),
    detail: stepNote(step, props, wording) || undefined,
    tone: statusAppearance(step.status).tone,
  }));
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h3 className={styles.title}>{wording.t('timeline.title')}</h3>
        <bdi dir="ltr" className={styles.id}>
          {order.order_id}
        </bdi>
      </div>
      <Timeline label={wording.t('timeline.title')} entries={entries} />
    </section>
  );
}
