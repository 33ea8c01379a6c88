import type { BusyWindow, ServiceWindow } from '@courier/api-client/order-rules';

/** When the service delivers. */
export interface ServiceHoursState {
  open: boolean;
  /** Minutes since midnight in the country; null when the hours could not be loaded. */
  window: { from: number; to: number } | null;
  /** By the plan of the operator, Unix seconds; null when only the hours of the country are known. */
  windows: readonly ServiceWindow[] | null;
  /** When a delivery costs more. */
  busy?: readonly BusyWindow[];
  /** "10:00", with its date on another day; null when the hours could not be loaded. */
  opensAt: string | null;
  closesAt: string | null;
  /** `opensAt` is on the present day. */
  opensToday: boolean;
  /** From `opensAt` to `closesAt` by the plan of the operator. */
  next?: ServiceWindow;
  now: string;
}

/** 570 -> "09:30". */
export function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
