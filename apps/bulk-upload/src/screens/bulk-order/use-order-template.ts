import { useMutation } from '@tanstack/react-query';
import { LIMITS } from '@courier/config';
import { usePorts } from '@courier/shell-api';
import { saveFile } from '@courier/config/document';
import { useErrorDetail, useWording } from '../../copy';

const FILE_NAME = 'bulk-orders.xlsx';

/** Downloads the template. */
export function useOrderTemplate() {
  const { api, notifications } = usePorts();
  const { errors } = useWording();
  const detail = useErrorDetail();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(await api.bulkJobs.exampleFile(), FILE_NAME),
    networkMode: 'always',
    onError: (error) =>
      notifications.show({
        type: 'error',
        message: errors('template-file-error'),
        detail: detail(error),
        durationMs: LIMITS.bulkNoticeMs,
      }),
  });
  return { download: () => mutate(), isBusy: isPending };
}
