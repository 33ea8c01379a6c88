import * as v from 'valibot';
import { STORAGE_KEYS } from '@courier/config';
import type { StorageArea } from '@courier/shell-api';
import { ALERT_EVENTS, type AlertEvent } from './order-alerts';

export const ALERT_CHANNELS = ['notification', 'sound', 'tab'] as const;
export type AlertChannel = (typeof ALERT_CHANNELS)[number];

const channels = v.array(v.picklist(ALERT_CHANNELS));
const settingsSchema = v.object({
  ways: v.object(v.entriesFromList(ALERT_EVENTS, channels)),
  isAnswered: v.boolean(),
  /** Whether the board plays sounds. */
  boardSound: v.boolean(),
});
export type AlertSettings = v.InferOutput<typeof settingsSchema>;

/** Sound is off until the user turns it on. */
export const DEFAULT_ALERTS: AlertSettings = {
  ways: {
    door: ['notification', 'tab'],
    late: ['notification', 'tab'],
    failed: ['notification', 'tab'],
    returned: ['notification', 'tab'],
  },
  isAnswered: false,
  boardSound: false,
};

/** Returns the defaults if nothing valid is stored. */
export function readAlertSettings(storage: Pick<StorageArea, 'read'>): AlertSettings {
  try {
    const read = v.safeParse(settingsSchema, JSON.parse(storage.read(STORAGE_KEYS.alerts) ?? 'null'));
    return read.success ? read.output : DEFAULT_ALERTS;
  } catch {
    return DEFAULT_ALERTS;
  }
}

export function changeAlertSettings(storage: StorageArea, change: Partial<AlertSettings>): AlertSettings {
  const settings = { ...readAlertSettings(storage), ...change };
  storage.write(STORAGE_KEYS.alerts, JSON.stringify(settings));
  return settings;
}

export function withWay(
  ways: AlertSettings['ways'],
  event: AlertEvent,
  channel: AlertChannel,
  isOn: boolean,
): AlertSettings['ways'] {
  const others = ways[event].filter((one) => one !== channel);
  return { ...ways, [event]: isOn ? [...others, channel] : others };
}
