/** Whose orders a list holds. */
export interface VendorScope {
  vendorId: string;
  /** Whether child outlets are listed too. */
  includeOutlets: boolean;
}

/** Whose orders a list holds, and from which calendar. */
export interface ListScope extends VendorScope {
  /** IANA name; days begin and end there. */
  timezone: string;
}

/** The query field that asks for the outlets too; left out otherwise. */
export const outletsField = ({ includeOutlets }: VendorScope) =>
  includeOutlets ? { include_outlets: true } : {};
