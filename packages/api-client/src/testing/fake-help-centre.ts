import type { PortalContract } from '../contract';
import type { HandlersOf } from './fake-handlers.types';
import { orderOf, vendorOf, type FakeState } from './fake-state';
import { Refusal } from './refusal';

const TOKEN = 'help-token';

export function fakeHelpCentre(state: FakeState): HandlersOf<PortalContract['helpCentre']> {
  return {
    ticket: ({ params, body }) => {
      vendorOf(state, params.vendorId);
      if (body.order_id !== undefined) orderOf(state, body.order_id);
      return { result: { ticket_id: 'ticket-1' } };
    },
    token: ({ params }) => {
      vendorOf(state, params.vendorId);
      return { result: TOKEN };
    },
    init: ({ body }) => {
      if (body.verification_token !== TOKEN) throw new Refusal(401, 'Unauthorized', 'error.unauthorized');
      return { url: `/help-centre/frame?locale=${encodeURIComponent(body.locale)}` };
    },
  };
}
