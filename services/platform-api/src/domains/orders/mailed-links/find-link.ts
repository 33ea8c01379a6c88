import type { CountryCode } from '@courier/config';
import type { MailedAct } from '@courier/api-client/contract';
import type { Deps } from './deps';
import { acceptExportAddress, findExportAddress, nameAsker } from '../exports/export-addresses';
import { acceptGuestOrders, findGuestOrderClaim } from '../guests/guest-order-claims';
import { type Asker, acceptVendorClaim, findVendorClaim } from '../../accounts';

export interface MailedLink {
  isConfirmed: boolean;
  /** The recipient. */
  email: string;
  /** Display name of the requester. */
  account: string;
  vendorName: string | null;
  /**
   * The person who must press the button, if it is the requester; null where another mailbox agrees to the
   * request of the account named on the page.
   */
  asker: Asker | null;
  accept(): Promise<void>;
}

type LinkDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'bus' | 'jobs' | 'keys'>;
type FindLink = (deps: LinkDeps, country: CountryCode, tokenHash: string) => Promise<MailedLink | undefined>;

const FIND: Readonly<Record<MailedAct, FindLink>> = {
  'guest-orders': async (deps, country, tokenHash) => {
    const claim = await findGuestOrderClaim(deps, country, tokenHash);
    return (
      claim && {
        isConfirmed: claim.confirmed_at !== null,
        email: claim.email,
        account: claim.email,
        vendorName: null,
        asker: {
          account: { country, email: claim.email },
          passwordHash: claim.password_hash,
          browserHash: claim.browser_hash,
        },
        accept: () => acceptGuestOrders(deps, claim.user_id),
      }
    );
  },
  'vendor-claim': async (deps, country, tokenHash) => {
    const claim = await findVendorClaim(deps, country, tokenHash);
    return (
      claim && {
        isConfirmed: claim.confirmed_at !== null,
        email: claim.registration_email ?? '',
        account: claim.email,
        vendorName: claim.name,
        asker: null,
        accept: () => acceptVendorClaim(deps, claim),
      }
    );
  },
  'export-address': async (deps, country, tokenHash) => {
    const address = await findExportAddress(deps, country, tokenHash);
    return (
      address && {
        isConfirmed: address.confirmed_at !== null,
        email: address.email,
        account: await nameAsker(deps.db, address.account),
        vendorName: null,
        asker: null,
        accept: () => acceptExportAddress(deps, address),
      }
    );
  },
};

/** Undefined for an action token that is unknown, expired or of another country. */
export const findLink = (
  deps: LinkDeps,
  country: CountryCode,
  { act, tokenHash }: { act: MailedAct; tokenHash: string },
): Promise<MailedLink | undefined> => FIND[act](deps, country, tokenHash);
