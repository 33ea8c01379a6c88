import { expect, it } from '@jest/globals';
import { unmetNeeds as asShellsDo } from '@courier/config/registry';
import fc from 'fast-check';
import { unmetNeeds } from './unmet-needs.ts';

const name = fc.constantFrom('Icon', 'Table', 'constructor', '__proto__');
const door = fc.constantFrom('@courier/shell-api', '@courier/ui-kit/core', 'toString');
const doors = fc.dictionary(door, fc.array(name));
const kit = fc.constantFrom('0.1.0', '0.9.3', '1.0.0', '10.0.0');
const contract = fc.integer({ min: 1, max: 4 });
const needs = fc.option(fc.record({ contract, kit, uses: doors }, { requiredKeys: ['contract'] }), {
  nil: undefined,
});

it('commands and portals find the same unmet needs', () => {
  fc.assert(
    fc.property(
      contract,
      needs,
      contract,
      kit,
      doors,
      (contractVersion, needed, offered, kitOffered, given) => {
        const offer = { contract: offered, kit: kitOffered, doors: given };
        const manifest = { contractVersion, needs: needed };
        expect(unmetNeeds(manifest, offer)).toEqual(asShellsDo(manifest, offer));
      },
    ),
  );
});
