import { isCountryCode } from '@courier/config';
import { listCapabilities, operatorContract } from '@courier/api-client/operator';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Author } from '../../../platform/audit/authors';
import type { OperatorSession } from '../../../platform/calls/callers';
import type { Db } from '../../../platform/db/database';
import { mount } from '../../../platform/calls/mount';
import { clientNetwork } from '../../../platform/limits/client-network';
import { badInput, conflict, Refusal } from '../../../platform/requests/refusal';
import { acceptInvitation, readInvitation } from './accept-invitation';
import { blockOperator, inviteOperator, setRights, unblockOperator } from './change-operators';
import type { Deps } from './deps';
import { mailInvitation } from './invitation-mail';
import { findOperatorByEmail, listOperators, toOperator, type Operator } from './operator-rows';
import { endOperatorSession } from './operator-sessions';
import { signInOperator } from './sign-in';

/** Sign-in of operators, and their accounts. */
export function registerOperators(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, operatorContract.signIn, ({ body }) => {
    const { email_address: email, password, code } = body;
    return signInOperator(deps, { email, password, code });
  });

  mount(app, deps, operatorContract.invitation, ({ body }) => readInvitation(deps, body.invitation));

  mount(app, deps, operatorContract.acceptInvitation, ({ body }) => {
    const { invitation, password, code } = body;
    return acceptInvitation(deps, { invitation, password, code });
  });

  mount(app, deps, operatorContract.signOut, async ({ session, db }) => {
    await endOperatorSession(db, session);
    return { ended: true as const };
  });

  mount(app, deps, operatorContract.me, ({ session }) => ({
    operator_id: session.operatorId,
    email_address: session.email,
    name: session.name,
    roles: [...session.roles],
    countries: session.countries && [...session.countries],
    capabilities: listCapabilities(session.roles),
    session_expires_at: session.expiresAt,
  }));

  mount(app, deps, operatorContract.operators, async ({ db }) => ({
    operators: (await listOperators(db)).map(toAnswer),
  }));

  registerChanges(app, deps);
}

function registerChanges(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, operatorContract.invite, async ({ body, session, request }) => {
    const { email_address: email, name, roles, countries, language } = body;
    const existing = await findOperatorByEmail(deps.db, email);
    refuseForeign(session, existing && toOperator(existing));
    const invited = { email, name, roles, countries: readCountries(countries, session) };
    const { operator, secret } = await inviteOperator(deps, toAuthor(session, request), invited);
    await mailInvitation(deps, operator, secret, language);
    return { operator: toAnswer(operator) };
  });

  mount(app, deps, operatorContract.setRoles, async ({ params, body, session, request }) => {
    refuseSelf(session, params.operatorId);
    refuseForeign(session, await findOperator(deps.db, params.operatorId));
    const rights = { roles: body.roles, countries: readCountries(body.countries, session) };
    const operator = await setRights(deps, toAuthor(session, request), params.operatorId, rights);
    return { operator: toAnswer(operator) };
  });

  mount(app, deps, operatorContract.block, async ({ params, body, session, request }) => {
    refuseSelf(session, params.operatorId);
    refuseForeign(session, await findOperator(deps.db, params.operatorId));
    const change = body.blocked ? blockOperator : unblockOperator;
    const operator = await change(deps, toAuthor(session, request), params.operatorId, body.why);
    return { operator: toAnswer(operator) };
  });
}

/**
 * An admin of some countries changes accounts of these alone.
 * @throws Refusal 403
 */
function refuseForeign({ countries: own }: OperatorSession, changed: Operator | undefined): void {
  if (!changed || !own) return;
  if (changed.countries?.every((country) => own.includes(country))) return;
  throw new Refusal(403, 'The account is also for countries that yours is not for.', 'error.forbidden');
}

const findOperator = async (db: Db, operatorId: string): Promise<Operator | undefined> =>
  (await listOperators(db)).find((operator) => operator.operatorId === operatorId);

const toAuthor = ({ operatorId }: OperatorSession, { ip }: FastifyRequest): Author => ({
  actor: `operator:${operatorId}`,
  network: clientNetwork(ip),
});

/** An admin who removes the own rights may be the last one. */
function refuseSelf({ operatorId }: OperatorSession, changed: string): void {
  if (operatorId === changed) throw conflict('Another admin changes your account.', 'error.conflict');
}

/** @throws Refusal 400 for an unknown country, and for one that the admin does not have */
function readCountries(countries: readonly string[] | null, { countries: own }: OperatorSession) {
  if (countries === null && own === null) return null;
  const allowed = (countries ?? []).filter(isCountryCode).filter((country) => !own || own.includes(country));
  if (countries === null || allowed.length !== countries.length)
    throw badInput('Name countries of your own account.', 'error.invalid-input', 'countries');
  return allowed;
}

const toAnswer = ({ operatorId, email, ...operator }: Operator) => ({
  operator_id: operatorId,
  email_address: email,
  ...operator,
});
