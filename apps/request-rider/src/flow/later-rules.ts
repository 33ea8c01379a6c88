import { nowInSeconds } from '@courier/config';
import type { Ports } from '@courier/shell-api';
import type { LaterRules } from '../model/delivery-time';
import type { FlowActor } from './create-request-flow';

export const laterRules = (ports: Ports, flow: FlowActor): LaterRules => ({
  nowSeconds: nowInSeconds(),
  timezone: ports.locale.get().country.timezone,
  window: flow.getSnapshot().context.hours?.window ?? null,
});
