import type { PortalContract } from '../contract';
import type { HandlersOf } from './fake-handlers.types';
import { findOrder, findVendor, type FakeState } from './fake-state';
import { Refusal } from './refusal';

const TOKEN = 'help-token';

export function fakeHelpCentre(state: FakeState): HandlersOf<PortalContract['helpCentre']> {
  return {
    ticket: ({ params, body }) => {
      findVendor(state, params.vendorId);
      if (body.order_id !== undefined) findOrder(state, body.order_id);
      return { result: { ticket_id: 'ticket-1' } };
    },
    token: ({ params }) => {
      findVendor(state, params.vendorId);
      return { result: TOKEN };
    },
    init: ({ body }) => {
      if (body.verification_token !== TOKEN) throw new Refusal(401, 'Unauthorized', 'error.unauthorized');
      return { url: `/help-centre/frame?locale=${encodeURIComponent(body.locale)}` };
    },
  };
}
