import { REPORTS_ADDRESS, type IntegrityReport, type RemoteFaultReport } from '@courier/config';

/** Tells the operator's log what went wrong with a remote. Nobody waits for it. */
export function sendReport(report: IntegrityReport | RemoteFaultReport, fetcher: typeof fetch): void {
  fetcher(REPORTS_ADDRESS, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => undefined);
}
