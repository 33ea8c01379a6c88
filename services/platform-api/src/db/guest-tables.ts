import type { BrandId } from '@courier/config';

/** How a guest is written to. */
export interface GuestTable {
  vendor_id: string;
  /** Of the mails. */
  language: 'en' | 'zh' | 'ar' | 'ur';
  /** Whose words the mails use; null is the country's own. */
  brand: BrandId | null;
}

/** A mail about a guest order; the sending instance sets `sent_at`. */
export interface GuestMailTable {
  order_id: string;
  kind: 'placed' | 'receipt';
  created_at: number;
  sent_at: number | null;
}

export interface GuestTables {
  guests: GuestTable;
  guest_mails: GuestMailTable;
}
