import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildVendor } from '@courier/api-client/testing';
import { buildEntry, buildRegistry } from '../testing/build-registry';
import { buildRemote } from '../testing/build-remote';
import { renderShell } from '../testing/render-shell';
import { user } from '../testing/user';

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  jest.useRealTimers();
});
async function open(setUp: Parameters<typeof renderShell>[0] = {}) {
  const shell = await renderShell(setUp);
  stop = shell.stop;
  return shell;
}
const openBranches = async () => {
  await user.click(await screen.findByRole('button', { name: /^Branch / }));
  return within(await screen.findByRole('dialog', { name: 'Choose a branch' }));
};
const readBranchRows = (branches: Awaited<ReturnType<typeof openBranches>>) =>
  within(branches.getByRole('list', { name: 'Branches' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('the vendors of an account', () => {
  it('are indexed by id; a duplicate is listed once with its last version [SHELL-VENDORS-07]', async () => {
    const { services } = await open({
      prepare: (fake) =>
        void fake.state.vendors.push(buildVendor({ vendor_id: 'v1001', name: 'Harbour Tea House' })),
    });
    const rows = readBranchRows(await openBranches());
    expect(rows.filter((row) => row?.includes('v1001'))).toEqual(['Harbour Tea House - v10013 outlets']);
    expect(services.vendors.getState().byId['v1002']?.vendor_information.name).toBe('Harbour Tea Xinyi');
  });

  it('are listed with their outlets below them, by parent_vendor_id, in any order of the answer [SHELL-ROLE-02]', async () => {
    const willow = { is_parent: true, parent_vendor_id: null };
    await open({
      prepare: ({ state }) => {
        state.vendors.push(
          buildVendor({ vendor_id: 'v2002', is_parent: false, parent_vendor_id: 'v2001' }),
          buildVendor({ vendor_id: 'v2001', ...willow }),
        );
        state.vendors.reverse();
      },
    });
    expect(readBranchRows(await openBranches()).map((text) => text?.replace(/^.* - /, ''))).toEqual([
      'v20011 outlet',
      'v2002',
      'v10013 outlets',
      'a-v1004',
      'v1003',
      'v1002',
    ]);
  });

  it('work even if they are not active or not registered [SHELL-ROLE-03]', async () => {
    const { services } = await open({
      prepare: (fake) => {
        fake.state.vendors = fake.state.vendors.map((vendor) => ({
          ...vendor,
          is_active: false,
          is_registered: false,
        }));
      },
    });
    const branches = await openBranches();
    expect(readBranchRows(branches)).toHaveLength(4);
    await user.click(branches.getByRole('button', { name: /v1002/ }));
    expect(await screen.findByText('list of v1002 at v1002 alone')).toBeVisible();
    expect(services.ports.vendors.get().selected).toMatchObject({ is_active: false, is_registered: false });
  });

  it('can be 500: all are listed, and the search finds one of them', async () => {
    const many = Array.from({ length: 499 }, (_, index) =>
      buildVendor({ vendor_id: `w${index}`, parent_vendor_id: 'v1001', name: `Stall ${index}` }),
    );
    await open({ prepare: (fake) => void (fake.state.vendors = [buildVendor({}), ...many]) });
    const branches = await openBranches();
    expect(readBranchRows(branches)).toHaveLength(500);
    await user.type(branches.getByRole('searchbox'), 'w498');
    expect(readBranchRows(branches)).toEqual(['Harbour Tea - v1001499 outlets', 'Stall 498 - w498']);
    // The parent above is listed only for its outlet and is skipped.
    await user.keyboard('{Enter}');
    expect(await screen.findByText('list of w498 at w498 alone')).toBeVisible();
  });
});

describe('waiting for the vendors', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));

  it.each([
    [10, 200],
    [150, 200],
    [210, 400],
    [390, 400],
    [410, 600],
  ])(
    'polls every 200 ms: a list of %d ms is there at %d ms [SHELL-VENDORS-08]',
    async (loadedMs, readyMs) => {
      let respond: () => void = () => undefined;
      const { services } = await open({
        prepare: (fake) => {
          respond = fake.delay('vendors.list');
        },
      });
      let isThere = false;
      void services.ports.vendors.ready().then(() => (isThere = true));
      const advance = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));
      await advance(loadedMs);
      respond();
      await advance(readyMs - loadedMs - 1);
      expect([services.ports.vendors.get().status, isThere]).toEqual(['ready', false]);
      await advance(1);
      expect(isThere).toBe(true);
    },
  );
});

describe('buttons for outlets', () => {
  const registry = buildRegistry(buildEntry({ manifest: { slots: ['edit-outlet', 'add-outlet'] } }));
  const load = async (name: string) => ({
    default: {
      ...buildRemote(name, registry),
      slots: {
        'edit-outlet': async () => ({
          default: ({ vendor }: { vendor: { vendor_id: string } }) => <p>editing {vendor.vendor_id}</p>,
        }),
        'add-outlet': async () => ({
          default: ({ close }: { close: () => void }) => <button onClick={close}>adding</button>,
        }),
      },
    },
  });
  const editButtons = (branches: Awaited<ReturnType<typeof openBranches>>) =>
    branches.queryAllByRole('button', { name: /^Edit / }).map((button) => button.getAttribute('aria-label'));

  it('edit an outlet whose id starts with neither a- nor b-, while the flag is on [SHELL-BRANCH-03]', async () => {
    const prepare: Parameters<typeof renderShell>[0] = {
      registry,
      load,
      prepare: (fake) =>
        void fake.state.vendors.push(
          buildVendor({ vendor_id: 'b-v1005', parent_vendor_id: 'v1001', name: 'Harbour Tea Pier' }),
        ),
    };
    await open(prepare);
    expect(editButtons(await openBranches())).toEqual([]);
    stop();
    document.body.replaceChildren();
    await open({ ...prepare, flags: { 'edit-vendor-outlet': true } });
    const branches = await openBranches();
    expect(editButtons(branches)).toEqual(['Edit Harbour Tea Xinyi', 'Edit Harbour Tea Gongguan']);
    await user.click(branches.getByRole('button', { name: 'Edit Harbour Tea Gongguan' }));
    expect(await screen.findByText('editing v1003')).toBeVisible();
  });

  it('add an outlet while the flag is on [SHELL-BRANCH-04]', async () => {
    await open({ registry, load });
    expect((await openBranches()).queryByRole('button', { name: 'Add collection point' })).toBeNull();
    stop();
    document.body.replaceChildren();
    await open({ registry, load, flags: { 'add-vendor-outlet': true } });
    await user.click((await openBranches()).getByRole('button', { name: 'Add collection point' }));
    await user.click(await screen.findByRole('button', { name: 'adding' }));
    expect(screen.queryByRole('button', { name: 'adding' })).toBeNull();
  });

  it('show a notice if no remote fills the slot', async () => {
    const { services } = await open({ flags: { 'add-vendor-outlet': true } });
    await user.click((await openBranches()).getByRole('button', { name: 'Add collection point' }));
    await waitFor(() =>
      expect(services.notices.shown.get()).toMatchObject([{ type: 'info', key: 'outlets-not-open' }]),
    );
  });
});
