/**
 * Major version of the wire contract, the number in `/courier/api/v1`. A change that released clients cannot cope with
 * needs the next number (`docs/how-to/call.md`).
 */
export const WIRE_VERSION = 1;
