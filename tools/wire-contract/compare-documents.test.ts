import { describe, expect, it } from '@jest/globals';
import { contract, WIRE_VERSION } from '@courier/api-client/contract';
import { fleetContract } from '@courier/api-client/fleet';
import { riderAppContract } from '@courier/api-client/rider-app';
import { brokenContract } from './compare-documents';
import type { WireSchema } from './compare-schemas';
import { wireDocument, type WireDocument, type WireOperation } from './wire-document';

const stored = wireDocument(WIRE_VERSION);

function changed(change: (document: WireDocument) => void): string[] {
  const now = structuredClone(stored);
  change(now);
  return brokenContract(stored, now);
}

function operation(document: WireDocument, id: string): WireOperation {
  const found = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`no call ${id}`);
  return found;
}
const schemaOfAnswer = (document: WireDocument, id: string): WireSchema =>
  operation(document, id).responses['200']?.content?.['application/json']?.schema ?? {};
const body = (document: WireDocument, id: string): WireSchema =>
  operation(document, id).requestBody?.content['application/json']?.schema ?? {};
/** The schema of a field, by its path. */
function schemaField(schema: WireSchema, ...path: string[]): WireSchema {
  return path.reduce((one, name) => {
    const next = name === '[]' ? one.items : one.properties?.[name];
    if (!next) throw new Error(`no field ${path.join('.')}`);
    return next;
  }, schema);
}
function rename(schema: WireSchema, from: string, to: string): void {
  const { [from]: renamed, ...rest } = schema.properties ?? {};
  schema.properties = { ...rest, [to]: renamed ?? {} };
  schema.required = (schema.required ?? []).map((name) => (name === from ? to : name));
}

it('the contract of this work tree is compatible with itself, and names every call', () => {
  expect(brokenContract(stored, structuredClone(stored))).toEqual([]);
  const calls = Object.values({ ...contract, fleet: fleetContract, rider: riderAppContract }).flatMap(
    (rows) => Object.keys(rows),
  );
  const operations = Object.values(stored.paths).flatMap((methods) => Object.values(methods));
  expect(operations).toHaveLength(calls.length);
});

describe('a breaking change for released clients is reported', () => {
  it.each<[string, (document: WireDocument) => void, string]>([
    [
      'a renamed field of an answer',
      (document) =>
        rename(schemaField(schemaOfAnswer(document, 'pricing.fee')), 'signature', 'fee_signature'),
      'pricing.fee answer.signature is gone',
    ],
    [
      'a field of an answer that may be missing',
      (document) => {
        const schema = schemaField(schemaOfAnswer(document, 'pricing.fee'));
        schema.required = schema.required?.filter((name) => name !== 'fee') ?? [];
      },
      'pricing.fee answer.fee may be missing now',
    ],
    [
      'another type of a field',
      (document) => {
        schemaField(schemaOfAnswer(document, 'pricing.fee'), 'fee').type = 'string';
      },
      'pricing.fee answer.fee: type was "number" and is "string"',
    ],
    [
      'a field of a request that becomes required',
      (document) => {
        const schema = body(document, 'pricing.fee');
        schema.properties = { ...schema.properties, floor: { type: 'string' } };
        schema.required = [...(schema.required ?? []), 'floor'];
      },
      'pricing.fee body.floor is new and required',
    ],
    [
      'a shorter text in a request',
      (document) => {
        const [parameter] = operation(document, 'addressBook.searchCustomers').parameters;
        if (parameter) parameter.schema.maxLength = 12;
      },
      'addressBook.searchCustomers path.vendorId: maxLength was 128 and is 12',
    ],
    [
      'a call that is gone',
      (document) => {
        delete document.paths['/addressbook/search-customers/{vendorId}'];
      },
      'addressBook.searchCustomers (GET /addressbook/search-customers/{vendorId}) is gone',
    ],
    [
      'a session kind that is refused',
      (document) => {
        operation(document, 'addressBook.searchCustomers')['x-access'] = ['GUEST'];
      },
      'addressBook.searchCustomers: CLASSIC sessions are refused now',
    ],
    [
      'an error code that is gone',
      (document) => {
        document['x-error-codes'] = document['x-error-codes'].filter((code) => code !== 'bulk.no-rows');
      },
      'error code bulk.no-rows is gone',
    ],
    [
      'a renamed field of a live message',
      (document) => rename(document['x-live-messages']['orderUpdate'] ?? {}, 'data', 'order'),
      'live message orderUpdate.data is gone',
    ],
  ])('%s', (_change, change, sentence) => {
    expect(changed(change)).toContain(sentence);
  });

  it('a value that released clients do not know', () => {
    const broken = changed((document) => {
      const kind = schemaField(schemaOfAnswer(document, 'pricing.fee'), 'parts', '[]', 'kind');
      kind.enum = [...(kind.enum ?? []), 'tolls'];
    });
    expect(broken).toEqual([
      'pricing.fee answer.parts[].kind: "tolls" is a value that released clients do not know',
    ]);
  });
});

describe('additions pass', () => {
  it.each<[string, (document: WireDocument) => void]>([
    [
      'a new field of an answer',
      (document) => {
        const schema = schemaOfAnswer(document, 'pricing.fee');
        schema.properties = { ...schema.properties, note: { type: 'string' } };
        schema.required = [...(schema.required ?? []), 'note'];
      },
    ],
    [
      'a new optional field of a request',
      (document) => {
        const schema = body(document, 'pricing.fee');
        schema.properties = { ...schema.properties, floor: { type: 'string' } };
      },
    ],
    [
      'a new call',
      (document) => {
        document.paths['/tariffs'] = {
          get: { ...operation(document, 'pricing.fee'), operationId: 'x' },
        };
      },
    ],
    [
      'a new error code',
      (document) => {
        document['x-error-codes'] = [...document['x-error-codes'], 'error.new'];
      },
    ],
  ])('%s', (_change, change) => {
    expect(changed(change)).toEqual([]);
  });
});
