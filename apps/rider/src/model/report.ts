import type { RiderEvent, RiderStatus } from '@courier/api-client/rider-app';

/** What the phone has to send: an event, or a photo. The number keeps the order. */
export type Report = EventReport | PhotoReport;

interface ReportBase {
  number: number;
  orderId: string;
  /** For the list of unsent reports. */
  customer: string;
  /** Unix seconds. */
  recordedAt: number;
}

interface EventReport extends ReportBase {
  kind: 'event';
  event: RiderEvent;
}

export interface PhotoReport extends ReportBase {
  kind: 'photo';
  proof: 'pickup' | 'delivery' | 'return';
  image: Blob;
}

/** A report that the server refused. */
export interface RefusedReport {
  number: number;
  customer: string;
  status: RiderStatus | 'photo';
  code: string;
}

export const reportStatus = (report: Report): RiderStatus | 'photo' =>
  report.kind === 'event' ? report.event.status : 'photo';
