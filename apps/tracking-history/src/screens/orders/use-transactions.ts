import { useEffect, useRef, useState } from 'react';
import { usePorts } from '@courier/shell-api';
import { useErrorDetail } from '@courier/i18n';
import { useWording } from '../../copy';
import type { HistoryExport } from './use-history-export';

/** Saves what each order of the period cost; leaving the dialog stops it. */
export function useTransactions(made: HistoryExport) {
  const { errors } = useWording();
  const { notifications } = usePorts();
  const errorDetail = useErrorDetail();
  const [isSaving, setSaving] = useState(false);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function save() {
    const own = new AbortController();
    leaving.current = own;
    setSaving(true);
    try {
      await made.saveTransactions(own.signal);
    } catch (error) {
      if (own.signal.aborted) return;
      const message = errors('history.transactions-failed');
      notifications.show({ type: 'error', message, detail: errorDetail(error), key: 'transactions' });
    } finally {
      setSaving(false);
    }
  }
  return { isSaving, save: () => void save() };
}
