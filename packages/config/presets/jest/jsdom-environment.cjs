const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the web platform parts it lacks, taken from Node. */
module.exports = class JsdomWithPlatform extends TestEnvironment {
  async setup() {
    await super.setup();
    const names = [
      'fetch', 'Request', 'Response', 'Headers', 'FormData', 'TextEncoder', 'TextDecoder', 'TextDecoderStream',
      'ReadableStream', 'WritableStream', 'TransformStream', 'MessageChannel', 'MessagePort', 'BroadcastChannel', 'structuredClone',
      'AbortController', 'AbortSignal', 'CompressionStream', 'DecompressionStream',
    ];
    for (const name of names) {
      if (globalThis[name] !== undefined) this.global[name] = globalThis[name];
    }
    const { webcrypto } = require('node:crypto');
    Object.defineProperty(this.global, 'crypto', { value: webcrypto, configurable: true });
  }
};
