import { contract } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../platform/calls/mount';
import type { Db } from '../../../platform/db/database';
import { parseDeployment } from '../../../settings/country-of-host';
import type { Deps } from './deps';
import { deleteFailures, type AccountName } from '../identity/failed-sign-ins';
import { attemptAccount, knownDevice, rememberDevice } from '../identity/known-device';
import { identityRefusal } from '../identity/identity-refusals';
import { hashPassword } from '../identity/passwords';
import { countMail, codeMail, canSendMail, sendMail } from '../../mail';
import { chooseLocale } from '../../texts';
import { checkNewPassword } from './password-check';
import { registerPasswordChange } from './change-password';
import { storePassword } from './store-password';
import { newResetCode, useResetCode } from './reset-code';

/** Resets a forgotten password by a mailed code. */
export function registerPasswords(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.passwords.forgot, async ({ body, country, db, request }) => {
    if (!canSendMail(deps.config)) throw identityRefusal('CodeDeliveryFailureException');
    const account = { country, email: body.email_address.toLowerCase() };
    const device = knownDevice(deps, request, account);
    await countMail(deps, 'reset-code', { to: account.email, device });
    const exists = (await confirmedUserId(db, account)) !== undefined;
    const code = await newResetCode(deps, attemptAccount(account, device), exists);
    if (exists) {
      const { brand } = parseDeployment(request.headers.host);
      const locale = chooseLocale(request.headers['accept-language'], country);
      const mail = codeMail(deps.serverTexts({ brand, country, locale }), code);
      // Not awaited: the time of sending would reveal that the account exists.
      sendMail(deps, { country, to: account.email, ...mail }).catch((error: unknown) =>
        deps.log.error({ err: error }, 'a reset code was not mailed'),
      );
    }
    return { result: { code_sent: true as const } };
  });

  mount(app, deps, contract.passwords.reset, async ({ body, country, request, reply }) => {
    checkNewPassword(body.password);
    const account = { country, email: body.email_address.toLowerCase() };
    const device = knownDevice(deps, request, account);
    const doors = device === null ? [account] : [attemptAccount(account, device), account];
    await useResetCode(deps, doors, body.code);
    await changePassword(deps, account, body.password);
    for (const door of doors) await deleteFailures(deps.db, door);
    // A reader of the account's mail is its owner: failures of strangers do not lock this browser out.
    rememberDevice(deps, request, reply, account);
    return { result: { password_changed: true as const } };
  });

  registerPasswordChange(app, deps);
}

const confirmedUserId = async (db: Db, { country, email }: AccountName): Promise<string | undefined> => {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('country', '=', country)
    .where('email', '=', email)
    .where('awaiting_confirmation', '=', false)
    .executeTakeFirst();
  return user?.id;
};

/** Ends every session, because another person may know the old password. */
async function changePassword(deps: Deps, account: AccountName, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  const userId = await confirmedUserId(deps.db, account);
  if (userId !== undefined) await storePassword(deps, { userId, passwordHash });
}
