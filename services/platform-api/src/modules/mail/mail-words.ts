export interface MailText {
  subject: string;
  text: string;
}

export interface GuestOrder {
  orderId: string;
  description: string;
  /** With currency. */
  fee: string;
  link: string;
  /** Opens the order as its guest; null once expired. */
  ownLink: string | null;
}

export interface ClaimedVendor {
  vendor: string;
  /** E-mail of the claiming account. */
  account: string;
  link: string;
}

export interface Words {
  confirm: (product: string, link: string) => MailText;
  code: (product: string, code: string) => MailText;
  orders: (product: string, vendor: string, orders: number) => MailText;
  address: (product: string, link: string) => MailText;
  guestOrders: (product: string, link: string) => MailText;
  vendorClaim: (product: string, claim: ClaimedVendor) => MailText;
  placed: (product: string, order: GuestOrder) => MailText;
  receipt: (product: string, order: GuestOrder) => MailText;
}
