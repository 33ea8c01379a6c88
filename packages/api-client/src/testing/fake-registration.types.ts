import type { MailedAct } from '../mailed-links/mailed-acts';

/** An account that waits for confirmation by mail. */
export interface FakeRegistration {
  email: string;
  password: string;
  expiresAt: number;
  vendorName?: string;
  /** The link is opened in another browser than the registration's. */
  isOtherBrowser?: boolean;
}

export interface FakeMailedLink {
  act: MailedAct;
  email: string;
  account: string;
  vendorName?: string;
  isConfirmed?: boolean;
  /** The link is opened in another browser than the request's, which needs this password. */
  isOtherBrowser?: boolean;
  password?: string;
}
