import { RiderApiError, type RiderApi } from '../api/rider-api';
import type { PhoneStore } from '../api/phone-store';
import type { SignInState } from './rider-app.types';

interface PhoneIdentity {
  device: string;
  invitation?: string;
}

export const IDENTITY = 'identity';
export const TOKEN = 'token';
const INVITATION = /[#&]invitation=([\w-]{16,128})/;

const newDevice = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const isIdentity = (value: unknown): value is PhoneIdentity =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'device') === 'string';

/**
 * Who this phone belongs to: what is stored, or the invitation in the address, which gets a new secret of the phone.
 * @returns null without either
 */
export async function readIdentity(
  store: PhoneStore,
  stored: unknown,
  hash: string,
): Promise<PhoneIdentity | null> {
  const known = isIdentity(stored) ? stored : null;
  const [, invitation] = INVITATION.exec(hash) ?? [];
  if (invitation === undefined || known?.invitation === invitation) return known;
  const identity = { device: newDevice(), invitation };
  await store.write(IDENTITY, identity);
  return identity;
}

interface SignInStep {
  state: SignInState;
  token: string | null;
}

/** One try to sign in; without a PIN it finds out which PIN the rider has to enter. */
export async function trySignIn(
  api: RiderApi,
  { device, invitation }: PhoneIdentity,
  pin: string | undefined,
  before: SignInState,
): Promise<SignInStep> {
  try {
    const { rider, pin_required, session } = await api.signIn({
      body: {
        device,
        ...(invitation === undefined ? {} : { invitation }),
        ...(pin === undefined ? {} : { pin }),
      },
    });
    if (session) return { state: { kind: 'signed-in' }, token: session.token };
    return {
      state: { kind: 'pin', isNew: pin_required === 'new', name: rider.name, problem: null },
      token: null,
    };
  } catch (error) {
    if (!(error instanceof RiderApiError)) throw error;
    if (before.kind === 'pin') return { state: { ...before, problem: error.code }, token: null };
    if (error.kind === 'offline') return { state: { kind: 'unreachable' }, token: null };
    const isKnown = error.code === 'rider-pin-locked' || error.code === 'rider-blocked';
    return {
      state: isKnown
        ? { kind: 'pin', isNew: false, name: '', problem: error.code }
        : { kind: 'no-invitation', isEnded: error.code === 'rider-invitation-ended' },
      token: null,
    };
  }
}
