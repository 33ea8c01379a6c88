import { systemClock } from '../platform/clock';
import { isPastSignIn } from '../session/access';
import { usePublic } from './public-context';

/** Null for a visitor who may sign in. */
export function useOpenWorkspace(): string | null {
  const { session, offer } = usePublic().services;
  return isPastSignIn(session.getState(), systemClock()) ? offer.account : null;
}
