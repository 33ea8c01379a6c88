const NodeEncoder = globalThis.TextEncoder;

/** jsdom uses Node's encoder, whose bytes are not a `Uint8Array` of this realm; jose checks that. */
globalThis.TextEncoder = class extends NodeEncoder {
  override encode(text?: string): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(super.encode(text));
  }
};
