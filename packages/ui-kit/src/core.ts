// oxlint-disable-next-line rooms/no-export-all -- its list is the one of the other door
export * from './plain';
export { brandColours as coloursOf } from './theme/tokens';
export { UiProvider, type UiProviderProps } from './theme/UiProvider';
export { PlainButton as Button } from './plain-controls/PlainButton';
export { Dropdown } from './overlay/Dropdown';
export { PageFrame } from './frame/PageFrame';
export { FieldFault } from './field/FieldFault';
export { PanelError } from './frame/PanelError';
export { RemoteBounds } from './frame/RemoteBounds';
export { PrintSheet } from './frame/PrintSheet';
export { OfflineBar } from './frame/OfflineBar';
export { MAP_AVOIDS } from './map/floating/floating-over';
// Replaces the one of `plain`, which contains the paths.
export { LateCityBackdrop as CityBackdrop } from './map/backdrop/LateCityBackdrop';
export { MapSoon } from './map/first-picture/FirstPicture';
export { fetchMap, LateMapView as MapView } from './map/LateMapView';
export type { GoogleMapsAccess } from './map/google/google-access';
export type { MapViewProps } from './map/map-props';
