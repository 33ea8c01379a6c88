import { firstScreens, type Registry, type RegistryEntry } from '@courier/config/registry';

/** The remote whose screen follows sign-in; null in a brand that has no screen for accounts. */
export const landingRemote = ({ remotes }: Registry): RegistryEntry | null =>
  firstScreens(remotes, 'CLASSIC')[0]?.entry ?? null;
