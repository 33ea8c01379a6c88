import { saveOutlet } from '@courier/api-client/queries';
import type { CollectionPointForm } from '../model/collection-point-form';
import { PIN_NEEDED, firstWrong, checkPointForm, type Problems } from '../model/form-problems';
import { outletFields } from '../model/outlet-fields';
import { takesId } from '../model/parents';
import { refusedField } from '../model/refused-field';
import {
  createCollectionPointStore,
  untouched,
  type CollectionPointServices,
} from './collection-point-store';
import { createOwnerSlots } from './owner-slots';
import { createPickupPlace } from './create-pickup-place';
import { keptForms, type KeptForm } from './kept-forms';

/** What became of an attempt to save; `resting` while something else has to end first. */
export type SaveOutcome =
  | { kind: 'resting' | 'invalid' }
  | { kind: 'saved' }
  | { kind: 'refused'; error: unknown };

type PlainField =
  | 'parentVendorId'
  | 'clientVendorId'
  | 'name'
  | 'unitNo'
  | 'building'
  | 'phone'
  | 'riderInstructions';

export type CollectionPoint = ReturnType<typeof createCollectionPoint>;

const differs = ({ form, typedAddress }: KeptForm, start: CollectionPointForm): boolean =>
  typedAddress !== start.location.formatted_address || JSON.stringify(form) !== JSON.stringify(start);

/** One collection point while it is added or edited. */
export function createCollectionPoint(services: CollectionPointServices, start: CollectionPointForm) {
  const { ports, cache } = services;
  const kept = keptForms(cache);
  const store = createCollectionPointStore(start, kept.find(start.vendorId));
  const place = createPickupPlace(services, store);
  /** Saved or given up: nothing is left to keep. */
  let isSettled = false;

  const isChanged = () => differs(store.getState(), start);

  /** Says what is wrong, and where to look first. */
  function showProblems(problems: Problems): boolean {
    const field = firstWrong(problems);
    store.setState({ problems, wanted: field && { field } });
    return field !== null;
  }

  async function send(form: CollectionPointForm): Promise<SaveOutcome> {
    store.setState({ saving: true });
    try {
      await saveOutlet(ports.api, form.isEditMode ? form.vendorId : null, outletFields(form));
      void ports.vendors.refresh();
      isSettled = true;
      return { kind: 'saved' };
    } catch (error) {
      const refused = refusedField(error, form);
      showProblems(refused);
      // Another user was first: the list here is stale.
      if (refused.clientVendorId) void ports.vendors.refresh();
      return { kind: 'refused', error };
    } finally {
      store.setState({ saving: false });
    }
  }

  return {
    store,
    place,
    owners: createOwnerSlots(store),
    /** Changes one field, which is no longer wrong. */
    change(field: PlainField, value: string): void {
      store.change({ [field]: value });
      store.repaired(field);
    },
    async save(): Promise<SaveOutcome> {
      const { form, saving, placing } = store.getState();
      if (saving || place.lookup.state.getState().busy) return { kind: 'resting' };
      const checked = checkPointForm(form, {
        vendors: ports.vendors.get().vendors,
        country: ports.locale.get().country.country,
      });
      const isPinMissing = placing.by === 'search' && placing.pinNeeded === true;
      const problems = isPinMissing ? { address: { key: PIN_NEEDED }, ...checked } : checked;
      return showProblems(problems) ? { kind: 'invalid' } : send(form);
    },
    /** Reports a duplicate id at once, while it is still easy to choose another. */
    checkId(): void {
      const { form, problems } = store.getState();
      if (form.isEditMode || !takesId(ports.vendors.get().vendors, form.parentVendorId, form.clientVendorId))
        return;
      store.setState({ problems: { ...problems, clientVendorId: { key: 'outlet.already-registered' } } });
    },
    /** Whether something would be lost if the form went away. */
    isChanged,
    startOver(): void {
      place.lookup.forget();
      store.setState(untouched(start));
    },
    /** What was typed is not wanted any more. */
    discard(): void {
      isSettled = true;
    },
    /** The page went away: what was typed is kept for the next time. */
    leaveBehind(): void {
      const { form, typedAddress, placing } = store.getState();
      if (!isSettled && isChanged()) kept.store({ form, typedAddress, placing });
      else kept.remove(start.vendorId);
    },
  };
}
