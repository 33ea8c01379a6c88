import { contract } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../contract-mount/mount';
import { notFound } from '../../contract-mount/refusal';
import { deploymentOf } from '../../country-of-host';
import type { Deps } from '../../deps';
import { flagContextOf } from '../flags/flag-context';
import { identityRefusal } from '../identity/identity-refusals';
import { countMail } from '../mail/count-mail';
import { confirmationMail } from '../mail/mail-texts';
import { publicOrigin } from '../mail/public-origin';
import { sendMail } from '../mail/send-mail';
import { vendorOfCode } from './claimed-vendor';
import { confirmAccount } from './confirm-account';
import { forgetRegistration, registerAccount } from './register-account';
import { checkRegistration } from './registration-checks';

const SIGN_IN_PAGE = '/connect';
/** The portal's page that confirms and says what came of it. */
const CONFIRM_PAGE = '/register/confirm';

/** New accounts: registration, the proof of a vendor code, and the link of the mail. */
export function registerRegistration(app: FastifyInstance, deps: Deps): void {
  const { register, verifyVendor, confirm } = contract.registration;

  mount(app, deps, register, async ({ body, country, request }) => {
    if (deps.flags(flagContextOf(request))['deactivate-sign-up-button']) throw notFound();
    const claimedVendorId = await checkRegistration(deps.db, country, body);
    await countMail(deps, 'confirmation', { to: body.email_address });
    const pending = await registerAccount(deps, country, body, claimedVendorId);
    const { brand } = deploymentOf(request.headers.host);
    const link = `${publicOrigin(deps.config, country, brand)}${CONFIRM_PAGE}?token=${pending.token}`;
    const mail = confirmationMail(brand, request.headers['accept-language'], link);
    try {
      await sendMail(deps, { country, to: pending.email, ...mail });
    } catch (error) {
      deps.log.error({ err: error }, 'a confirmation was not mailed');
      await forgetRegistration(deps.db, pending.userId);
      throw identityRefusal('CodeDeliveryFailureException');
    }
    return {
      data: {
        user_id: pending.userId,
        email_address: pending.email,
        verification_expires_at: pending.expiresAt,
      },
    };
  });

  mount(app, deps, verifyVendor, async ({ body, country, db }) => {
    const vendor = await vendorOfCode(db, country, body.vendor_code, body.email);
    return { result: { valid: vendor !== undefined, vendor_name: vendor?.name ?? null } };
  });

  mount(app, deps, confirm, async ({ query, country, request, reply }) => {
    await confirmAccount(deps, country, query.token);
    // A person opened the link of the mail; programs read the answer.
    if (request.headers.accept?.includes('text/html')) reply.code(303).header('location', SIGN_IN_PAGE);
    return { result: { confirmed: true as const } };
  });
}
