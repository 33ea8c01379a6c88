import type { RiderDelivery } from '@courier/api-client/rider-app';
import { RiderApiError, type RiderApi } from '../api/rider-api';
import type { PhoneStore } from '../api/phone-store';
import { reportStatus, type RefusedReport, type Report } from '../model/report';

type FlushOutcome = 'empty' | 'offline' | 'signed-out';

/** Reports that wait to be sent, in order; stored on the phone until the server has them. */
export interface Outbox {
  list(): readonly Report[];
  add(report: DistributiveOmit<Report, 'number'>): Promise<void>;
  /** Sends what waits, one after the other; stops at the first one that cannot be sent now. */
  flush(): Promise<FlushOutcome>;
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

interface OutboxDeps {
  api: RiderApi;
  store: PhoneStore;
  /** From the store. */
  stored: readonly Report[];
  onChange(): void;
  onRefused(report: RefusedReport): void;
  /** With the delivery as the server has it now. */
  onSent(report: Report, delivery: RiderDelivery): void;
}

export const REPORT_PREFIX = 'report ';
const DIGITS = 12;
const storedName = (number: number) => `${REPORT_PREFIX}${String(number).padStart(DIGITS, '0')}`;

export function createOutbox({ api, store, stored, onChange, onRefused, onSent }: OutboxDeps): Outbox {
  let reports: readonly Report[] = [...stored].sort((one, other) => one.number - other.number);
  let last = reports.at(-1)?.number ?? 0;
  let flushing: Promise<FlushOutcome> | null = null;

  const drop = async ({ number }: Report) => {
    reports = reports.filter((report) => report.number !== number);
    await store.remove(storedName(number));
    onChange();
  };
  const sendAll = async (): Promise<FlushOutcome> => {
    for (let report = reports[0]; report; report = reports[0]) {
      try {
        onSent(report, await sendReport(api, report));
      } catch (error) {
        if (!(error instanceof RiderApiError)) throw error;
        if (error.kind !== 'refused') return error.kind;
        const { number, customer } = report;
        onRefused({ number, customer, status: reportStatus(report), code: error.code });
      }
      await drop(report);
    }
    return 'empty';
  };
  return {
    list: () => reports,
    add: async (report) => {
      last += 1;
      const numbered: Report = { ...report, number: last };
      reports = [...reports, numbered];
      onChange();
      await store.write(storedName(numbered.number), numbered);
    },
    flush: () =>
      (flushing ??= sendAll().finally(() => {
        flushing = null;
      })),
  };
}

async function sendReport(api: RiderApi, report: Report): Promise<RiderDelivery> {
  const { orderId } = report;
  const { delivery } =
    report.kind === 'event'
      ? await api.report({ params: { orderId }, body: report.event })
      : await api.proof({ params: { orderId, kind: report.proof }, body: report.image });
  return delivery;
}
