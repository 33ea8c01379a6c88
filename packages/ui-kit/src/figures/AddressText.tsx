import { addressLanguages } from '@courier/i18n/format';
import styles from './figures.module.css';

interface AddressTextProps {
  address: string;
  /** Shortens the end in its own direction, and moves the local address to the title attribute. */
  oneLine?: boolean;
}

/** An address in the reader's language, with the local one below. */
export function AddressText({ address, oneLine = false }: AddressTextProps) {
  const { reader, local } = addressLanguages(address);
  if (oneLine)
    return (
      <bdi title={address} className={styles.oneLine}>
        {reader}
      </bdi>
    );
  return (
    <>
      <bdi>{reader}</bdi>
      {local !== null && <bdi className={styles.local}>{local}</bdi>}
    </>
  );
}
