import type { BrandId } from '@courier/config';

/** An account that claims the guest orders of its e-mail; they join it after confirmation by mail. */
interface GuestOrderClaimTable {
  user_id: string;
  /** sha256 of the token in the link. */
  token_hash: string;
  /** sha256 of the requesting browser's cookie. */
  browser_hash: string;
  expires_at: number;
  confirmed_at: number | null;
}

/** A confirmed account that claims a known vendor; it may act for it once the vendor's contact agrees. */
interface VendorClaimTable {
  user_id: string;
  vendor_id: string;
  /** sha256 of the token in the link; null until the mail to the contact is sent. */
  token_hash: string | null;
  /** Locale of the mail; rows of earlier versions may have `zh`. */
  language: string;
  brand: BrandId;
  expires_at: number;
  confirmed_at: number | null;
}

export interface MailedLinkTables {
  guest_order_claims: GuestOrderClaimTable;
  vendor_claims: VendorClaimTable;
}
