import { useState } from 'react';
import { createStatementLink, readStatementFile } from '@courier/api-client/queries';
import { saveFile } from '@courier/config/document';
import { useErrorDetail } from '@courier/i18n';
import { usePorts } from '@courier/shell-api';
import type { StatementActions } from '../../../panes/statements/statement-actions';
import { useWording } from '../../../copy';

/** Opens and saves documents, one at a time. */
export function useStatementActions(vendorId: string): StatementActions {
  const { t } = useWording();
  const { api, notifications } = usePorts();
  const errorDetail = useErrorDetail();
  const [busy, setBusy] = useState<StatementActions['busy']>(null);
  const reportFailure = (message: string, error: unknown) =>
    notifications.show({ type: 'error', message, detail: errorDetail(error), key: 'statement' });

  async function open(number: string) {
    // Before the call, because browsers block a tab that opens later.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    setBusy({ number, action: 'open' });
    try {
      const address = new URL(await createStatementLink(api, vendorId, number), window.location.origin);
      (tab ?? window).location.assign(address);
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
    open: (number) => void open(number),
    save: (number, type) => void save(number, type),
  };
}
