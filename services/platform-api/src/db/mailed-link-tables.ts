import type { BrandId } from '@courier/config';

/** An account that wants the orders placed as a guest with its e-mail; they join it once its mailbox agreed. */
interface GuestOrderClaimTable {
  user_id: string;
  /** sha256 of the token in the link. */
  token_hash: string;
  /** sha256 of what the browser is known by that asked. */
  browser_hash: string;
  expires_at: number;
  confirmed_at: number | null;
}

/** A confirmed account that claims a known vendor; it acts for it once the vendor's contact agreed. */
interface VendorClaimTable {
  user_id: string;
  vendor_id: string;
  /** sha256 of the token in the link; null until the contact was written to. */
  token_hash: string | null;
  /** Of the mail. */
  language: 'en' | 'zh' | 'ar' | 'ur';
  brand: BrandId;
  expires_at: number;
  confirmed_at: number | null;
}

export interface MailedLinkTables {
  guest_order_claims: GuestOrderClaimTable;
  vendor_claims: VendorClaimTable;
}
