export {
  PortsContext,
  usePorts,
  useReadable,
  useSession,
  useVendors,
  useLocaleState,
  useLiveState,
  useFlag,
} from './context';
export { defineRemote, type RemoteDefinition, type ScreenProps } from './define-remote';
export { routePatterns, routes } from './routes';
export { OpenSlot } from './open-slot';
export type { KnownSlot, OpenSlotProps, PropsOfSlot, SlotProps } from './slots';
export type { Ports } from './ports';
export type { Readable } from './ports/readable';
export type { SessionPort, SessionState } from './ports/session';
export type { VendorsPort, VendorsState } from './ports/vendors';
export type { FlagsPort } from './ports/flags';
/** @public Open for the flags of remotes. */
export type { OwnFlags } from './ports/flags';
export type { NavigationPort } from './ports/navigation';
export type { NoticeType, NotificationsPort } from './ports/notifications';
export type { AnalyticsPort } from './ports/analytics';
export type { LiveState, LiveUpdatesPort } from './ports/live-updates';
export type { LocalePort } from './ports/locale';
export type { StorageArea, StoragePort } from './ports/storage';
