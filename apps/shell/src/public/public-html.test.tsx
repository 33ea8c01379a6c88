import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import english from '../../locales/en.json';
import chinese from '../../locales/zh_Hant_TW.json';
import { renderPublic } from '../testing/render-public';
import { keepTyped, watchEnter } from './take-over';

const html = readFileSync(join(__dirname, 'public.html'), 'utf8');
const read = () => new DOMParser().parseFromString(html, 'text/html');

/** The words of an element, however its lines are broken. */
const textOf = (element: Element | null) => (element?.textContent ?? '').trim().replaceAll(/\s+/g, ' ');

type Texts = { [key: string]: string | Texts };
const flat = (texts: Texts): string[] =>
  Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : flat(value)));

/** Tag, classes and field names of everything inside, without what is decoration or comes later. */
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

describe('the form in the html', () => {
  it('says in both languages exactly what the texts say', () => {
    const [en, zh] = [flat(english), flat(chinese)];
    for (const words of read().querySelectorAll('[data-words]')) {
      const known = words.getAttribute('data-words') === 'en' ? en : zh;
      expect(known).toContain(textOf(words));
    }
    const pairs = [...read().querySelectorAll('[data-words=en]')].map(
      (words) => [textOf(words), textOf(words.nextElementSibling)] as const,
    );
    for (const [ours, theirs] of pairs) expect(zh[en.indexOf(ours)]).toBe(theirs);
  });

  it('is built like the form that takes over, so that nothing moves', async () => {
    const { container } = await renderPublic({ path: '/connect', flags: { guest_checkout: true } });
    expect(outline(read().body)).toEqual(outline(container));
  });

  it('can be sent nowhere before the page is in charge', () => {
    expect(read().querySelector('form, button[type=submit], input[type=submit]')).toBeNull();
    expect(read().querySelector('script:not([src])')).toBeNull();
  });

  it('has the places the server fills', () => {
    for (const place of ['<html data-courier-html>', '<!--courier:head-->', '<!--courier:body-->'])
      expect(html).toContain(place);
    const workspace = readFileSync(join(__dirname, '../workspace.html'), 'utf8');
    for (const place of ['<html data-courier-html>', '<!--courier:head-->', '<!--courier:body-->'])
      expect(workspace).toContain(place);
  });
});

describe('taking over', () => {
  beforeEach(() => document.body.replaceChildren());

  it('keeps what was typed, the focus and the caret', () => {
    const root = document.createElement('div');
    root.append(...read().querySelectorAll('#root > *'));
    document.body.append(root);
    const field = root.querySelector<HTMLInputElement>('#password');
    Object.assign(root.querySelector<HTMLInputElement>('#email') ?? {}, { value: 'owner@demo.test' });
    Object.assign(field ?? {}, { value: 'secret' });
    field?.focus();
    field?.setSelectionRange(3, 3);
    const typed = keepTyped(root);
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
    const { values } = keepTyped(root);
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
