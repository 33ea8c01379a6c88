import { useMutation } from '@tanstack/react-query';
import type { Order } from '@courier/api-client';
import type { ProofKind } from '@courier/api-client/order-rules';
import { usePorts } from '@courier/shell-api';
import { useErrorDetail } from '@courier/i18n';
import { saveFile } from '@courier/config/document';
import { useWording } from '../../../copy';

export function useProofDownload({ order_id: orderId }: Order, kind: ProofKind) {
  const { api, notifications } = usePorts();
  const { errors } = useWording();
  const errorDetail = useErrorDetail();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const picture = await api.exports.proof({ params: { orderId, kind } });
      return saveFile(picture, `${orderId}-${kind}.${picture.type === 'image/jpeg' ? 'jpg' : 'png'}`);
    },
    networkMode: 'always',
    onError: (error) =>
      notifications.show({
        type: 'error',
        message: errors('download.proof-failed'),
        detail: errorDetail(error),
        key: 'proof',
      }),
  });
  return { download: () => mutate(), isSaving: isPending };
}
