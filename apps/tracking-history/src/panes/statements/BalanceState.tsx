import { Icon } from '@courier/ui-kit/core';
import { balanceKind } from '../../model/statements/balance';
import { useWording } from '../../copy';
import styles from './statements.module.css';

const ICONS = { due: 'card', credit: 'cash', settled: 'check' } as const;

/** Who owes the balance, in words. */
export function BalanceState({ minor }: { minor: number }) {
  const { t } = useWording();
  const kind = balanceKind(minor);
  return (
    <span className={styles.state} data-kind={kind}>
      <Icon name={ICONS[kind]} size={15} />
      {t(`statements.balance.${kind}`)}
    </span>
  );
}
