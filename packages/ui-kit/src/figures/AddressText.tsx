import { addressLanguages } from '@courier/i18n/format';
import styles from './figures.module.css';

interface AddressTextProps {
  address: string;
  /** Leaves the local line to the title, where there is room for one line only. */
  oneLine?: boolean;
}

/** An address in the reader's language, with the same in the language of the place beneath. */
export function AddressText({ address, oneLine = false }: AddressTextProps) {
  const { reader, local } = addressLanguages(address);
  if (oneLine) return <bdi title={address}>{reader}</bdi>;
  return (
    <>
      <bdi>{reader}</bdi>
      {local !== null && <bdi className={styles.local}>{local}</bdi>}
    </>
  );
}
