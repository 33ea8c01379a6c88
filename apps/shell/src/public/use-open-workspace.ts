import { systemClock } from '../platform/clock';
import { isPastSignIn } from '../session/access';
import { usePublic } from './public-context';

/** Address of the brand's first screen for a reader who is signed in; null where sign-in has something to offer. */
export function useOpenWorkspace(): string | null {
  const { session, offer } = usePublic().services;
  return isPastSignIn(session.getState(), systemClock()) ? offer.account : null;
}
