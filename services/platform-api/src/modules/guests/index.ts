import { contract } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../contract-mount/mount';
import { notFound } from '../../contract-mount/refusal';
import type { Deps } from '../../deps';
import { flagContextOf } from '../flags/flag-context';
import { identityRefusal } from '../identity/identity-refusals';
import { isPossiblePhone, normalisedPhone } from '../orders/phone';
import { openGuestSession } from './guest-session';

/** Guest checkout. */
export function registerGuests(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.guests.login, async ({ body, country, db, request }) => {
    if (!deps.flags(flagContextOf(request))['guest_checkout']) throw notFound();
    if (!isPossiblePhone(body.phone_number, country)) {
      throw identityRefusal('InvalidParameterException', {
        field: 'phone_number',
        key: 'validation.phone-incorrect',
      });
    }
    const guest = await openGuestSession(deps, db, country);
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
