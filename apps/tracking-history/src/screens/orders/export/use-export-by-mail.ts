import { useState } from 'react';
import { usePorts } from '@courier/shell-api';
import { useErrorDetail } from '@courier/i18n';
import { useWording } from '../../../copy';
import type { HistoryExport } from './use-history-export';

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Requests an export by mail, to the account's address unless another one is entered. */
export function useExportByMail(made: HistoryExport, ownAddress: string) {
  const { t } = useWording();
  const { notifications } = usePorts();
  const errorDetail = useErrorDetail();
  const [email, setTyped] = useState(ownAddress);
  const [isWrong, setWrong] = useState(false);
  const [isSending, setSending] = useState(false);
  return {
    email,
    isWrong,
    isSending,
    setEmail(typed: string) {
      setTyped(typed);
      setWrong(false);
    },
    /** @returns whether the server accepted the request */
    async send(): Promise<boolean> {
      const address = email.trim();
      if (!ADDRESS.test(address)) {
        setWrong(true);
        return false;
      }
      setSending(true);
      try {
        const isToBeConfirmed = await made.mail(address);
        const message = t(isToBeConfirmed ? 'export.toConfirm' : 'export.mailed', { email: address });
        notifications.show({ type: 'success', message, key: 'export' });
        return true;
      } catch (error) {
        const detail = errorDetail(error);
        notifications.show({ type: 'error', message: t('export.failed'), detail, key: 'export' });
        return false;
      } finally {
        setSending(false);
      }
    },
  };
}
