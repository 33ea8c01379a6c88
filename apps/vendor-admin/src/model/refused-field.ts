import { isApiError } from '@courier/api-client';
import type { CollectionPointForm } from './collection-point-form';
import type { FieldName, Problems } from './form-problems';
import { ownerSentAt } from './outlet-fields';

const FIELD_OF: Readonly<Record<string, FieldName>> = {
  parent_vendor_id: 'parentVendorId',
  client_vendor_id: 'clientVendorId',
  name: 'name',
  phone_number: 'phone',
  address: 'address',
  latitude: 'address',
  longitude: 'address',
  country_code: 'address',
  unit: 'unitNo',
  building: 'building',
  rider_instructions: 'riderInstructions',
};
const OWNER = /^users\.(\d+)$/;
const ID_TAKEN = 'outlet.already-registered';

function findRefusedField(path: string, form: CollectionPointForm): FieldName | undefined {
  const owner = OWNER.exec(path);
  if (!owner) return FIELD_OF[path];
  const index = ownerSentAt(form, Number(owner[1]));
  return index === undefined ? undefined : `owner-${index}`;
}

/** What the server found wrong, at the field it named; empty where it named none of this form. */
export function refusedField(error: unknown, form: CollectionPointForm): Problems {
  if (!isApiError(error)) return {};
  const field =
    error.translationKey === ID_TAKEN ? 'clientVendorId' : findRefusedField(error.field ?? '', form);
  if (!field) return {};
  const key = field.startsWith('owner-') ? 'collection-point.wrong-email' : error.translationKey;
  return { [field]: { key: key ?? 'error.invalid-input' } };
}
