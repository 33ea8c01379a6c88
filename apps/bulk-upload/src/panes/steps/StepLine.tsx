import { useNarrow } from '@courier/shell-api/hooks';
import { Icon } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import styles from './StepLine.module.css';

const STEPS = ['upload', 'summary', 'confirm', 'place'] as const;
export type Step = (typeof STEPS)[number];

/** The four steps from a file to its orders; on phones only the current one. */
export function StepLine({ step }: { step: Step }) {
  const { t } = useWording();
  const isNarrow = useNarrow();
  const at = STEPS.indexOf(step);
  if (isNarrow)
    return (
      <p className={styles.short} title={t(`steps.${step}`)}>
        {t('steps.at', { at: at + 1, total: STEPS.length })}
      </p>
    );
  return (
    <ol className={styles.line} aria-label={t('steps.label')}>
      {STEPS.map((each, index) => (
        <li key={each} aria-current={index === at ? 'step' : undefined} data-passed={index < at || undefined}>
          <span className={styles.disc} aria-hidden="true">
            {index < at ? <Icon name="check" size={14} /> : index + 1}
          </span>
          {t(`steps.${each}`)}
        </li>
      ))}
    </ol>
  );
}
