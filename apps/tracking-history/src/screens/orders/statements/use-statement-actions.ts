import { useState } from 'react';
import { createStatementLink, readStatementFile } from '@courier/api-client/queries';
import { saveFile } from '@courier/config/document';
import { useErrorDetail } from '@courier/i18n';
import { usePorts } from '@courier/shell-api';
import type { StatementActions } from '../../../panes/statements/statement-actions';
import { useWording } from '../../../copy';

/** Opens and saves documents, one at a time. */
export function useStatementActions(vendorId: string, hasPdf: boolean): StatementActions {
  const { t } = useWording();
  const { api, notifications } = usePorts();
  const errorDetail = useErrorDetail();
  const [busy, setBusy] = useState<StatementActions['busy']>(null);
  const reportFailure = (message: string, error: unknown) =>
    notifications.show({ type: 'error', message, detail: errorDetail(error), key: 'statement' });

  async function open(number: string, type: 'page' | 'pdf') {
    // Before the call, because browsers block a tab that opens later.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    setBusy({ number, action: type });
    try {
      const path = await createStatementLink(api, vendorId, { number, type });
      (tab ?? window).location.assign(new URL(path, window.location.origin));
    } catch (error) {
      tab?.close();
      reportFailure(t('statements.openFailed'), error);
    } finally {
      setBusy(null);
    }
  }

  async function save(number: string, type: 'csv' | 'json') {
    setBusy({ number, action: type });
    try {
      saveFile(await readStatementFile(api, vendorId, { number, type }), `${number}.${type}`);
    } catch (error) {
      reportFailure(t('statements.saveFailed'), error);
    } finally {
      setBusy(null);
    }
  }
  return {
    busy,
    hasPdf,
    open: (number, type) => void open(number, type),
    save: (number, type) => void save(number, type),
  };
}
