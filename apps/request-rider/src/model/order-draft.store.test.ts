import { beforeEach, describe, expect, it } from '@jest/globals';
import { forgiving } from './forgiving-storage';
import { createOrderDraftStore, draftStorageKey, emptyDraft, hasContent } from './order-draft.store';
import { emptyRequestForm } from './request-form';

beforeEach(() => localStorage.clear());

describe('the order draft', () => {
  it('holds exactly the fields of the form state [REQ-FORM-01]', () => {
    expect(Object.keys(createOrderDraftStore('v1').getState().form).sort()).toEqual(
      [
        'destinationCity',
        'destinationArea',
        'destinationName',
        'destinationPhoneNumber',
        'destinationLongitude',
        'destinationLatitude',
        'destinationTextAddress',
        'destinationUnitNumber',
        'destinationBuilding',
        'riderNotes',
        'orderAmount',
        'orderDescription',
        'paymentMethod',
        'vat_number',
        'preordered_for',
      ].sort(),
    );
  });

  it('is loaded per vendor', () => {
    createOrderDraftStore('v1').getState().change({ destinationName: 'Lin' });
    expect(createOrderDraftStore('v1').getState().form.destinationName).toBe('Lin');
    expect(createOrderDraftStore('v2').getState().form.destinationName).toBe('');
  });

  it('starts empty when the stored value is not a draft', () => {
    localStorage.setItem(
      draftStorageKey('v1'),
      JSON.stringify({ state: { form: { destinationName: 7 } }, version: 1 }),
    );
    localStorage.setItem(draftStorageKey('v2'), '{broken');
    expect(createOrderDraftStore('v1').getState().form).toEqual(emptyRequestForm);
    expect(createOrderDraftStore('v2').getState().form).toEqual(emptyRequestForm);
  });

  it('works when storage is full or blocked', () => {
    const full = {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new Error('quota');
      },
    };
    const store = createOrderDraftStore('v1', forgiving(full as unknown as Storage));
    store.getState().change({ destinationName: 'Lin' });
    expect(store.getState().form.destinationName).toBe('Lin');
  });

  it('removes everything, including a pending attempt, when it is cleared', () => {
    const store = createOrderDraftStore('v1');
    store.getState().change({ destinationName: 'Lin' });
    store.getState().setAttempt({ key: 'k', sent: ['{}'] });
    store.getState().clear();
    expect(createOrderDraftStore('v1').getState()).toMatchObject(emptyDraft);
  });

  it('has content after typing, but not through a preselected method', () => {
    expect(hasContent({ ...emptyDraft, form: { ...emptyRequestForm, paymentMethod: 'PAID' } })).toBe(false);
    expect(hasContent({ ...emptyDraft, form: { ...emptyRequestForm, riderNotes: 'x' } })).toBe(true);
  });
});
