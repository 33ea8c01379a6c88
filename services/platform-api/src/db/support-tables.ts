/** What people wrote to the operator's support. */
export interface SupportTicketTable {
  id: string;
  country: string;
  vendor_id: string;
  /** E-mail of the account, where the answer goes. */
  email: string;
  message: string;
  order_id: string | null;
  created_at: number;
  /** When the mail left; null while it waits. */
  sent_at: number | null;
}

export interface SupportTables {
  support_tickets: SupportTicketTable;
}
