import { CONTRACT_VERSION } from '../registry/contract-version';
import type { ShellOffer } from '../registry/needs';
import offer from './offer.json' with { type: 'json' };

/** What a shell of this tree offers remotes. Written from the reports of the doors, which `npm run verify` checks. */
export const OWN_OFFER: ShellOffer = { contract: CONTRACT_VERSION, ...offer };
