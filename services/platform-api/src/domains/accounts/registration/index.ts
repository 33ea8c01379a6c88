import { contract } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { siteNetwork } from '../../../platform/limits/client-network';
import { mount } from '../../../platform/calls/mount';
import { notFound } from '../../../platform/requests/refusal';
import { parseDeployment } from '../../../settings/country-of-host';
import type { Deps } from './deps';
import { readFlagContext } from '../../site';
import { rememberAskingBrowser } from '../identity/asking-browser';
import { identityRefusal } from '../identity/identity-refusals';
import { isOtherBrowser, verifyAsker } from '../identity/verify-asker';
import { digest } from '../../../platform/security/sealed-answer';
import { countMail, buildMailLink, confirmationMail, sendMail } from '../../mail';
import { chooseLocale } from '../../texts';
import { claimedVendorName, vendorOfCode } from './claimed-vendor';
import { confirmAccount } from './confirm-account';
import { findRegistration, toAsker } from './pending-account';
import { deleteRegistration, registerAccount } from './register-account';
import { checkRegistration } from './registration-checks';
import { mailVendorContact } from './vendor-claims';

export function registerRegistration(app: FastifyInstance, deps: Deps): void {
  const { register, verifyVendor, pending, confirm } = contract.registration;

  deps.jobs.handle('vendor-claim-mail', (userId) => mailVendorContact(deps, userId));

  mount(app, deps, register, async ({ body, country, request, reply }) => {
    if (deps.flags(readFlagContext(request))['deactivate-sign-up-button']) throw notFound();
    const claimedVendorId = await checkRegistration(deps.db, country, body);
    await countMail(deps, 'confirmation', { to: body.email_address, asker: siteNetwork(request.ip) });
    const browserHash = rememberAskingBrowser(request, reply);
    const account = await registerAccount(deps, country, body, { claimedVendorId, browserHash });
    const { brand } = parseDeployment(request.headers.host);
    const secret = { name: 'token', token: account.token };
    const link = buildMailLink(deps.config, { country, brand }, '/register/confirm', secret);
    const locale = chooseLocale(request.headers['accept-language'], country);
    const mail = confirmationMail(deps.serverTexts({ brand, country, locale }), link);
    try {
      await sendMail(deps, { country, to: account.email, ...mail });
    } catch (error) {
      deps.log.error({ err: error }, 'a confirmation was not mailed');
      await deleteRegistration(deps.db, account.userId);
      throw identityRefusal('CodeDeliveryFailureException');
    }
    return {
      data: {
        user_id: account.userId,
        email_address: account.email,
        verification_expires_at: account.expiresAt,
      },
    };
  });

  mount(app, deps, verifyVendor, async ({ body, country, db }) => {
    const vendor = await vendorOfCode(db, country, body.vendor_code, body.email);
    return { result: { valid: vendor !== undefined, vendor_name: vendor?.name ?? null } };
  });

  mount(app, deps, pending, async ({ query, country, db, request }) => {
    const tokenHash = query.token_digest ?? (query.token === undefined ? null : digest(query.token));
    if (tokenHash === null) throw identityRefusal('InvalidParameterException', { field: 'token' });
    const registration = await findRegistration(deps, db, country, tokenHash);
    return {
      result: {
        confirmed: !registration.awaiting_confirmation,
        email_address: registration.email,
        vendor_name: await claimedVendorName(db, registration.vendor_id),
        password_needed:
          registration.awaiting_confirmation && isOtherBrowser(request, toAsker(registration, country)),
      },
    };
  });

  mount(app, deps, confirm, async ({ body, country, db, request }) => {
    const registration = await findRegistration(deps, db, country, digest(body.token));
    if (registration.awaiting_confirmation) {
      await verifyAsker(deps, request, toAsker(registration, country), body.password);
      await confirmAccount(deps, country, registration, {
        language: chooseLocale(request.headers['accept-language'], country),
        brand: parseDeployment(request.headers.host).brand,
      });
    }
    return { result: { confirmed: true as const } };
  });
}
