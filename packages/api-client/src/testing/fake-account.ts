import { defaultFlags } from '@courier/config';
import type { PortalContract } from '../contract';
import { PROGRESS_ORDER, progressIndex } from '../order-rules/status/progress';
import type { HandlersOf } from './fake-handlers.types';
import { findOrder, type FakeState } from './fake-state';
import { notFound, Refusal } from './refusal';

const tokens = {
  AccessToken: 'access',
  IdToken: 'id',
  RefreshToken: 'refresh',
  ExpiresIn: 3600,
  TokenType: 'Bearer',
};

const signedIn = (email: string) => ({
  result: { user: { id: `user-${email}`, email }, AuthenticationResult: tokens },
});

export function fakeIdentity(state: FakeState): HandlersOf<PortalContract['identity']> {
  return {
    login: ({ body }) => {
      const email = body.email_address.toLowerCase();
      const isWaiting = [...state.registrations.values()].some(
        (waiting) => waiting.email === email && waiting.password === body.password,
      );
      if (state.accounts[email] === undefined && isWaiting)
        throw new Refusal(400, 'UserNotConfirmedException', 'auth.UserNotConfirmedException');
      if (state.accounts[email] !== body.password)
        throw new Refusal(401, 'NotAuthorizedException', 'auth.NotAuthorizedException');
      return signedIn(email);
    },
    oauth: ({ body }) => {
      const email = state.oauthCodes[body.code];
      if (email === undefined)
        throw new Refusal(400, 'ResourceNotFoundException', 'auth.ResourceNotFoundException', 'provider');
      return signedIn(email);
    },
    extend: () => ({ result: { AuthenticationResult: tokens } }),
    logout: () => ({ result: { logged_out: true } }),
    sessions: () => ({ result: state.accountSessions }),
    endSession: ({ body }) => {
      const { sessions } = state.accountSessions;
      const left = sessions.filter(({ id }) => id !== body.session_id);
      if (left.length === sessions.length) throw notFound();
      state.accountSessions.sessions = left;
      return { result: { ended: 1 } };
    },
    endOtherSessions: () => {
      const { sessions } = state.accountSessions;
      state.accountSessions.sessions = sessions.filter(({ is_current }) => is_current);
      return { result: { ended: sessions.length - state.accountSessions.sessions.length } };
    },
  };
}

export function fakeRiders(state: FakeState): HandlersOf<PortalContract['riders']> {
  return {
    get: ({ params }) => {
      const rider = state.riders.get(params.riderId);
      if (!rider) throw notFound();
      return { result: rider };
    },
  };
}

export function fakeLive(): HandlersOf<PortalContract['live']> {
  return { ticket: () => ({ result: { ticket: 'ticket', expires_in: 30, session_expires_in: 900 } }) };
}

export function fakeFlags(state: FakeState): HandlersOf<PortalContract['flags']> {
  return {
    evaluate: () => ({
      flags: Object.entries({ ...defaultFlags(), ...state.flags }).map(([key, value]) => ({ key, value })),
    }),
    evaluateOne: ({ params }) => ({ key: params.key, value: state.flags[params.key] ?? false }),
  };
}

export function fakeReleases(): HandlersOf<PortalContract['releases']> {
  return { tell: () => ({ result: { told: true } }) };
}

/** The next status without problems. */
function nextStatus(status: string): string {
  const index = progressIndex(status) ?? -1;
  return PROGRESS_ORDER[index + 1] ?? 'DELIVERED';
}

export function fakeSimulator(
  state: FakeState,
  move: (orderId: string, status: string) => void,
): HandlersOf<PortalContract['simulator']> {
  return {
    get: () => ({ result: state.simulator }),
    set: ({ body }) => {
      Object.assign(state.simulator, body);
      return { result: state.simulator };
    },
    advance: ({ params, body }) => {
      const order = findOrder(state, params.orderId);
      move(order.order_id, body.status ?? nextStatus(order.status));
      return { result: findOrder(state, order.order_id) };
    },
  };
}
