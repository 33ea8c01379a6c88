import type { EventLabel } from './passed-events';

/** Labels that name the shop, which a parcel of a private sender does not have. */
const PARCEL_LABELS = ['in-progress', 'near-vendor', 'returning', 'returned'] as const;

/** Key of the text of a status for the recipient, of an order or of a parcel. */
export function statusLabelPath(label: EventLabel, isParcel: boolean) {
  const parcelLabel = PARCEL_LABELS.find((name) => name === label);
  return isParcel && parcelLabel !== undefined
    ? (`parcel-status.${parcelLabel}` as const)
    : (`status.${label}` as const);
}
