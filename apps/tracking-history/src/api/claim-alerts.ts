import { LIMITS, STORAGE_KEYS } from '@courier/config';
import type { StorageArea } from '@courier/shell-api';
import * as v from 'valibot';
import type { Alert } from '../model/board/order-alerts';

const toldSchema = v.array(v.string());

function readTold(storage: StorageArea): string[] {
  try {
    const read = v.safeParse(toldSchema, JSON.parse(storage.read(STORAGE_KEYS.toldAlerts) ?? '[]'));
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
export function claimAlerts(storage: StorageArea, alerts: readonly Alert[]): Promise<Alert[]> {
  return oneAtATime(() => {
    const storedAlerts = readTold(storage);
    const mine = alerts.filter((alert) => !storedAlerts.includes(alertId(alert)));
    const next = [...storedAlerts, ...mine.map(alertId)].slice(-LIMITS.toldAlerts);
    if (mine.length > 0) storage.write(STORAGE_KEYS.toldAlerts, JSON.stringify(next));
    return mine;
  });
}
