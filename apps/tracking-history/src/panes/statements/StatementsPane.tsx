import { useNarrow } from '@courier/shell-api/hooks';
import { useLocaleState } from '@courier/shell-api';
import { formatMonth } from '../../model/statements/statement-dates';
import { useWording } from '../../copy';
import { BalanceAmount } from './BalanceAmount';
import { BalanceState } from './BalanceState';
import { DocumentTitle, type ListedStatement } from './DocumentTitle';
import type { StatementActions } from './statement-actions';
import { StatementButtons } from './StatementButtons';
import styles from './statements.module.css';

interface StatementsPaneProps {
  statements: readonly ListedStatement[];
  actions: StatementActions;
}

/** Newest first: a table, or cards on a phone. */
export function StatementsPane({ statements, actions }: StatementsPaneProps) {
  const isNarrow = useNarrow();
  return isNarrow ? (
    <StatementCards statements={statements} actions={actions} />
  ) : (
    <StatementTable statements={statements} actions={actions} />
  );
}

function StatementTable({ statements, actions }: StatementsPaneProps) {
  const { t } = useWording();
  const { locale } = useLocaleState();
  return (
    <table className={styles.table} aria-label={t('views.statements')}>
      <thead>
        <tr>
          <th scope="col">{t('statements.number')}</th>
          <th scope="col">{t('statements.month')}</th>
          <th scope="col">{t('statements.document')}</th>
          <th scope="col" className={styles.figure}>
            {t('statements.balance.label')}
          </th>
          <th scope="col">{t('history.columns.status')}</th>
          <th scope="col">
            <span className="sr-only">{t('statements.open')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {statements.map((statement) => (
          <tr key={statement.number}>
            <th scope="row">
              <bdi>{statement.number}</bdi>
            </th>
            <td>{formatMonth(statement.month, locale)}</td>
            <td>
              <DocumentTitle statement={statement} />
            </td>
            <td className={styles.figure}>
              <BalanceAmount minor={statement.balance_minor} decimals={statement.decimals} />
            </td>
            <td>
              <BalanceState minor={statement.balance_minor} />
            </td>
            <td>
              <StatementButtons number={statement.number} actions={actions} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function StatementCards({ statements, actions }: StatementsPaneProps) {
  const { t } = useWording();
  const { locale } = useLocaleState();
  return (
    <ul className={styles.cards} aria-label={t('views.statements')}>
      {statements.map((statement) => (
        <li key={statement.number}>
          <div>
            <b>
              <bdi>{statement.number}</bdi>
            </b>
            <span>{formatMonth(statement.month, locale)}</span>
            <DocumentTitle statement={statement} />
          </div>
          <p className={styles.sum}>
            <BalanceAmount minor={statement.balance_minor} decimals={statement.decimals} />
            <BalanceState minor={statement.balance_minor} />
          </p>
          <StatementButtons number={statement.number} actions={actions} />
        </li>
      ))}
    </ul>
  );
}
