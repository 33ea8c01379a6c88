import { sharesOptions } from '@courier/api-client/queries';
import { useErrorDetail } from '@courier/i18n';
import { usePorts } from '@courier/shell-api';
import { Button } from '@courier/ui-kit/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWording } from '../../copy';
import styles from './OpenLinks.module.css';

/** Renders nothing without open links. */
export function OpenLinks({ orderId }: { orderId: string }) {
  const { t, day } = useWording();
  const { api, notifications } = usePorts();
  const errorDetail = useErrorDetail();
  const client = useQueryClient();
  const shares = sharesOptions(api, orderId);
  const { data } = useQuery(shares);
  const ending = useMutation({
    mutationFn: async () => (await api.evidence.endShares({ params: { orderId } })).result,
    onSuccess: (left) => {
      client.setQueryData(shares.queryKey, left);
      notifications.show({ type: 'success', message: t('evidence.linksEnded'), key: 'share' });
    },
    onError: (error) =>
      notifications.show({
        type: 'error',
        message: t('evidence.linksStay'),
        detail: errorDetail(error),
        key: 'share',
      }),
  });
  if (!data?.open || data.ends_at === null) return null;
  return (
    <div className={styles.links}>
      <p>{t('evidence.linksOpen', { count: data.open, day: day(data.ends_at) })}</p>
      <Button size="s" kind="quiet" busy={ending.isPending} onClick={() => ending.mutate()}>
        {t('evidence.endLinks', { count: data.open })}
      </Button>
    </div>
  );
}
