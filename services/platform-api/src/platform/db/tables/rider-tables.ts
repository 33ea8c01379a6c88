import type { CountryCode } from '@courier/config';
import type { Generated } from 'kysely';

/** What a rider of the product's own fleet has besides the row of `riders`. */
interface RiderAccountTable {
  rider_id: string;
  country: CountryCode;
  fleet_id: string;
  created_at: number;
  blocked_at: Generated<number | null>;
  /** argon2id; null until the rider has chosen a PIN. */
  pin_hash: Generated<string | null>;
  /** Wrong PINs since the last right one. */
  wrong_pins: Generated<number>;
  /** sha256 of the phone's secret. */
  device_hash: Generated<string | null>;
  on_duty: Generated<boolean>;
  position_consent: Generated<boolean>;
  latitude: Generated<number | null>;
  longitude: Generated<number | null>;
  located_at: Generated<number | null>;
}

interface RiderInvitationTable {
  /** sha256 of the link's secret. */
  invitation_hash: string;
  rider_id: string;
  expires_at: number;
  /** sha256 of the secret of the phone that opened it first. */
  device_hash: Generated<string | null>;
  used_at: Generated<number | null>;
}

interface RiderSessionTable {
  /** sha256 of the token. */
  token_hash: string;
  rider_id: string;
  created_at: number;
  expires_at: number;
}

type OfferState = 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn';

interface RiderOfferTable {
  offer_id: string;
  order_id: string;
  rider_id: string;
  state: OfferState;
  /** From the rider to the shop. */
  approach_metres: number;
  fee_minor: number;
  created_at: number;
  expires_at: number;
  answered_at: Generated<number | null>;
}

/** An order that looks for a rider. */
interface RiderSearchTable {
  order_id: string;
  country: CountryCode;
  fleet_id: string;
  /** 1, 2 … */
  round: number;
  began_at: number;
}

export interface RiderTables {
  rider_accounts: RiderAccountTable;
  rider_invitations: RiderInvitationTable;
  rider_sessions: RiderSessionTable;
  rider_offers: RiderOfferTable;
  rider_searches: RiderSearchTable;
}
