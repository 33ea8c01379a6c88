import type { RemoteFaultKind, RemoteFaultReport } from '@courier/config';
import type { AnalyticsPort } from '@courier/shell-api';
import { sendReport } from '../platform/send-report';
import { faultReason } from './fault-reason';
import type { ErrorSource } from './source-of-error';

/** Limit of reports per page. */
const MOST_OF_A_PAGE = 20;

export interface ToldFault {
  remote: string;
  release: string;
  what: RemoteFaultKind;
  error: unknown;
}

export interface FaultReports {
  /** Reports a fault of a remote to analytics and to the server, once; does not wait for the request. */
  report(fault: ToldFault): void;
  /** The same for an error that no code caught, if it arose in code of a remote. */
  reportUncaught(what: 'handler' | 'promise', error: unknown, file?: string): void;
}

export interface FaultReportServices {
  analytics: AnalyticsPort;
  fetcher: typeof fetch;
  findSource: (stack: string | undefined) => ErrorSource | null;
  /** Suppresses all reports. */
  isSilent: boolean;
}

/** A load fault has the stack of its cause. */
function errorStack(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return error.cause instanceof Error ? error.cause.stack : error.stack;
}

export function createFaultReports({
  analytics,
  fetcher,
  findSource,
  isSilent,
}: FaultReportServices): FaultReports {
  const reportedFaults = new Set<string>();

  function send(body: RemoteFaultReport['body']): void {
    const key = JSON.stringify(body);
    if (isSilent || reportedFaults.has(key) || reportedFaults.size >= MOST_OF_A_PAGE) return;
    reportedFaults.add(key);
    analytics.push('remote_fault', { ...body });
    sendReport({ type: 'remote-fault', body }, fetcher);
  }

  return {
    report({ error, ...fault }) {
      send({ ...fault, reason: faultReason(error, findSource(errorStack(error))?.place ?? null) });
    },
    reportUncaught(what, error, file) {
      const source = findSource(errorStack(error)) ?? findSource(file);
      if (!source) return;
      const { remote, release, place } = source;
      send({ remote, release, what, reason: faultReason(error, place) });
    },
  };
}

/** Reports uncaught errors and unhandled rejections; returns the function that stops it. */
export function listenForUncaught(reports: Pick<FaultReports, 'reportUncaught'>, target: Window = window) {
  const onError = ({ error, filename }: ErrorEvent) => reports.reportUncaught('handler', error, filename);
  const onRejection = ({ reason }: PromiseRejectionEvent) => reports.reportUncaught('promise', reason);
  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return () => {
    target.removeEventListener('error', onError);
    target.removeEventListener('unhandledrejection', onRejection);
  };
}
