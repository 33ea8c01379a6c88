export { applyTheme } from './theme/apply-theme';
export { themeStyleText } from './theme/theme-style-text';
export { useAppearance } from './theme/use-appearance';
export { coloursOf, radiiOf, type Appearance, type Colours, type StatusTone } from './theme/tokens';
export { Icon, type IconProps } from './icon/Icon';
export type { IconName, IconSource } from './icon/icon-paths';
export { BrandMark, type BrandMarkProps } from './brand-mark/BrandMark';
export { LineMotif, type LineMotifProps, type MotifTone } from './states/LineMotif';
export { EmptyState, type EmptyStateProps } from './states/EmptyState';
export { Skeleton, type SkeletonProps } from './states/Skeleton';
export { SkeletonRows, type SkeletonRowsProps } from './states/SkeletonRows';
export {
  statusAppearance,
  type StatusAppearance,
  type StatusContext,
  type TrackProgress,
} from './status/status-appearance';
export { StatusTag, type StatusTagProps } from './status/StatusTag';
export { StatusDisc, type StatusDiscProps } from './status/StatusDisc';
export { StatusTrack, type StatusTrackProps } from './status/StatusTrack';
export { Money, type MoneyProps } from './figures/Money';
export { Moment, type MomentProps } from './figures/Moment';
export { Docket, type DocketProps } from './docket/Docket';
export { Kbd, type KbdProps } from './plain-controls/Kbd';
export { CountdownRing, type CountdownRingProps } from './plain-controls/CountdownRing';
export {
  PlainButton,
  type ButtonKind,
  type ButtonSize,
  type PlainButtonProps,
} from './plain-controls/PlainButton';
export { IconButton, type IconButtonProps } from './plain-controls/IconButton';
export { SearchBox, type SearchBoxProps } from './field/SearchBox';
export { Field, type FieldProps } from './field/Field';
export { FieldFault, type FieldFaultProps } from './field/FieldFault';
export { PlainInput, type PlainInputProps } from './field/PlainInput';
export { PlainField, type PlainFieldProps } from './field/PlainField';
export { Dialog, type DialogProps } from './overlay/Dialog';
export { Modal, type ModalProps } from './overlay/Modal';
export { Popover, type PopoverProps } from './overlay/Popover';
export { useFocusTrap } from './overlay/use-focus-trap';
export { ToastStack, type ToastStackProps } from './toast/ToastStack';
export { keepToastsAbove, keepToastsBeside } from './toast/toast-insets';
export { MAX_TOASTS, type Toast, type ToastAction, type ToastType } from './toast/toast';
export { CityBackdrop, type CityBackdropProps } from './map/CityBackdrop';
export { UiProvider, type UiProviderProps } from './theme/UiProvider';
export { PlainButton as Button, type PlainButtonProps as ButtonProps } from './plain-controls/PlainButton';
export { Drawer, type DrawerProps } from './overlay/Drawer';
export { Tooltip, type TooltipProps } from './overlay/Tooltip';
export { Dropdown, Menu, type DropdownProps, type MenuItem, type MenuProps } from './overlay/Dropdown';
export { PageFrame, type PageFrameProps } from './frame/PageFrame';
export { PanelError, type PanelErrorProps } from './frame/PanelError';
export { OfflineBar, type OfflineBarProps } from './frame/OfflineBar';
export { MAP_AVOIDS } from './map/floating-over';
export { MapView } from './map/MapView';
export type { GoogleMapsAccess } from './map/google/google-access';
export type { MapViewProps } from './map/map-props';
