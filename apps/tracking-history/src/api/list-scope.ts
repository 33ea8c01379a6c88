/** Whose orders a list shows, and from which calendar. */
export interface ListScope {
  vendorId: string;
  /** Whether child outlets are listed too. */
  includeOutlets: boolean;
  /** IANA name; days begin and end there. */
  timezone: string;
}

export const nowInSeconds = () => Math.floor(Date.now() / 1000);
