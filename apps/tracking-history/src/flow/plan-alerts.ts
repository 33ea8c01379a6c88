import { LIMITS } from '@courier/config';
import type { AlertChannel, AlertSettings } from '../model/board/alert-settings';
import { ALERT_EVENTS, EVENT_OF, type Alert, type AlertEvent } from '../model/board/order-alerts';

/** A single alert, or the number of alerts of one kind that came together. */
export type AlertNotice = { kind: 'one'; alert: Alert } | { kind: 'many'; event: AlertEvent; count: number };

export interface AlertPlan {
  notices: AlertNotice[];
  isHeard: boolean;
  onTab: Alert[];
}

/** Plans the channels of each alert; many alerts of one kind become one notification. */
export function planAlerts(alerts: readonly Alert[], { ways }: AlertSettings): AlertPlan {
  const by = (channel: AlertChannel) =>
    alerts.filter(({ reason }) => ways[EVENT_OF[reason]].includes(channel));
  const notices = ALERT_EVENTS.flatMap((event): AlertNotice[] => {
    const ofEvent = by('notification').filter(({ reason }) => EVENT_OF[reason] === event);
    return ofEvent.length > LIMITS.alertsAtOnce
      ? [{ kind: 'many', event, count: ofEvent.length }]
      : ofEvent.map((alert) => ({ kind: 'one', alert }));
  });
  return { notices, isHeard: by('sound').length > 0, onTab: by('tab') };
}
