const { TestEnvironment } = require('jest-environment-jsdom');
const { startClock } = require('./jsdom-clock.cjs');
const { indexLabelsOnce } = require('./jsdom-labels.cjs');
const { iterateListsDirectly, matchSimpleSelectors } = require('./jsdom-selectors.cjs');

indexLabelsOnce();
matchSimpleSelectors();

/** jsdom with missing platform APIs, taken from Node. */
module.exports = class JsdomWithPlatform extends TestEnvironment {
  async setup() {
    await super.setup();
    const names = [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'FormData',
      'TextEncoder',
      'TextDecoder',
      'TextDecoderStream',
      'ReadableStream',
      'WritableStream',
      'TransformStream',
      'MessageChannel',
      'MessagePort',
      'BroadcastChannel',
      'structuredClone',
      'AbortController',
      'AbortSignal',
      'CompressionStream',
      'DecompressionStream',
    ];
    for (const name of names) {
      if (globalThis[name] !== undefined) this.global[name] = globalThis[name];
    }
    iterateListsDirectly(this.global);
    startClock(this.global, this.fakeTimersModern);
    // React's scheduler never closes its channel; an open port would keep jest from exiting.
    const openChannels = (this.openChannels = []);
    this.global.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        openChannels.push(this);
      }
    };
    const { webcrypto } = require('node:crypto');
    Object.defineProperty(this.global, 'crypto', { value: webcrypto, configurable: true });
  }

  async teardown() {
    for (const { port1, port2 } of this.openChannels ?? []) {
      port1.close();
      port2.close();
    }
    await super.teardown();
  }
};
