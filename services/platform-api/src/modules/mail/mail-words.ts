export interface MailText {
  subject: string;
  text: string;
}

/** What a mail to a guest names. */
export interface GuestOrder {
  orderId: string;
  description: string;
  /** With its currency. */
  fee: string;
  link: string;
  /** Opens the order as its guest; null once that is over. */
  ownLink: string | null;
}

export interface Words {
  confirm: (product: string, link: string) => MailText;
  code: (product: string, code: string) => MailText;
  orders: (product: string, vendor: string, orders: number) => MailText;
  address: (product: string, link: string) => MailText;
  placed: (product: string, order: GuestOrder) => MailText;
  receipt: (product: string, order: GuestOrder) => MailText;
}
