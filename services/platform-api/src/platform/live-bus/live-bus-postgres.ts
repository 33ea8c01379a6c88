import { sql } from 'kysely';
import type { Db } from '../db/database';
import type { InstanceLink } from '../db/postgres/instance-link';
import { LINK_CHANNEL } from '../db/postgres/link-channel';
import type { BusTransport } from './live-bus-shared';

export function postgresTransport(db: Db, link: InstanceLink): BusTransport {
  return {
    send: async (texts) => {
      await sql`select pg_notify(${LINK_CHANNEL}, text)
        from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) as text`.execute(db);
    },
    onMessage: link.onMessage,
    onBreak: link.onBreak,
  };
}
