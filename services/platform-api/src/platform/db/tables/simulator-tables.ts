import type { Generated, JSONColumnType } from 'kysely';

interface SimulatorStateTable {
  id: string;
  state: JSONColumnType<object, string, string>;
  updated_at: number;
}

interface SimulatorOrderTable {
  order_id: string;
  plan: JSONColumnType<object, string, string>;
  /** Real time of the next event. */
  next_at_ms: number | null;
  done: Generated<boolean>;
}

/** Of the simulator in `services/demo`: a database has one list of migrations (ADR 0052). */
export interface SimulatorTables {
  simulator_state: SimulatorStateTable;
  simulator_orders: SimulatorOrderTable;
}
