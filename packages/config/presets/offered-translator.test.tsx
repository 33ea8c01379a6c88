/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { Suspense } from 'react';
import * as whole from 'react-i18next';
import * as offered from './offered-translator.mjs';

/** For tools that extract texts; it is loaded later and cannot be deferred. */
const NOT_OFFERED = ['nodesToString'];

it('the portal offers remotes every component API of their translator', () => {
  expect(Object.keys(offered).sort()).toEqual(
    Object.keys(whole)
      .filter((name) => !NOT_OFFERED.includes(name))
      .sort(),
  );
});

it.each(['Trans', 'TransWithoutContext'] as const)(
  '%s renders elements within a text once it is loaded',
  async (name) => {
    const i18n = createInstance();
    await i18n.use(offered.initReactI18next).init({
      lng: 'ar',
      resources: { ar: { parcels: { ready: '<b>{{count}}</b> طرود جاهزة' } } },
    });
    const Drawn = offered[name];
    render(
      <offered.I18nextProvider i18n={i18n}>
        <Suspense fallback="…">
          <p>
            <Drawn i18n={i18n} ns="parcels" i18nKey="ready" count={3} components={{ b: <b /> }} />
          </p>
        </Suspense>
      </offered.I18nextProvider>,
    );
    const bold = await screen.findByText('3');
    expect([bold.tagName, bold.parentElement?.textContent]).toEqual(['B', '3 طرود جاهزة']);
  },
);
