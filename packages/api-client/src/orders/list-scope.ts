export interface VendorScope {
  vendorId: string;
  includeOutlets: boolean;
}

export interface ListScope extends VendorScope {
  /** IANA name; defines the day boundaries. */
  timezone: string;
}

/** Query field that includes the outlets; omitted otherwise. */
export const outletsField = ({ includeOutlets }: VendorScope) =>
  includeOutlets ? { include_outlets: true } : {};
