export { applyHostTheme } from './theme/apply-host-theme';
export { applyTheme } from './theme/apply-theme';
export { themeStyleText, type Appearance } from './theme/tokens';
export { useAppearance } from './theme/use-appearance';
export {
  followSystemAppearance,
  resolveAppearance,
  toAppearanceChoice,
  type AppearanceChoice,
} from './theme/appearance-choice';
export { Icon } from './icon/Icon';
export type { IconName, IconSource } from './icon/icon-paths';
export { BrandMark } from './brand-mark/BrandMark';
export { HostMark } from './brand-mark/HostMark';
export { LineMotif, type MotifTone } from './states/LineMotif';
export { EmptyState } from './states/EmptyState';
export { Skeleton } from './states/Skeleton';
export { SkeletonRows } from './states/SkeletonRows';
export { statusAppearance, type StatusAppearance } from './status/status-appearance';
export { StatusTag } from './status/StatusTag';
export { StatusDisc } from './status/StatusDisc';
export { StatusTrack } from './status/StatusTrack';
export { Money } from './figures/Money';
export { Moment } from './figures/Moment';
export { Badge } from './figures/Badge';
export { useObjectUrl } from './figures/use-object-url';
export { Docket } from './docket/Docket';
export { Kbd } from './plain-controls/Kbd';
export { CountdownRing } from './plain-controls/CountdownRing';
export { PlainButton } from './plain-controls/PlainButton';
export { LanguageSelect } from './plain-controls/LanguageSelect';
export { IconButton } from './plain-controls/IconButton';
export { SearchBox } from './field/SearchBox';
export { Field } from './field/Field';
export { PlainInput } from './field/PlainInput';
export { PlainField } from './field/PlainField';
export { Dialog } from './overlay/Dialog';
export { Modal } from './overlay/Modal';
export { Drawer } from './overlay/Drawer';
export { Popover } from './overlay/Popover';
export { ToastStack } from './toast/ToastStack';
export { keepToastsAbove, keepToastsBeside } from './toast/toast-insets';
export { type Toast } from './toast/toast';
export { CityBackdrop } from './map/backdrop/CityBackdrop';
export { MapTilesContext } from './map/map-tiles-context';
