import { Icon } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import styles from './EvidenceParts.module.css';

/** The evidence as signed by the server. */
export interface Signed {
  text: string;
  /** Hexadecimal hash of the signed content. */
  sha256: string;
  keyId: string;
  signedAt: number;
}

/** Public endpoint for verifying the file. */
const CHECK_PATH = '/courier/api/v1/evidence/check';

export function SignatureLine({ signed }: { signed: Signed | null }) {
  const { t, dateTime } = useWording();
  if (!signed) return <p role="status">{t('evidence.signing')}</p>;
  const { sha256, keyId, signedAt } = signed;
  return (
    <div className={styles.sign}>
      <Icon name="lock" size={22} />
      <div>
        <b>{t('evidence.signed', { time: dateTime(signedAt) })}</b>
        <code dir="ltr">{sha256.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        <span>
          {t('evidence.key', { key: keyId })} <bdi dir="ltr">{`${window.location.host}${CHECK_PATH}`}</bdi>
        </span>
      </div>
    </div>
  );
}
