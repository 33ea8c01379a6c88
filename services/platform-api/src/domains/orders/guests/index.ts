import { contract } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../platform/calls/mount';
import { notFound } from '../../../platform/requests/refusal';
import { parseDeployment } from '../../../settings/country-of-host';
import type { Deps } from './deps';
import { readFlagContext } from '../../site';
import { rememberAskingBrowser, identityRefusal } from '../../accounts';
import { isPossiblePhone, normalisedPhone } from '../../../platform/phone';
import { chooseLocale } from '../../texts';
import { requestGuestOrders } from './guest-order-claims';
import { openGuestSession } from './guest-session';
import { openMailedOrder } from './open-mailed-order';
import { ordersPlacedAsGuest } from './orders-placed-as-guest';

export function registerGuests(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.guests.open, async ({ body, country, db }) => ({
    result: await openMailedOrder(deps, db, country, body.token),
  }));

  mount(app, deps, contract.orders.placedAsGuest, async ({ session, db }) => {
    if (session.kind !== 'CLASSIC') throw notFound();
    return { result: await ordersPlacedAsGuest(db, session) };
  });

  mount(app, deps, contract.orders.joinGuestOrders, async ({ session, country, request, reply }) => {
    if (session.kind !== 'CLASSIC') throw notFound();
    const mail_sent = await requestGuestOrders(deps, {
      userId: session.userId,
      country,
      browserHash: rememberAskingBrowser(request, reply),
      language: chooseLocale(request.headers['accept-language'], country),
      brand: parseDeployment(request.headers.host).brand,
    });
    return { result: { mail_sent } };
  });

  mount(app, deps, contract.guests.login, async ({ body, country, db, request }) => {
    if (!deps.flags(readFlagContext(request))['guest_checkout']) throw notFound();
    if (!isPossiblePhone(body.phone_number, country)) {
      throw identityRefusal('InvalidParameterException', {
        field: 'phone_number',
        key: 'validation.phone-incorrect',
      });
    }
    const guest = await openGuestSession(deps, db, country, {
      language: chooseLocale(request.headers['accept-language'], country),
      brand: parseDeployment(request.headers.host).brand,
    });
    return {
      result: {
        vendor_id: guest.vendorId,
        token: guest.token,
        name: body.name,
        email: body.email ?? '',
        phone_number: normalisedPhone(body.phone_number, country),
      },
    };
  });
}
