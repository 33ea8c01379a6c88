import { LIMITS, STORAGE_KEYS } from '@courier/config';
import { browserStorage } from '@courier/config/document';
import * as v from 'valibot';
import type { Alert } from '../model/order-alerts';

/** Holds the alert settings and the ids of alerts already shown. */
export const alertStorage = browserStorage();

const toldSchema = v.array(v.string());

function readTold(): string[] {
  try {
    const read = v.safeParse(toldSchema, JSON.parse(alertStorage.read(STORAGE_KEYS.toldAlerts) ?? '[]'));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
}

const alertId = ({ order, reason }: Alert) => `${order.order_id} ${reason}`;

/** Runs in one tab at a time, where the Web Locks API exists. */
const oneAtATime = <T>(work: () => T): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('told-alerts', async () => work()) : Promise.resolve(work());

/** Claims the alerts that no other tab of this browser has claimed, so that each is shown once. */
export function takeAlerts(alerts: readonly Alert[]): Promise<Alert[]> {
  return oneAtATime(() => {
    const storedAlerts = readTold();
    const mine = alerts.filter((alert) => !storedAlerts.includes(alertId(alert)));
    const next = [...storedAlerts, ...mine.map(alertId)].slice(-LIMITS.toldAlerts);
    if (mine.length > 0) alertStorage.write(STORAGE_KEYS.toldAlerts, JSON.stringify(next));
    return mine;
  });
}
