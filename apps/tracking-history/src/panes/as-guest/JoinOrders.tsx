import { useMutation } from '@tanstack/react-query';
import { useErrorDetail } from '@courier/i18n';
import { usePorts, useSession } from '@courier/shell-api';
import { Button, Icon } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import styles from './OrdersAsGuest.module.css';

/** The user has to confirm the mailbox by a mailed link first. */
export function JoinOrders() {
  const { t } = useWording();
  const { api, notifications } = usePorts();
  const email = useSession().user?.email ?? '';
  const errorDetail = useErrorDetail();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => api.orders.joinGuestOrders(),
    onError: (error) =>
      notifications.show({
        type: 'error',
        message: t('asGuest.failed'),
        detail: errorDetail(error),
        key: 'as-guest',
      }),
  });
  return (
    <div className={styles.note}>
      <Icon name="user" size={17} />
      <span className={styles.text} role="status">
        {isSuccess ? t('asGuest.sent', { email }) : t('asGuest.ask')}
      </span>
      {!isSuccess && (
        <Button size="s" busy={isPending} onClick={() => mutate()}>
          {t(isPending ? 'asGuest.joining' : 'asGuest.join')}
        </Button>
      )}
    </div>
  );
}
