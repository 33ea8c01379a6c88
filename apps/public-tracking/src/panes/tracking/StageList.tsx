import type { Tracking } from '@courier/api-client';
import { useCopy } from '@courier/i18n';
import { Icon, type IconName } from '@courier/ui-kit/plain';
import { LiveText } from '@courier/ui-kit/text';
import { NAMESPACE } from '../../copy';
import type { EventLabel } from '../../model/passed-events';
import { listStageSteps, type StepName } from '../../model/stage-steps';
import { statusLabelPath } from '../../model/status-label';
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
const LABELS: Readonly<Record<StepName, EventLabel | null>> = {
  preparing: null,
  rider: 'in-progress',
  collected: 'picked-up',
  near: 'near-customer',
  delivered: 'delivered',
  returning: 'returning',
  returned: 'returned',
};

/** Later statuses of the same step with another label. */
const LATER_LABELS = new Map<string, EventLabel>([
  ['NEAR_VENDOR', 'near-vendor'],
  ['COURIER_LEFT_VENDOR', 'in-transit'],
]);

interface StageListProps {
  stage: NonNullable<Tracking['stage']>;
  status: Tracking['status'];
  isParcel: boolean;
}

/** The progress of the order. Passed, current and future stages differ in shape as well as colour. */
export function StageList({ stage, status, isParcel }: StageListProps) {
  const t = useCopy(NAMESPACE);
  const currentLabel = LATER_LABELS.get(status);
  const stepLabel = (name: StepName, isCurrent: boolean) => {
    const label = (isCurrent ? currentLabel : undefined) ?? LABELS[name];
    return label === null ? t('stage.preparing') : t(statusLabelPath(label, isParcel));
  };
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
          <LiveText>{stepLabel(name, state === 'now')}</LiveText>
          {state === 'passed' && <span className={styles['heard']}>{`, ${t('stage.passed')}`}</span>}
        </li>
      ))}
    </ol>
  );
}
