import { Refusal } from '../../../platform/requests/refusal';
import type { OrderStatus } from '@courier/api-client/order-rules';
import { readProofsRequired } from '../delivery-answer';
import { storeProof } from '../../orders';
import type { ExternalFleet, ProofKind } from './company/external-fleet';
import { saveRow, type ExternalRow } from './company/external-rows';
import type { DeliveryProof, ReportDeps } from './report-delivery';

/** pandago deletes proofs after as long; ours may be added as long. */
export const PROOF_SECONDS = 7 * 86_400;
const PNG_BASE64 = /^iVBORw0KGgo[\w+/]+={0,2}$/;

const PHOTOS: Readonly<Partial<Record<OrderStatus, readonly ProofKind[]>>> = {
  PICKED_UP: ['pickup'],
  COURIER_LEFT_VENDOR: ['pickup'],
  NEAR_CUSTOMER: ['pickup'],
  DELIVERED: ['pickup', 'delivery'],
  RETURN_INITIATED: ['pickup'],
  RETURNED_TO_VENDOR: ['pickup', 'return'],
};

const readStoredPhotos = ({ photos }: Pick<ExternalRow, 'photos'>): string[] =>
  photos.split(',').filter(Boolean);

/**
 * Fetches the photos that an order with this status can have.
 * @returns the row with the kinds that are stored, and whether any is missing
 */
export async function storePhotos(
  deps: ReportDeps,
  row: ExternalRow,
  fleet: ExternalFleet,
  status: OrderStatus,
): Promise<{ photos: string; isComplete: boolean }> {
  let { photos } = row;
  const kinds = PHOTOS[status] ?? [];
  for (const kind of kinds) {
    if (readStoredPhotos({ photos }).includes(kind) || row.external_id === null) continue;
    const photo = await fleet.findPhoto(row.external_id, kind);
    if (!photo || !(await storePhoto(deps, row, kind, Buffer.from(photo, 'base64')))) continue;
    photos = [...readStoredPhotos({ photos }), kind].join(',');
    await saveRow(deps.db, row.order_id, { photos });
  }
  return { photos, isComplete: kinds.every((kind) => readStoredPhotos({ photos }).includes(kind)) };
}

/** @returns false for bytes that are no picture or cannot be stored now, which are fetched again later */
async function storePhoto(
  deps: ReportDeps,
  row: ExternalRow,
  kind: ProofKind,
  photo: Buffer,
): Promise<boolean> {
  try {
    await storeProof(deps, deps.db, row.order_id, kind, photo, PROOF_SECONDS);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    deps.log.warn(
      { orderId: row.order_id, kind, refusal: error.translationKey },
      'photo of a provider refused',
    );
    return false;
  }
}

/** Fetches what has to be proved before a delivery counts as delivered; other photos may follow. */
export async function loadDeliveryProof(
  deps: ReportDeps,
  row: ExternalRow,
  fleet: ExternalFleet,
): Promise<DeliveryProof> {
  const required = await readRequired(deps, row);
  const { photos } = required.includes('photo') ? await storePhotos(deps, row, fleet, 'DELIVERED') : row;
  const hasPhoto = !required.includes('photo') || readStoredPhotos({ photos }).includes('delivery');
  if (!required.includes('signature') || row.external_id === null)
    return { isComplete: hasPhoto, signature: null };
  const base64 = await fleet.findSignature(row.external_id);
  const signature = base64 !== null && PNG_BASE64.test(base64) ? base64 : null;
  return { isComplete: hasPhoto && signature !== null, signature };
}

/** A callback contains no proof: a delivery that needs one is read first. */
export const loadNoProof = async (deps: ReportDeps, row: ExternalRow): Promise<DeliveryProof> => ({
  isComplete: (await readRequired(deps, row)).length === 0,
  signature: null,
});

async function readRequired({ db }: ReportDeps, { order_id }: ExternalRow): Promise<readonly string[]> {
  const order = await db
    .selectFrom('orders')
    .select('proofs_required')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  return readProofsRequired(order);
}
