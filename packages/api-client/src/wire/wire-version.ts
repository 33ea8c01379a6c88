/**
 * Major version, as in `/courier/api/v1`. A breaking change for released clients needs the next number
 * (`docs/how-to/call.md`).
 */
export const WIRE_VERSION = 1;
