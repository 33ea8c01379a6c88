import type { FieldName, Problems } from '../model/form-problems';
import type { CollectionPointStore } from './collection-point-store';

/** What was wrong with the slots after a removed one moves up with them. */
function withoutOwner(problems: Problems, removed: number): Problems {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => {
      const at = field.startsWith('owner-') ? Number(field.slice('owner-'.length)) : -1;
      if (at === removed) return [];
      return [[at > removed ? `owner-${at - 1}` : field, problem]];
    }),
  );
}

/** The emails of a collection point's owners; the first slot is always there. */
export function createOwnerSlots(store: CollectionPointStore) {
  const owners = () => store.getState().form.owners;
  return {
    change(index: number, email: string): void {
      store.change({ owners: owners().map((owner, at) => (at === index ? email : owner)) });
      store.repaired(`owner-${index}`);
    },
    add(): void {
      store.change({ owners: [...owners(), ''] });
      store.setState({ wanted: { field: `owner-${owners().length - 1}` } });
    },
    remove(index: number): void {
      if (index === 0) return;
      store.change({ owners: owners().filter((_, at) => at !== index) });
      const before: FieldName = `owner-${index - 1}`;
      store.setState(({ problems }) => ({
        problems: withoutOwner(problems, index),
        wanted: { field: before },
      }));
    },
  };
}
