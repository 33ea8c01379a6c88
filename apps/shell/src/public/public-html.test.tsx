import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import arabic from '../../locales/ar.json';
import english from '../../locales/en.json';
import urdu from '../../locales/ur.json';
import chinese from '../../locales/zh_Hant_TW.json';
import { renderPublic } from '../testing/render-public';
import { readTyped, watchEnter } from './typed-values';

const html = readFileSync(join(__dirname, 'public.html'), 'utf8');
const read = () => new DOMParser().parseFromString(html, 'text/html');

const readElementText = (element: Element | null) =>
  (element?.textContent ?? '').trim().replaceAll(/\s+/g, ' ');

/** The text under `shell:some.key`. */
const textAt = (texts: object, copy: string | null) =>
  (copy ?? '')
    .replace('shell:', '')
    .split('.')
    .reduce<unknown>(
      (inside, key) => Object.entries(inside ?? {}).find(([name]) => name === key)?.[1],
      texts,
    );

/** Tag, classes and field names of all elements, without decoration and late parts. */
function outline(root: Element): string[] {
  return [
    ...root.querySelectorAll(
      'main :is(h1, h2, input, label), main .pd-docket, main .pd-part, .pd-label, .pd-secret, .pd-help, .pd-new, .pd-facts li, .pd-how li, .pd-perforation, .pd-guest',
    ),
  ].map((element) =>
    [
      element.tagName === 'FORM' ? 'DIV' : element.tagName,
      element.className,
      element.id && element.tagName === 'INPUT' ? element.id : '',
      element.getAttribute('autocomplete') ?? '',
    ]
      .join(' ')
      .trim(),
  );
}

describe('the prerendered form', () => {
  it('contains exactly the English texts, and every text exists in all languages', () => {
    const places = [...read().querySelectorAll('[data-copy]')];
    expect(places.length).toBeGreaterThan(15);
    for (const place of places) {
      const copy = place.getAttribute('data-copy');
      expect([copy, readElementText(place)]).toEqual([copy, textAt(english, copy)]);
      for (const texts of [chinese, arabic, urdu]) expect(textAt(texts, copy)).toEqual(expect.any(String));
    }
  });

  it('contains no text outside the locale files', () => {
    const page = read();
    for (const place of page.querySelectorAll('[data-copy]')) place.remove();
    expect(readElementText(page.querySelector('#root'))).toMatch(/^[\d\s]*$/);
  });

  it('has the structure of the form that takes over, so that the layout does not shift', async () => {
    const { container } = await renderPublic({ path: '/connect', flags: { guest_checkout: true } });
    expect(outline(read().body)).toEqual(outline(container));
  });

  it('cannot be submitted before the page is interactive', () => {
    expect(read().querySelector('form, button[type=submit], input[type=submit]')).toBeNull();
    expect(read().querySelector('script:not([src])')).toBeNull();
  });

  it('has the placeholders that the server fills', () => {
    for (const place of ['<html data-courier-html>', '<!--courier:head-->', '<!--courier:body-->'])
      expect(html).toContain(place);
    const workspace = readFileSync(join(__dirname, '../workspace.html'), 'utf8');
    for (const place of ['<html data-courier-html>', '<!--courier:head-->', '<!--courier:body-->'])
      expect(workspace).toContain(place);
  });
});

describe('the takeover', () => {
  beforeEach(() => document.body.replaceChildren());

  it('keeps typed text, focus and caret', () => {
    const root = document.createElement('div');
    root.append(...read().querySelectorAll('#root > *'));
    document.body.append(root);
    const field = root.querySelector<HTMLInputElement>('#password');
    Object.assign(root.querySelector<HTMLInputElement>('#email') ?? {}, { value: 'owner@demo.test' });
    Object.assign(field ?? {}, { value: 'secret' });
    field?.focus();
    field?.setSelectionRange(3, 3);
    const typed = readTyped(root);
    expect(typed.values).toEqual({ email: 'owner@demo.test', password: 'secret' });
    const next = Object.assign(document.createElement('input'), { id: 'password', value: 'secret' });
    root.replaceChildren(next);
    typed.restoreFocus();
    expect(next).toHaveFocus();
    expect(next.selectionStart).toBe(3);
  });

  it.each([
    ['signs in with what was typed where Enter was pressed before', '{Enter}', 1],
    ['waits where something was typed after Enter', '{Enter}!', 0],
    ['waits where nothing was pressed', '', 0],
  ])('%s', async (_, keys, calls) => {
    const root = document.createElement('div');
    root.append(...read().querySelectorAll('#root > *'));
    document.body.append(root);
    const enter = watchEnter(root);
    const user = userEvent.setup();
    await user.type(root.querySelector('#email') as HTMLElement, 'owner@demo.test');
    await user.type(root.querySelector('#password') as HTMLElement, `secret${keys}`);
    const { values } = readTyped(root);
    root.remove();
    const { container, backend } = await renderPublic({ typed: values });
    await act(async () => enter.sendAgain(container));
    await waitFor(() => expect(backend.callsOf('identity.login')).toHaveLength(calls));
    if (calls > 0) {
      expect(backend.callsOf('identity.login')[0]?.body).toMatchObject({
        email_address: 'owner@demo.test',
        password: 'secret',
      });
    }
  });
});
