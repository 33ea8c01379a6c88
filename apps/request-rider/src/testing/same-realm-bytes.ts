const NodeEncoder = globalThis.TextEncoder;

/** jsdom borrows the encoder of Node, whose bytes are no `Uint8Array` of this realm; jose looks at that. */
globalThis.TextEncoder = class extends NodeEncoder {
  override encode(text?: string): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(super.encode(text));
  }
};
