import type { Order } from '@courier/api-client';
import { mapOptionalTexts } from '@courier/api-client/order-rules';
import { emptyDraft, type SavedDraft } from './order-draft.store';
import { formOfOrder } from '../request-flow/order-update';

/** A new draft from a former order: as soon as possible, without its optional texts. */
export function draftLike(order: Order, phonePrefix: string): Partial<SavedDraft> {
  const form = { ...formOfOrder(order, phonePrefix), preordered_for: null, ...mapOptionalTexts(() => '') };
  return {
    ...emptyContent,
    form,
    addressQuery: form.destinationTextAddress,
    ageValidation: order.age_validation_required,
    selectedSaveAddress: order.order_id,
  };
}

const { pickup: _pickup, attempt: _attempt, ...emptyContent } = emptyDraft;
