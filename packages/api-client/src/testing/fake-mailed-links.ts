import type { PortalContract } from '../contract';
import type { HandlersOf } from './fake-handlers.types';
import type { FakeMailedLink } from './fake-registration.types';
import type { FakeState } from './fake-state';
import { identityRefusal, notFound } from './refusal';

export async function findByDigest<T>(
  entries: ReadonlyMap<string, T>,
  digest: string | undefined,
): Promise<T | undefined> {
  for (const [token, entry] of entries) if ((await toDigest(token)) === digest) return entry;
  return undefined;
}

async function toDigest(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** @throws Refusal 400 for a missing or wrong password */
export function verifyFakeAsker({ password }: { password?: string }, given: string | undefined): void {
  if (given === undefined)
    throw identityRefusal('InvalidParameterException', 'password', 'registration.password-needed');
  if (given !== password)
    throw identityRefusal('InvalidParameterException', 'password', 'registration.password-wrong');
}

export function fakeMailedLinks(state: FakeState): HandlersOf<PortalContract['mailedLinks']> {
  const openLink = (found: FakeMailedLink | undefined, act: FakeMailedLink['act']): FakeMailedLink => {
    if (found?.act !== act) throw notFound();
    return found;
  };
  return {
    get: async ({ query }) => {
      const link = openLink(await findByDigest(state.mailedLinks, query.token_digest), query.act);
      const confirmed = link.isConfirmed === true;
      return {
        result: {
          act: link.act,
          confirmed,
          email_address: link.email,
          account: link.account,
          vendor_name: link.vendorName ?? null,
          password_needed: !confirmed && link.isOtherBrowser === true,
        },
      };
    },
    confirm: ({ body }) => {
      const link = openLink(state.mailedLinks.get(body.token), body.act);
      if (link.isOtherBrowser && !link.isConfirmed) verifyFakeAsker(link, body.password);
      link.isConfirmed = true;
      if (link.act === 'guest-orders') state.haveGuestOrdersJoined = true;
      return { result: { act: link.act, confirmed: true as const } };
    },
  };
}
