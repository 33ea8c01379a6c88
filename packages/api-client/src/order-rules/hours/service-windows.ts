/** A time in which the service delivers. Unix seconds; `to` is the first second that is closed. */
export interface ServiceWindow {
  from: number;
  to: number;
}

/** A time in which a delivery costs more. */
export interface BusyWindow extends ServiceWindow {
  /** The operator's name; empty when it has none. */
  name: string;
  /** Major units, or `percent` of the fee before surcharges. */
  amount?: number | undefined;
  percent?: number | undefined;
}

/** @param at Unix seconds */
export const isOpenIn = (windows: readonly ServiceWindow[], at: number): boolean =>
  windows.some(({ from, to }) => at >= from && at < to);
