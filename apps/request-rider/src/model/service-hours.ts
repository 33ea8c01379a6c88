/** Opening window of the service, which the server sends as `HHMM:HHMM`. */
export interface ServiceHoursState {
  open: boolean;
  /** Minutes since midnight in the country; null when the hours could not be loaded. */
  window: { from: number; to: number } | null;
  /** "10:00"; null when the hours could not be loaded. */
  opensAt: string | null;
  closesAt: string | null;
  now: string;
}

/** 570 -> "09:30". */
export function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
