import { systemClock } from '../platform/clock';
import { isPastSignIn } from '../session/access';
import { usePublic } from './public-context';

/** Address of the first screen for a signed-in user; otherwise null. */
export function useOpenWorkspace(): string | null {
  const { session, offer } = usePublic().services;
  return isPastSignIn(session.getState(), systemClock()) ? offer.account : null;
}
