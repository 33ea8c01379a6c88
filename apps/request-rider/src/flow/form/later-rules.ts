import { nowInSeconds } from '@courier/config';
import type { Ports } from '@courier/shell-api';
import type { LaterRules } from '../../model/form/delivery-time';
import type { FlowActor } from '../machine/create-request-flow';

export function laterRules(ports: Ports, flow: FlowActor): LaterRules {
  const { hours } = flow.getSnapshot().context;
  return {
    nowSeconds: nowInSeconds(),
    timezone: ports.locale.get().country.timezone,
    window: hours?.window ?? null,
    windows: hours?.windows ?? null,
    busy: hours?.busy ?? [],
  };
}
