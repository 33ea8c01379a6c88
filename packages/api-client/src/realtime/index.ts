export { askForTicket, liveAuthorization } from './live-address';
export {
  createLiveChannel,
  type LiveChannel,
  type LiveChannelOptions,
  type LiveChannelState,
} from './live-channel';
