import { firstScreens, type Registry, type RegistryEntry } from '@courier/config/registry';

/**
 * Whether sign-in leads to a screen; true for an empty or unreadable registry, which is a temporary fault.
 */
export const hasAccountScreens = (registry: Registry): boolean =>
  registry.remotes.length === 0 || landingRemote(registry) !== null;

export const hasGuestScreens = ({ remotes }: Registry): boolean => firstScreens(remotes, 'GUEST').length > 0;

/**
 * The remote whose screen follows sign-in; null in a brand that has no screen for accounts.
 * @param flags of the brand; a flag that it does not name may be on for a vendor
 */
export const landingRemote = (
  { remotes }: Registry,
  flags: Readonly<Record<string, boolean>> = {},
): RegistryEntry | null =>
  firstScreens(remotes, 'CLASSIC', (flag) => flags[flag] !== false)[0]?.entry ?? null;
