import type { FleetEvent } from '@courier/api-client/fleet';

/** An event of a fleet. External providers may name a reason that we do not have; it is kept as it is. */
export interface ReportedEvent extends Omit<FleetEvent, 'reason'> {
  reason?: string | undefined;
}
