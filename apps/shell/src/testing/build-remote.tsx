import { useParams } from 'react-router-dom';
import type { Registry } from '@courier/config/registry';
import { useVendors, type RemoteDefinition, type ScreenProps } from '@courier/shell-api';
import { buildEntry } from './build-registry';

function Screen({ routeId }: ScreenProps) {
  const { vendorId } = useParams();
  const { selected, includeAllOutlets } = useVendors();
  return (
    <p>
      {routeId} of {selected?.vendor_id} at {vendorId} {includeAllOutlets ? 'with all outlets' : 'alone'}
    </p>
  );
}

/** The screens render their route, vendor and outlet switch. */
export function buildRemote(name: string, registry: Registry | null): RemoteDefinition {
  const manifest = registry?.remotes.find((entry) => entry.name === name)?.manifest ?? buildEntry().manifest;
  return {
    manifest,
    screens: Object.fromEntries(manifest.routes.map(({ id }) => [id, async () => ({ default: Screen })])),
    englishTexts: {},
  };
}
