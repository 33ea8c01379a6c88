/** Never contains a token, phone number or address. */
export type EventData = Readonly<Record<string, string | number | boolean | null>>;

export interface AnalyticsPort {
  /** Pushes `{event, ...data}` to `window.dataLayer`. */
  push(event: string, data?: EventData): void;
  /** Records a failure that the user does not see. */
  trackError(label: string, error: unknown): void;
}
