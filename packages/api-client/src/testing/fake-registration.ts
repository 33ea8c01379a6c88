import { LIMITS, storedTaxNumber } from '@courier/config';
import { passwordProblem, type PortalContract, type Registration } from '../contract';
import { buildVendor } from './build-vendor';
import type { HandlersOf } from './fake-handlers.types';
import { findByDigest, verifyFakeAsker } from './fake-mailed-links';
import { isPossiblePhone } from './fake-phone';
import type { FakeRegistration } from './fake-registration.types';
import { nowSeconds, type FakeState } from './fake-state';
import { identityRefusal, notFound, Refusal } from './refusal';

const wrong = (field: string, key?: string) => identityRefusal('InvalidParameterException', field, key);

export function fakeGuests(state: FakeState): HandlersOf<PortalContract['guests']> {
  return {
    login: ({ body }) => {
      if (!isPossiblePhone(body.phone_number)) throw wrong('phone_number', 'validation.phone-incorrect');
      const number = state.guestVendors.length + 1;
      const vendor = buildVendor({
        vendor_id: `guest-${number}`,
        name: 'guest',
        is_registered: false,
        flags: { payment_methods: { PAID: false, CASH_ON_DELIVERY: true } },
        location: { address_text: '', latitude: null, longitude: null, rider_instructions: '' },
      });
      state.guestVendors.push(vendor);
      const { name, email = '', phone_number } = body;
      return {
        result: {
          vendor_id: vendor.vendor_id,
          token: guestToken(vendor.vendor_id),
          name,
          email,
          phone_number,
        },
      };
    },
    open: ({ body }) => {
      const order = [...state.orders.values()].find(({ order_id }) => `link-${order_id}` === body.token);
      if (!order?.sender) throw notFound();
      const { vendor_id, order_id, sender, handover } = order;
      const { name, email, phone_number } = sender;
      return {
        result: {
          vendor_id,
          token: guestToken(vendor_id),
          name,
          email: email ?? '',
          phone_number,
          order_id,
          ...(handover?.customer_key === undefined ? {} : { customer_key: handover.customer_key }),
        },
      };
    },
  };
}

/** A JWT with an expiry and no valid signature. */
function guestToken(vendorId: string): string {
  const encodePart = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  return `${encodePart({ alg: 'none' })}.${encodePart({ sub: vendorId, exp: nowSeconds() + 7 * 86_400 })}.fake`;
}

function checkRegistration(state: FakeState, body: Registration): void {
  if (!body.terms_accepted) throw wrong('terms_accepted');
  if (!body.privacy_accepted) throw wrong('privacy_accepted');
  if (passwordProblem(body.password) !== null) throw wrong('password');
  if (body.vat_number && storedTaxNumber('TW', body.vat_number) === null)
    throw wrong('vat_number', 'validation.vat-number');
  if (body.phone_number !== undefined && !isPossiblePhone(body.phone_number))
    throw wrong('phone_number', 'validation.phone-incorrect');
  const needed =
    body.registration_type === 'PV' ? ['vendor_code', 'vendor_email'] : ['business_name', 'phone_number'];
  for (const field of needed) if (body[field as keyof Registration] === undefined) throw wrong(field);
  if (body.registration_type === 'NPV') return;
  const refused = (key: string) => identityRefusal('UserLambdaValidationException', 'vendor_code', key);
  if (state.vendors.some(({ vendor_id }) => vendor_id === body.vendor_code))
    throw refused('registration.outlet-registered');
  if (!isKnown(state, body.vendor_code ?? '', body.vendor_email ?? ''))
    throw refused('registration.vendor-incorrect');
}

const isKnown = (state: FakeState, code: string, email: string): boolean =>
  state.unclaimedVendors[code]?.email === email.toLowerCase();

/** The mailed link contains a token of `state.registrations`; its button calls `confirm`. */
export function fakeRegistration(state: FakeState): HandlersOf<PortalContract['registration']> {
  return {
    register: ({ body }) => {
      if (state.flags['deactivate-sign-up-button']) throw notFound();
      checkRegistration(state, body);
      const email = body.email_address.toLowerCase();
      if (email in state.accounts)
        throw new Refusal(409, 'UsernameExistsException', 'registration.email-registered', 'email_address');
      const expiresAt = nowSeconds() + LIMITS.registrationLinkHours * 3600;
      const number = state.registrations.size + 1;
      state.registrations.set(`confirm-${number}`, { email, password: body.password, expiresAt });
      return {
        data: { user_id: `user-${email}`, email_address: email, verification_expires_at: expiresAt },
      };
    },
    verifyVendor: ({ body }) => {
      const valid = isKnown(state, body.vendor_code, body.email);
      const vendor_name = valid ? (state.unclaimedVendors[body.vendor_code]?.name ?? null) : null;
      return { result: { valid, vendor_name } };
    },
    pending: async ({ query }) => {
      const found = openRegistration(await findByDigest(state.registrations, query.token_digest));
      const isConfirmed = found.email in state.accounts;
      return {
        result: {
          confirmed: isConfirmed,
          email_address: found.email,
          vendor_name: found.vendorName ?? null,
          password_needed: !isConfirmed && found.isOtherBrowser === true,
        },
      };
    },
    confirm: ({ body }) => {
      const found = openRegistration(state.registrations.get(body.token));
      if (found.isOtherBrowser && !(found.email in state.accounts)) verifyFakeAsker(found, body.password);
      state.accounts[found.email] = found.password;
      return { result: { confirmed: true as const } };
    },
  };
}

function openRegistration(found: FakeRegistration | undefined): FakeRegistration {
  if (!found) throw wrong('token');
  if (found.expiresAt <= nowSeconds()) throw identityRefusal('ExpiredCodeException', 'token');
  return found;
}

/** The mailed code is in `state.resetCodes`, by default `123456`. */
export function fakePasswords(state: FakeState): HandlersOf<PortalContract['passwords']> {
  return {
    forgot: ({ body }) => {
      const email = body.email_address.toLowerCase();
      if (email in state.accounts) state.resetCodes.set(email, '123456');
      return { result: { code_sent: true as const } };
    },
    reset: ({ body }) => {
      const email = body.email_address.toLowerCase();
      if (passwordProblem(body.password) !== null) throw wrong('password');
      const code = state.resetCodes.get(email);
      if (code === undefined) throw identityRefusal('ExpiredCodeException', 'code');
      if (code !== body.code) throw wrong('code');
      state.resetCodes.delete(email);
      state.accounts[email] = body.password;
      return { result: { password_changed: true as const } };
    },
    change: ({ body }) => {
      if (passwordProblem(body.password) !== null) throw wrong('password');
      const account = Object.entries(state.accounts).find(([, known]) => known === body.current_password);
      if (!account) throw wrong('current_password', 'auth.current-password-wrong');
      state.accounts[account[0]] = body.password;
      const { sessions } = state.accountSessions;
      state.accountSessions = {
        password_changed_at: nowSeconds(),
        sessions: sessions.filter(({ is_current }) => is_current),
      };
      const left = state.accountSessions.sessions.length;
      return { result: { password_changed: true as const, sessions_ended: sessions.length - left } };
    },
  };
}
