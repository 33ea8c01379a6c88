import { saveOutlet } from '@courier/api-client/queries';
import type { CollectionPointForm } from '../model/collection-point-form';
import { firstWrong, problemsOf, type Problems } from '../model/form-problems';
import { outletFields } from '../model/outlet-fields';
import { refusedField } from '../model/refused-field';
import { createCollectionPointStore, type CollectionPointServices } from './collection-point-store';
import { createOwnerSlots } from './owner-slots';
import { createPickupPlace } from './create-pickup-place';

/** What became of an attempt to save; `resting` while something else has to end first. */
export type SaveOutcome =
  { kind: 'resting' | 'invalid' } | { kind: 'saved' } | { kind: 'refused'; error: unknown };

type PlainField =
  'parentVendorId' | 'clientVendorId' | 'name' | 'unitNo' | 'building' | 'phone' | 'riderInstructions';

export type CollectionPoint = ReturnType<typeof createCollectionPoint>;

/** One collection point while it is added or edited. */
export function createCollectionPoint(services: CollectionPointServices, start: CollectionPointForm) {
  const { ports } = services;
  const store = createCollectionPointStore(start);
  const place = createPickupPlace(services, store);

  /** Says what is wrong, and where to look first. */
  function tell(problems: Problems): boolean {
    const field = firstWrong(problems);
    store.setState({ problems, wanted: field && { field } });
    return field !== null;
  }

  async function send(form: CollectionPointForm): Promise<SaveOutcome> {
    store.setState({ saving: true });
    try {
      await saveOutlet(ports.api, form.isEditMode ? form.vendorId : null, outletFields(form));
      void ports.vendors.refresh();
      return { kind: 'saved' };
    } catch (error) {
      const refused = refusedField(error, form);
      tell(refused);
      // Somebody else was first: the list here is an old one.
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
      const { form, saving } = store.getState();
      if (saving || place.lookup.state.getState().busy) return { kind: 'resting' };
      const problems = problemsOf(form, {
        vendors: ports.vendors.get().vendors,
        country: ports.locale.get().country.country,
      });
      return tell(problems) ? { kind: 'invalid' } : send(form);
    },
    /** Whether something would be lost if the form went away. */
    isChanged(): boolean {
      const { form, typedAddress } = store.getState();
      return (
        typedAddress !== start.location.formatted_address || JSON.stringify(form) !== JSON.stringify(start)
      );
    },
  };
}
