import type { Tracking } from '@courier/api-client';
import { useCopy } from '@courier/i18n';
import { Icon } from '@courier/ui-kit/plain';
import { NAMESPACE } from '../copy';
import { stepsOf } from './stage-steps';
import styles from './stage-list.module.css';

/** Where the order is on its way; passed, present and coming stages differ in shape as well as colour. */
export function StageList({ stage }: { stage: NonNullable<Tracking['stage']> }) {
  const t = useCopy(NAMESPACE);
  return (
    <ol className={styles['list']} aria-label={t('stage.list')}>
      {stepsOf(stage).map(({ name, icon, state, isReturn }) => (
        <li
          key={name}
          className={[styles['step'], styles[state], isReturn && styles['back']].filter(Boolean).join(' ')}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles['disc']}>
            <Icon name={state === 'passed' ? 'check' : icon} size={16} />
          </span>
          {t(`stage.${name}`)}
          {state === 'passed' && <span className={styles['heard']}>, {t('stage.passed')}</span>}
        </li>
      ))}
    </ol>
  );
}
