import { useWording } from '../../copy';
import styles from './statements.module.css';

/** Without its sign, because the state says who owes it. */
export function BalanceAmount({ minor, decimals }: { minor: number; decimals: number }) {
  const { money } = useWording();
  return <bdi className={styles.amount}>{money(Math.abs(minor) / 10 ** decimals)}</bdi>;
}
