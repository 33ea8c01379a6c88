import type { MailedAct } from '../mailed-links/mailed-acts';

/** An account that waits for its mail to be confirmed. */
export interface FakeRegistration {
  email: string;
  password: string;
  expiresAt: number;
  /** The vendor that is claimed. */
  vendorName?: string;
  /** The link is opened in another browser than the one that registered. */
  isOtherBrowser?: boolean;
}

/** Another link of a mail. */
export interface FakeMailedLink {
  act: MailedAct;
  email: string;
  account: string;
  vendorName?: string;
  isConfirmed?: boolean;
  /** The link is opened in another browser than the one that asked, which takes this password. */
  isOtherBrowser?: boolean;
  password?: string;
}
