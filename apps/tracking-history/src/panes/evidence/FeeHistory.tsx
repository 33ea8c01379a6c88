import type { Evidence } from '@courier/api-client';
import { useWording } from '../../copy';
import styles from './EvidenceParts.module.css';

export function FeeHistory({ evidence: { fees, charged } }: { evidence: Evidence }) {
  const { t, clock, money } = useWording();
  return (
    <section>
      <div className={styles.head}>
        <h3 id="evidence-fees">{t('evidence.fees')}</h3>
        <span>{t('evidence.entries', { count: fees.length })}</span>
      </div>
      <table className={styles.fees} aria-labelledby="evidence-fees">
        <tbody>
          {fees.map(({ at, kind, amount }) => (
            <tr key={`${at} ${kind}`}>
              <td>
                <bdi dir="ltr">{clock(at)}</bdi>
              </td>
              <th scope="row">{t(`evidence.fee.${kind}`)}</th>
              <td>
                <bdi dir="ltr">{money(amount)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('evidence.charged')}
            </th>
            <td>
              <bdi dir="ltr">{money(charged)}</bdi>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
