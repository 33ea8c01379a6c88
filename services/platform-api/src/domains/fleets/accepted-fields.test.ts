import { fleetContract } from '@courier/api-client/fleet';
import { riderAppContract } from '@courier/api-client/rider-app';
import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const HERE = __dirname;
const GUIDE = join(HERE, '../../../../../docs/how-to/fleet.md');

/** What the walk needs of a schema. */
interface SchemaNode {
  _zod: {
    def: {
      type: string;
      innerType?: SchemaNode;
      element?: SchemaNode;
      in?: SchemaNode;
      options?: readonly SchemaNode[];
      shape?: Readonly<Record<string, SchemaNode>>;
    };
  };
}

/** Paths of the fields that a caller may leave out. */
function listOptional(node: SchemaNode, path: string): string[] {
  const { type, innerType, element, in: input, options = [], shape = {} } = node._zod.def;
  return [
    ...(type === 'optional' || type === 'default' ? [path] : []),
    ...Object.entries(shape).flatMap(([name, field]) => listOptional(field, path ? `${path}.${name}` : name)),
    ...(element ? listOptional(element, `${path}[]`) : []),
    ...[innerType, input, ...options].flatMap((inner) => (inner ? listOptional(inner, path) : [])),
  ];
}

/** Without outputs: `body` and `query` are what callers send. */
const listOfContract = (contract: Readonly<Record<string, { body: unknown; query: unknown }>>) =>
  Object.entries(contract).flatMap(([call, { body, query }]) =>
    [body, query].flatMap((schema) =>
      schema === null ? [] : listOptional(schema as SchemaNode, '').map((path) => `${call} ${path}`),
    ),
  );

/** The file that reads each field, below `domains/fleets`, with the text that reads it. */
const READ_IN: Readonly<Record<string, readonly [file: string, text: string]>> = {
  rider: ['events/apply-event.ts', 'storeRider(trx, key, rider'],
  'rider.vehicle': ['fleet-riders.ts', 'vehicle'],
  eta: ['events/apply-event.ts', 'eta?.pickup_at'],
  'eta.pickup_at': ['events/apply-event.ts', 'origin_eta: eta.pickup_at'],
  'eta.dropoff_at': ['events/apply-event.ts', 'destination_eta: eta.dropoff_at'],
  reason: ['events/apply-event.ts', 'cancellation_reason: reason'],
  note: ['events/fleet-note.ts', 'fleet_note: text'],
  signature: ['events/apply-event.ts', 'storeSignature(trx, row, event.signature'],
  pin: ['events/receive-event.ts', 'verifyPin(deps, row, event.pin)'],
  age_checked: ['events/delivery-proofs.ts', 'age_checked !== true'],
  collected_amount: ['events/reported-cash.ts', 'amountMinor: toMinor(rounded, country)'],
  collected_currency: ['events/reported-cash.ts', 'reportedCurrency !== currency'],
  collected_reason: ['events/reported-cash.ts', 'reason: event.collected_reason'],
  'positions[].accuracy_metres': ['events/receive-positions.ts', 'accuracy_metres: metres'],
  status: ['list-page.ts', "status === 'open'"],
  updated_after: ['list-page.ts', "where('updated_at', '>=', updated_after"],
  limit: ['list-page.ts', 'limit(limit + 1)'],
  cursor: ['list-page.ts', 'readCursor(cursor)'],
  invitation: ['rider-app/rider-sign-in.ts', 'device, invitation, pin'],
  position_consent: ['rider-app/set-duty.ts', 'position_consent ?? storedConsent'],
};

/** Fields that the guide calls unused. */
const UNUSED: Readonly<Record<string, string>> = {
  'positions[].heading_degrees': '`heading_degrees` is accepted and not used.',
};

const accepted = [
  ...new Set(
    [...listOfContract(fleetContract), ...listOfContract(riderAppContract)].map((name) =>
      name.slice(name.indexOf(' ') + 1),
    ),
  ),
].sort();

it('every optional field that fleets and riders may send is read, or called unused in the guide', () => {
  expect(accepted).toEqual([...Object.keys(READ_IN), ...Object.keys(UNUSED)].sort());
});

it.each(Object.entries(READ_IN))('the field %s is read in %s', (_field, [file, text]) => {
  expect(readFileSync(join(HERE, file), 'utf8')).toContain(text);
});

it.each(Object.entries(UNUSED))('the guide calls the field %s unused', (_field, sentence) => {
  expect(readFileSync(GUIDE, 'utf8')).toContain(sentence);
});
