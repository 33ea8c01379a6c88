import { useMemo } from 'react';
import type { Vendor } from '@courier/api-client';
import { LIMITS } from '@courier/config';
import { MapView } from '@courier/ui-kit/core';
import { useLocaleState } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import { toMapPlace } from '../../model/collection-point-form';
import { NAMESPACE } from '../../copy';

interface PointsMapProps {
  points: readonly Vendor[];
  /** The selected one; null shows all. */
  shownId: string | null;
}

/** Positions of all collection points, or of one at close range. */
export function PointsMap({ points, shownId }: PointsMapProps) {
  const t = useCopy(NAMESPACE);
  const { country, mapStyleUrl } = useLocaleState();
  const dots = useMemo(
    () =>
      points.flatMap(({ vendor_id: id, vendor_information: { location } }) => {
        const position = toMapPlace(location);
        return position && id !== shownId ? [{ id, position, tone: 'come' }] : [];
      }),
    [points, shownId],
  );
  const shown = points.find(({ vendor_id: id }) => id === shownId)?.vendor_information;
  const place = shown ? toMapPlace(shown.location) : null;
  const [alone] = dots.length === 1 ? dots : [];
  const nobody = dots.length === 0 ? country.mapCentre : undefined;
  return (
    <MapView
      label={
        shown
          ? t('map.twin', { name: shown.name, address: shown.location.address_text })
          : t('map.all', { count: dots.length })
      }
      center={alone?.position ?? nobody}
      zoom={place ? undefined : alone ? LIMITS.outletMapZoom.parent : undefined}
      pickup={place ?? undefined}
      dots={dots}
      callouts={place && shown ? [{ at: place, label: shown.location.address_text, value: shown.name }] : []}
      styleUrl={mapStyleUrl}
    />
  );
}
