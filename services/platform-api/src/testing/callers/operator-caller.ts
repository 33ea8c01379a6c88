import type { CountryCode } from '@courier/config';
import type { OperatorRole } from '@courier/api-client/operator';
import { Secret, TOTP } from 'otpauth';
import { inviteOperator } from '../../domains/accounts/operators/change-operators';
import { newAddress } from '../inputs/new-address';
import type { TestApp } from '../server/start-test-app';

export const OPERATOR_HOST = 'operator.localhost:8080';
export const OPERATOR_PASSWORD = 'Lantern#88';

export interface OperatorAnswer {
  status: number;
  body: Record<string, unknown> & { message?: string; meta?: { field?: string; translation_key?: string } };
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Makes a call of operators for a country, without a token where it is null. */
export async function callAsOperator(
  server: TestApp,
  token: string | null,
  method: Method,
  path: string,
  payload?: object,
  { country = 'tw', host = OPERATOR_HOST }: { country?: string; host?: string } = {},
): Promise<OperatorAnswer> {
  const answer = await server.app.inject({
    method,
    url: `/courier/operator/v1/${country}${path}`,
    remoteAddress: newAddress(),
    headers: { host, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

export interface InvitedOperator {
  operatorId: string;
  email: string;
  invitation: string;
}

export interface SignedInOperator extends InvitedOperator {
  token: string;
  /** For the authenticator app. */
  secret: string;
  recoveryCodes: string[];
  call(
    method: Method,
    path: string,
    payload?: object,
    address?: { country?: string; host?: string },
  ): Promise<OperatorAnswer>;
}

let invited = 0;

export async function inviteTestOperator(
  server: TestApp,
  roles: readonly OperatorRole[] = ['admin'],
  countries: readonly CountryCode[] | null = null,
): Promise<InvitedOperator> {
  invited += 1;
  const email = `operator-${invited}@city.test`;
  const author = { actor: 'console:test', network: null };
  const { operator, secret } = await inviteOperator(server.deps, author, {
    email,
    name: 'Ana',
    roles,
    countries,
  });
  return { operatorId: operator.operatorId, email, invitation: secret };
}

/** The code that an authenticator app shows. */
export const codeAt = (secret: string, nowSeconds: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nowSeconds * 1000 });

/** An operator who has accepted the invitation with an authenticator app. */
export async function signedInOperator(
  server: TestApp,
  roles?: readonly OperatorRole[],
  countries?: readonly CountryCode[] | null,
): Promise<SignedInOperator> {
  const operator = await inviteTestOperator(server, roles, countries);
  const { invitation } = operator;
  const { body: shown } = await callAsOperator(server, null, 'POST', '/invitation', { invitation });
  const secret = String(shown['secret']);
  const code = codeAt(secret, server.clock.nowSeconds());
  const accepted = await callAsOperator(server, null, 'POST', '/invitation/accept', {
    invitation,
    password: OPERATOR_PASSWORD,
    code,
  });
  if (accepted.status !== 200)
    throw new Error(`${operator.email} could not sign in: ${accepted.body.message}`);
  const { token } = accepted.body['session'] as { token: string };
  return {
    ...operator,
    token,
    secret,
    recoveryCodes: accepted.body['recovery_codes'] as string[],
    call: (method, path, payload, address) => callAsOperator(server, token, method, path, payload, address),
  };
}
