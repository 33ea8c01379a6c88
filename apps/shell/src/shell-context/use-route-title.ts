import { useTranslation } from 'react-i18next';
import type { PlacedRoute } from '../registry/composition';

/** Title of a screen: its menu label, or the remote's title. The registry contains these texts. */
export function useRouteTitle(): (placed: PlacedRoute) => string {
  const { t } = useTranslation();
  return ({ entry, route }) => {
    const { i18nNamespace, navigation, titleKey } = entry.manifest;
    const key = navigation.find(({ routeId }) => routeId === route.id)?.labelKey ?? titleKey;
    return String(t(key, { ns: i18nNamespace, defaultValue: entry.name }));
  };
}
