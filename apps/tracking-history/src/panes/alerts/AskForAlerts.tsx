import { useState } from 'react';
import type { Order } from '@courier/api-client';
import { hasEnded } from '@courier/api-client/order-rules';
import { LIMITS } from '@courier/config';
import { Button, Icon } from '@courier/ui-kit/core';
import { noticePermission } from '../../api/browser-notices';
import { changeAlertSettings, readAlertSettings } from '../../model/board/alert-settings';
import { useWording } from '../../copy';
import styles from './Alerts.module.css';
import { allowNotices } from './allow-notices';
import { useAlertStorage } from './use-alert-storage';

interface AskForAlertsProps {
  orders: readonly Order[];
  nowSeconds: number;
}

/** Asks once there is a new order to wait for, and not again after an answer. */
export function AskForAlerts({ orders, nowSeconds }: AskForAlertsProps) {
  const { t } = useWording();
  const storage = useAlertStorage();
  const [isOpen, setOpen] = useState(
    () => noticePermission() === 'default' && !readAlertSettings(storage).isAnswered,
  );
  const isWaiting = orders.some(
    ({ status, created_at }) => !hasEnded(status) && nowSeconds - created_at < LIMITS.askForAlertsSeconds,
  );
  if (!isOpen || !isWaiting) return null;
  return (
    <div role="region" aria-label={t('alerts.title')} className={styles.ask}>
      <Icon name="bell" size={18} />
      <span className={styles.question}>{t('alerts.ask')}</span>
      <span className={styles.answers}>
        <Button kind="primary" size="s" onClick={() => void allowNotices(storage).then(() => setOpen(false))}>
          {t('alerts.allow')}
        </Button>
        <Button
          size="s"
          onClick={() => {
            changeAlertSettings(storage, { isAnswered: true });
            setOpen(false);
          }}
        >
          {t('alerts.notNow')}
        </Button>
      </span>
    </div>
  );
}
