import { useTranslation } from 'react-i18next';
import type { PlacedRoute } from '../registry/composition';

/** Name of a screen in the user's language: its menu entry, else the remote's title. The texts travel in the registry. */
export function useTitleOf(): (placed: PlacedRoute) => string {
  const { t } = useTranslation();
  return ({ entry, route }) => {
    const { i18nNamespace, navigation, titleKey } = entry.manifest;
    const key = navigation.find(({ routeId }) => routeId === route.id)?.labelKey ?? titleKey;
    return String(t(key, { ns: i18nNamespace, defaultValue: entry.name }));
  };
}
