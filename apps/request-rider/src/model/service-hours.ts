/** Opening window of the service, as `HHMM:HHMM` answered by the server. */
export interface ServiceHoursState {
  open: boolean;
  /** Minutes since midnight in the country; null when the hours could not be read. */
  window: { from: number; to: number } | null;
  /** "10:00"; null when the hours could not be read. */
  opensAt: string | null;
  closesAt: string | null;
  /** Time in the country when it was checked. */
  now: string;
}

/** 570 -> "09:30". */
export function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
