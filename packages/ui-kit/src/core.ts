// eslint-disable-next-line no-restricted-syntax -- its list is the one of the other door
export * from './plain';
export { UiProvider, type UiProviderProps } from './theme/UiProvider';
export { PlainButton as Button } from './plain-controls/PlainButton';
export { Dropdown, Menu } from './overlay/Dropdown';
export { PageFrame } from './frame/PageFrame';
export { FieldFault } from './field/FieldFault';
export { PanelError } from './frame/PanelError';
export { OfflineBar } from './frame/OfflineBar';
export { MAP_AVOIDS } from './map/floating-over';
export { MapView } from './map/MapView';
export type { GoogleMapsAccess } from './map/google/google-access';
export type { MapViewProps } from './map/map-props';
