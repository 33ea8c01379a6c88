import type { FleetStatus } from '@courier/api-client/fleet';
import type { CountryCode } from '@courier/config';
import type { Generated } from 'kysely';

interface FleetKeyTable {
  key_id: string;
  /** sha256 of the key. */
  key_hash: string;
  country: CountryCode;
  fleet_id: string;
  name: string;
  /** Separated by commas. */
  scopes: string;
  created_at: number;
  revoked_at: number | null;
}

/** An event a fleet has reported, also if it had no effect. */
export interface FleetEventTable {
  country: CountryCode;
  fleet_id: string;
  event_id: string;
  order_id: string;
  /** sha256 of order and body. */
  body_hash: string;
  status: FleetStatus;
  occurred_at: number;
  received_at: number;
  /** `late` changed only the history. */
  outcome: 'applied' | 'late' | 'refused';
  /** JSON, without the signature. */
  body: string;
}

interface FleetEventAnswerTable {
  country: CountryCode;
  fleet_id: string;
  event_id: string;
  /** JSON. */
  answer: string;
  created_at: number;
}

interface FleetRiderTable {
  country: CountryCode;
  fleet_id: string;
  external_id: string;
  rider_id: string;
  vehicle: string | null;
  has_position: Generated<boolean>;
}

/** An implausible position; never shown. */
export interface SuspiciousPositionTable {
  order_id: string;
  recorded_at: number;
  received_at: number;
  reason: 'far' | 'fast' | 'future';
  latitude: number;
  longitude: number;
}

/** A fleet's photo; the newest version counts. */
export interface ProofImageTable {
  order_id: string;
  kind: 'pickup' | 'delivery' | 'return';
  version: number;
  content_type: 'image/jpeg' | 'image/png';
  /** Null once deleted, and for a photo in a store. */
  content: Uint8Array | null;
  created_at: number;
  /** Hex. Null for photos of before photo stores, until they are deleted. */
  sha256: Generated<string | null>;
  deleted_at: Generated<number | null>;
  /** Null for a photo in the database. */
  store: Generated<'folder' | 'bucket' | null>;
  object_key: Generated<string | null>;
  /** Length of a photo in a store. */
  bytes: Generated<number | null>;
}

/** A photo that its store has to remove. A photo that is being written is queued too, in case that no row follows. */
interface PhotoRemovalTable {
  object_key: string;
  store: 'folder' | 'bucket';
  queued_at: number;
  due_at: number;
  attempts: Generated<number>;
  last_error: Generated<string | null>;
}

interface DeliverySignatureTable {
  order_id: string;
  /** Path data, or a PNG in base64. */
  /** Null once deleted. */
  signature: string | null;
  created_at: number;
  /** Of a deleted signature. */
  sha256: Generated<string | null>;
  deleted_at: Generated<number | null>;
}

export interface FleetTables {
  fleet_keys: FleetKeyTable;
  fleet_events: FleetEventTable;
  fleet_event_answers: FleetEventAnswerTable;
  fleet_riders: FleetRiderTable;
  suspicious_positions: SuspiciousPositionTable;
  proof_images: ProofImageTable;
  photo_removals: PhotoRemovalTable;
  delivery_signatures: DeliverySignatureTable;
}
