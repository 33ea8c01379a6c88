import type { InputOf, Order } from '@courier/api-client/contract';
import type { contract } from '@courier/api-client/contract';
import { changeVerdict, proposable } from '@courier/api-client/order-rules';
import { LIMITS, type CountryCode } from '@courier/config';
import { badInput, conflict, notFound } from '../../platform/requests/refusal';
import { inTransaction, type Db } from '../../platform/db/database';
import type { StoringDeps } from './deps';
import { addOrderNote } from './stored-orders/add-order-note';
import { moveOrder } from './stored-orders/orders.repository';
import { prepareOrderChange } from './update-order';

type Answer = InputOf<typeof contract.orders.answerProposal>['body'];
type Proposal = NonNullable<Order['proposal']>;
type PinProposal = Proposal & { pin: NonNullable<Proposal['pin']> };

const tooLate = () => conflict('the proposal can no longer be answered so', 'order.not-updated');

/**
 * Accepts or refuses the customer's proposal. A note is added to the notes for the rider; a pin changes the
 * order and its fee, as the vendor could.
 * @throws Refusal 409 without such an open proposal or when the order can no longer change, 400 without a
 * valid fee signature, 404 for an unknown order or that of another vendor
 */
export async function respondToProposal(
  deps: StoringDeps,
  db: Db,
  country: CountryCode,
  orderId: string,
  answer: Answer,
): Promise<Order> {
  const now = deps.clock.nowSeconds();
  const answered = (proposal: Proposal): string =>
    JSON.stringify({
      ...proposal,
      state: answer.accepted ? 'accepted' : 'refused',
      answered_at: now,
    } satisfies Proposal);
  const openOne = (order: Order): Proposal => {
    if (order.vendor_id !== answer.vendor_id) throw notFound();
    const { proposal } = order;
    if (proposal?.state !== 'open' || proposal.created_at !== answer.created_at) throw tooLate();
    return proposal;
  };
  return inTransaction(db, async (trx) => {
    const hasPin = await hasOpenPin(trx, orderId);
    const order =
      answer.accepted && hasPin
        ? await moveOrder(deps, trx, orderId, now, async (current) => {
            const proposal = openOne(current);
            const { pin } = proposal;
            if (!pin || !changeVerdict(current).allowed) throw tooLate();
            const update = toOrderUpdate(current, { ...proposal, pin }, answer);
            const { change, charges } = await prepareOrderChange(deps, trx, country, current, update);
            return { status: 'MODIFIED', charges, change: { ...change, proposal: answered(proposal) } };
          })
        : await addOrderNote(deps, trx, orderId, now, (current) => {
            const proposal = openOne(current);
            if (!answer.accepted) return { proposal: answered(proposal) };
            if (!proposable(current).note) throw tooLate();
            return { notes: notesWith(current, proposal), proposal: answered(proposal) };
          });
    if (!order) throw notFound();
    return order;
  });
}

async function hasOpenPin(db: Db, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('proposal')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.proposal ? row.proposal.pin !== null : false;
}

/** The order with the new pin, in the shape of the form. */
function toOrderUpdate(order: Order, proposal: PinProposal, { vendor_id, delivery_fee, signature }: Answer) {
  if (delivery_fee === undefined || signature === undefined)
    throw badInput('The fee to the new pin is missing', 'order.signature-invalid', 'signature');
  return {
    vendor_id,
    payment_method: order.order.payment_method,
    amount: order.order.amount,
    item_details: order.order.description,
    location: {
      address: order.customer.location.address,
      address_parts: order.customer.location.address_parts,
      notes: notesWith(order, proposal),
      ...proposal.pin,
    },
    delivery_fee,
    signature,
  };
}

/** The customer's note follows the vendor's. */
function notesWith({ customer }: Order, { note }: Proposal): string {
  const notes = [customer.location.notes, note].filter((line) => line !== '').join('\n');
  if (Buffer.byteLength(notes) > LIMITS.notesBytes) throw tooLate();
  return notes;
}
