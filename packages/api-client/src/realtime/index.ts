export { requestTicket, liveAuthorization } from './live-address';
export { createLiveChannel, type LiveChannel, type LiveChannelOptions } from './live-channel';
