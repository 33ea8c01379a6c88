import { CONTRACT_VERSION } from '../registry/contract-version';
import type { ShellOffer } from '../registry/needs';
import offer from './offer.json' with { type: 'json' };

/** The offer of a shell of this tree to remotes. Generated from the API reports, which `npm run verify` checks. */
export const OWN_OFFER: ShellOffer = { contract: CONTRACT_VERSION, ...offer };
