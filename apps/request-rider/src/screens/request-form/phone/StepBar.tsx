import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import { PHONE_STEPS, type PhoneStep } from './phone-step';
import styles from './StepBar.module.css';

export function StepBar({ step }: { step: PhoneStep }) {
  const t = useCopy(NAMESPACE);
  const current = PHONE_STEPS.indexOf(step);
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {PHONE_STEPS.map((name, index) => (
        <li
          key={name}
          className={`${styles.step} ${index === current ? styles.now : ''} ${index < current ? styles.done : ''}`}
          aria-current={index === current ? 'step' : undefined}
        >
          {t('steps.numbered', { number: index + 1, name: t(`steps.${name}`) })}
        </li>
      ))}
    </ol>
  );
}
