import { Icon } from '@courier/ui-kit/core';
import { LiveText } from '@courier/ui-kit/text';
import { ROW_LOOKS, toRowStatus } from '../../model/result/job-looks';
import styles from './RowStatusSign.module.css';

export function RowStatusSign({ status, word, error }: { status: string; word: string; error: string }) {
  const { tone, icon } = ROW_LOOKS[toRowStatus(status)];
  return (
    <span className={`${styles.sign} ${styles[tone]}`} title={error || word}>
      <Icon name={icon} size={16} />
      <span>
        <LiveText>{word}</LiveText>
        {error !== '' && <em> {error}</em>}
      </span>
    </span>
  );
}
