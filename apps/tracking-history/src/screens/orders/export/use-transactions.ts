import { useEffect, useRef, useState } from 'react';
import { usePorts } from '@courier/shell-api';
import { useErrorDetail } from '@courier/i18n';
import { useWording } from '../../../copy';
import type { HistoryExport, TransactionsKind } from './use-history-export';

export function useTransactions(made: HistoryExport) {
  const { errors } = useWording();
  const { notifications } = usePorts();
  const errorDetail = useErrorDetail();
  const [saving, setSaving] = useState<TransactionsKind | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function save(kind: TransactionsKind) {
    const own = new AbortController();
    leaving.current = own;
    setSaving(kind);
    try {
      await made.saveTransactions(kind, own.signal);
    } catch (error) {
      if (own.signal.aborted) return;
      const message = errors('history.transactions-failed');
      notifications.show({ type: 'error', message, detail: errorDetail(error), key: 'transactions' });
    } finally {
      setSaving(null);
    }
  }
  return { saving, save: (kind: TransactionsKind) => void save(kind) };
}
