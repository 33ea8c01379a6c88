import type { Evidence } from '@courier/api-client';
import { statusKey } from '@courier/api-client/order-rules';
import { statusAppearance } from '@courier/ui-kit/core';
import { chooseRowNote, stageSpans } from '../../model/order/evidence-rows';
import { useWording, type Wording } from '../../copy';
import styles from './EvidenceTable.module.css';

type Change = Evidence['timeline'][number];

/** Describes a change; the reason for a delay is emphasized. */
function happened(change: Change, evidence: Evidence, { t, exactly, distance }: Wording) {
  const note = chooseRowNote(change, evidence);
  if (note.kind === 'search' || note.kind === 'shop')
    return { isLate: true, words: t(`evidence.waited.${note.kind}`, { time: exactly(note.seconds) }) };
  if (note.kind === 'from-shop' || note.kind === 'from-door')
    return { isLate: false, words: t(`evidence.${note.kind}`, { distance: distance(note.metres) }) };
  return { isLate: change.status === 'DELAYED', words: change.cause ? t(`timeline.by.${change.cause}`) : '' };
}

/** Status changes, followed by what is missing. */
export function EvidenceTable({ evidence }: { evidence: Evidence }) {
  const wording = useWording();
  const { t, status, clock, exactly } = wording;
  const { timeline, gaps, timezone } = evidence;
  const spans = stageSpans(timeline);
  return (
    <section>
      <div className={styles.head}>
        <h3 id="evidence-timeline">{t('evidence.timeline')}</h3>
        <span>{t('evidence.times', { timezone })}</span>
      </div>
      <table className={styles.table} aria-labelledby="evidence-timeline">
        <thead>
          <tr>
            <th scope="col">{t('evidence.columns.time')}</th>
            <th scope="col">{t('evidence.columns.stage')}</th>
            <th scope="col">{t('evidence.columns.known')}</th>
            <th scope="col">{t('evidence.columns.happened')}</th>
            <th scope="col" className={styles.figure}>
              {t('evidence.columns.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {timeline.map((change, index) => {
            const { isLate, words } = happened(change, evidence, wording);
            return (
              <tr key={`${change.at} ${change.status}`}>
                <td className={styles.time}>
                  <bdi dir="ltr">{clock(change.at)}</bdi>
                </td>
                {spans[index] !== 0 && (
                  <td className={styles.stage} rowSpan={spans[index]}>
                    <i
                      className={styles.ring}
                      style={{ color: `var(--st-${statusAppearance(change.status).tone})` }}
                    />
                    {status(statusKey(change.status))}
                  </td>
                )}
                <td className={styles.known}>{t(`evidence.known.${change.known_from}`)}</td>
                <td className={isLate ? styles.late : undefined}>{words}</td>
                <td className={styles.figure}>
                  {change.after !== null && <bdi dir="ltr">+{exactly(change.after)}</bdi>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {gaps.length > 0 && (
        <p className={styles.gaps}>
          {t('evidence.gaps')}{' '}
          {gaps.map(({ from, to }) => (
            <bdi key={from} dir="ltr">
              {clock(from)}–{clock(to)}
            </bdi>
          ))}
        </p>
      )}
    </section>
  );
}
