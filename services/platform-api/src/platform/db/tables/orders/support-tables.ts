import type { CountryCode } from '@courier/config';

interface SupportTicketTable {
  id: string;
  country: CountryCode;
  vendor_id: string;
  /** E-mail of the account, for the answer. */
  email: string;
  message: string;
  order_id: string | null;
  created_at: number;
  /** When the mail was sent; null while pending. */
  sent_at: number | null;
}

export interface SupportTables {
  support_tickets: SupportTicketTable;
}
