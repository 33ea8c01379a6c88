import { DATE_PRESETS, type DatePreset } from '@courier/config/time';
import { Segmented } from '@courier/ui-kit/input';
import { useWording } from '../../copy';
import styles from './PeriodChoice.module.css';

const WORDS = { yesterday: 'yesterday', 'past-week': 'week', 'past-month': 'month' } as const;

interface PeriodChoiceProps {
  period: DatePreset;
  onChoose(period: DatePreset): void;
}

export function PeriodChoice({ period, onChoose }: PeriodChoiceProps) {
  const { t } = useWording();
  return (
    <div className={styles.periods}>
      <Segmented
        label={t('periods.label')}
        value={period}
        onValueChange={onChoose}
        options={DATE_PRESETS.map((preset) => ({ value: preset, label: t(`periods.${WORDS[preset]}`) }))}
      />
    </div>
  );
}
