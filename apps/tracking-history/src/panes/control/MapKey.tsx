import { COLUMN_LABELS } from '../../model/board/control-board';
import { useWording } from '../../copy';
import styles from './MapKey.module.css';

export function MapKey() {
  const { t, status } = useWording();
  return (
    <ul className={styles.key}>
      {(['looking', 'coming', 'road', 'returning'] as const).map((column) => (
        <li key={column} data-of={column}>
          {status(COLUMN_LABELS[column])}
        </li>
      ))}
      <li data-of="outlet">{t('insights.outlets.outlet')}</li>
      <li data-of="risk">{t('control.atRiskHead')}</li>
    </ul>
  );
}
