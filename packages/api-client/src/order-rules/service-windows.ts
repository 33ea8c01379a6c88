/** A time in which the service delivers. Unix seconds; `to` is the first second that is closed. */
export interface ServiceWindow {
  from: number;
  to: number;
}

/** @param at Unix seconds */
export const isOpenIn = (windows: readonly ServiceWindow[], at: number): boolean =>
  windows.some(({ from, to }) => at >= from && at < to);
