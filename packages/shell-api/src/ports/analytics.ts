/** Values allowed in an event: no token, phone number or address ever. */
export type EventData = Readonly<Record<string, string | number | boolean | null>>;

export interface AnalyticsPort {
  /** Pushes `{event, ...data}` to `window.dataLayer`. */
  push(event: string, data?: EventData): void;
  /** Records a failure the user is not told about. */
  trackError(label: string, error: unknown): void;
}
