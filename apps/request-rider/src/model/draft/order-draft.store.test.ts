import { beforeEach, describe, expect, it } from '@jest/globals';
import { createSafeStorage } from '@courier/config/document';
import { createOrderDraftStore, draftStorageKey, emptyDraft, hasContent } from './order-draft.store';
import { emptyRequestForm } from '../form/request-form';
import { openStoredDraft } from '../../testing/stored-values';

beforeEach(() => localStorage.clear());

describe('the order draft', () => {
  it('holds exactly the fields of the form state [REQ-FORM-01]', () => {
    expect(Object.keys(openStoredDraft('v1').getState().form).sort()).toEqual(
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
    openStoredDraft('v1').getState().change({ destinationName: 'Lin' });
    expect(openStoredDraft('v1').getState().form.destinationName).toBe('Lin');
    expect(openStoredDraft('v2').getState().form.destinationName).toBe('');
  });

  it('starts empty when the stored value is not a draft', () => {
    localStorage.setItem(
      draftStorageKey('v1'),
      JSON.stringify({ state: { form: { destinationName: 7 } }, version: 1 }),
    );
    localStorage.setItem(draftStorageKey('v2'), '{broken');
    expect(openStoredDraft('v1').getState().form).toEqual(emptyRequestForm);
    expect(openStoredDraft('v2').getState().form).toEqual(emptyRequestForm);
  });

  it('works when storage is full or blocked', () => {
    const full = {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new Error('quota');
      },
    };
    const store = createOrderDraftStore(
      'v1',
      createSafeStorage(() => full),
    );
    store.getState().change({ destinationName: 'Lin' });
    expect(store.getState().form.destinationName).toBe('Lin');
  });

  it('removes everything, including a pending attempt, when it is cleared', () => {
    const store = openStoredDraft('v1');
    store.getState().change({ destinationName: 'Lin' });
    store.getState().setAttempt({ key: 'k', sent: ['{}'] });
    store.getState().clear();
    expect(openStoredDraft('v1').getState()).toMatchObject(emptyDraft);
  });

  it('has content after typing, but not through a preselected method', () => {
    expect(hasContent({ ...emptyDraft, form: { ...emptyRequestForm, paymentMethod: 'PAID' } })).toBe(false);
    expect(hasContent({ ...emptyDraft, form: { ...emptyRequestForm, riderNotes: 'x' } })).toBe(true);
  });
});
