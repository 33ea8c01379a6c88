import type { Tracking } from '@courier/api-client';
import { useCopy } from '@courier/i18n';
import { Icon, type IconName } from '@courier/ui-kit/plain';
import { LiveText } from '@courier/ui-kit/text';
import { NAMESPACE } from '../../copy';
import { listStageSteps, type StepName } from '../../model/stage-steps';
import styles from './stage-list.module.css';

const ICONS: Readonly<Record<StepName, IconName>> = {
  preparing: 'bag',
  rider: 'scooter',
  collected: 'shop',
  near: 'pin',
  delivered: 'check',
  returning: 'return',
  returned: 'return',
};

/** The label of the status that begins a step. Before a rider accepts, several statuses share one stage. */
const LABELS = {
  preparing: 'stage.preparing',
  rider: 'status.in-progress',
  collected: 'status.picked-up',
  near: 'status.near-customer',
  delivered: 'status.delivered',
  returning: 'status.returning',
  returned: 'status.returned',
} as const satisfies Readonly<Record<StepName, string>>;

/** Later statuses of the same step with another label. */
const LATER_LABELS = new Map<string, 'status.near-vendor' | 'status.in-transit'>([
  ['NEAR_VENDOR', 'status.near-vendor'],
  ['COURIER_LEFT_VENDOR', 'status.in-transit'],
]);

interface StageListProps {
  stage: NonNullable<Tracking['stage']>;
  status: Tracking['status'];
}

/** The progress of the order. Passed, current and future stages differ in shape as well as colour. */
export function StageList({ stage, status }: StageListProps) {
  const t = useCopy(NAMESPACE);
  const currentLabel = LATER_LABELS.get(status);
  return (
    <ol className={styles['list']} aria-label={t('stage.list')}>
      {listStageSteps(stage).map(({ name, state, isReturn }) => (
        <li
          key={name}
          className={[styles['step'], styles[state], isReturn && styles['back']].filter(Boolean).join(' ')}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles['disc']}>
            <Icon name={state === 'passed' ? 'check' : ICONS[name]} size={16} />
          </span>
          <LiveText>{t((state === 'now' ? currentLabel : undefined) ?? LABELS[name])}</LiveText>
          {state === 'passed' && <span className={styles['heard']}>{`, ${t('stage.passed')}`}</span>}
        </li>
      ))}
    </ol>
  );
}
