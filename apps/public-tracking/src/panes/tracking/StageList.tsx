import type { Tracking } from '@courier/api-client';
import { useCopy } from '@courier/i18n';
import { Icon, type IconName } from '@courier/ui-kit/plain';
import { LiveText } from '@courier/ui-kit/text';
import { NAMESPACE } from '../../copy';
import { stepsOf, type StepName } from '../../model/stage-steps';
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

/** Where the order is on its way; passed, present and coming stages differ in shape as well as colour. */
export function StageList({ stage }: { stage: NonNullable<Tracking['stage']> }) {
  const t = useCopy(NAMESPACE);
  return (
    <ol className={styles['list']} aria-label={t('stage.list')}>
      {stepsOf(stage).map(({ name, state, isReturn }) => (
        <li
          key={name}
          className={[styles['step'], styles[state], isReturn && styles['back']].filter(Boolean).join(' ')}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles['disc']}>
            <Icon name={state === 'passed' ? 'check' : ICONS[name]} size={16} />
          </span>
          <LiveText>{t(`stage.${name}`)}</LiveText>
          {state === 'passed' && <span className={styles['heard']}>{`, ${t('stage.passed')}`}</span>}
        </li>
      ))}
    </ol>
  );
}
