import { REPORTS_ADDRESS, type IntegrityReport, type RemoteFaultReport } from '@courier/config';

/** Reports a fault of a remote to the server; does not wait for the request. */
export function sendReport(report: IntegrityReport | RemoteFaultReport, fetcher: typeof fetch): void {
  fetcher(REPORTS_ADDRESS, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => undefined);
}
