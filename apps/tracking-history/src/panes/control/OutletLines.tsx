import type { OutletLine } from '../../model/board/control-board';
import { useWording } from '../../copy';
import styles from './OutletLines.module.css';

interface OutletLinesProps {
  lines: readonly OutletLine[];
  outletName(vendorId: string): string;
}

export function OutletLines({ lines, outletName }: OutletLinesProps) {
  const { t, number, percent } = useWording();
  const most = Math.max(1, ...lines.map(({ running }) => running));
  return (
    <div className={styles.lines} role="region" aria-label={t('insights.outlets.title')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('insights.outlets.outlet')}</th>
            <th scope="col">{t('control.runningHead')}</th>
            <th scope="col">{t('control.atRiskHead')}</th>
            <th scope="col">{t('control.medianWait')}</th>
            <th scope="col">{t('insights.outlets.onTime')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.vendorId}>
              <th scope="row">{outletName(line.vendorId)}</th>
              <td className={styles.running}>
                <svg aria-hidden="true" className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none">
                  <rect width={(100 * line.running) / most} height="6" />
                  <rect
                    x={(100 * (line.running - line.atRisk)) / most}
                    width={(100 * line.atRisk) / most}
                    height="6"
                    data-late=""
                  />
                </svg>
                <span>{number(line.running)}</span>
              </td>
              <td data-late={line.atRisk > 0 || undefined}>{number(line.atRisk)}</td>
              <td>{line.medianWait === null ? '–' : t('insights.minutes', { count: line.medianWait })}</td>
              <td>{line.promised === 0 ? '–' : percent(line.onTime / line.promised)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
