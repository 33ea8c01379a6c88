import { Dialog, EmptyState, Icon, type IconName } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { formatTime } from '@courier/i18n/format';
import { useLocaleState, useReadable, type NoticeType } from '@courier/shell-api';
import { useShell } from '../shell-context/shell-context';
import styles from './notice-log.module.css';

const ICONS: Readonly<Record<NoticeType, IconName>> = {
  error: 'warning',
  warning: 'info',
  info: 'info',
  success: 'check',
};

export function NoticeLog({ close }: { close: () => void }) {
  const t = useCopy('shell');
  const common = useCopy('common');
  const { notices } = useShell();
  const { locale, country } = useLocaleState();
  const log = useReadable(notices.log);
  return (
    <Dialog open title={t('notices.title')} onClose={close} text>
      {log.length === 0 ? (
        <EmptyState icon="check" title={t('notices.empty-title')} text={t('notices.empty-text')} />
      ) : (
        <ul className={styles['log']}>
          {log.map(({ id, type, message, detail, at }) => (
            <li key={id} data-type={type}>
              <span className={styles['icon']}>
                <Icon name={ICONS[type]} size={15} label={common(`toast.${type}`)} />
              </span>
              <span className={styles['text']}>
                {message}
                {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
              </span>
              <bdi dir="ltr" className={styles['time']}>
                {formatTime(at, locale, country.timezone)}
              </bdi>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
