import { createRequire } from 'node:module';
import { expect, it } from '@jest/globals';

const require = createRequire(import.meta.url);
const { requireFromJsdom } = require('./jsdom-internals.cjs');
const { JSDOM } = createRequire(require.resolve('jest-environment-jsdom'))('jsdom');
const { indexLabelsOnce } = require('./jsdom-labels.cjs');
const { iterateListsDirectly, matchSimpleSelectors } = require('./jsdom-selectors.cjs');

const PAGE = `<!doctype html><form>
  <label for="name">Name</label><input id="name" aria-label="Your name" type="TEXT">
  <label>Phone <input type="hidden" name="country"><input name="phone" role="textbox  spinbutton"></label>
  <label for="name">Full name</label><label for="">Nothing</label><label for="gone">Gone</label>
  <label for="box">A division</label><div id="box" role="button"><button>Save</button></div>
  <label><span>No control</span></label><textarea id="name" data-testid="second"></textarea>
  <select title="Country" aria-describedby="name box"><option value="TW">Taiwan</option></select>
  <svg><linearGradient id="shade"></linearGradient><a href="#shade" role="link">x</a></svg>
  <template><label for="name">Inert</label></template></form>`;

const SELECTORS = [
  ...[
    '*',
    'label',
    'input, select',
    'label,input',
    '[id]',
    'lineargradient',
    'linearGradient',
    'option',
    'none',
  ],
  ...['[id="name"]', '#name', 'input[id="name"]', '[role="link"]', '*[role~="textbox"]', '[role~="text"]'],
  ...[
    '[aria-label]',
    '[aria-describedby~="box"]',
    '[data-testid^="sec"]',
    '[title^="c"]',
    'a[href="#shade"]',
  ],
  ...['[type="text"]', 'input[type="hidden"]', '[name="phone"],[name="country"]', '[role=""]', '[role~=""]'],
  ...[
    'form > label',
    'label:not([for])',
    '[role="link" i]',
    'label , button',
    '[aria-describedby~="name box"]',
  ],
];

/** Labels, selections and first matches of a page, as types and numbers of its elements. */
function readPage(markup, change = () => undefined) {
  const { window } = new JSDOM(markup);
  iterateListsDirectly(window);
  const { document } = window;
  const all = Array.from(document.getElementsByTagName('*'));
  const describe = (element) => element && `${element.tagName} ${all.indexOf(element)}`;
  const readLabels = () =>
    [...document.querySelectorAll('button, input, select, textarea')].map(
      (control) => control.labels && [...control.labels].map(describe),
    );
  const before = readLabels();
  change(document);
  return {
    labels: [before, readLabels()],
    selected: SELECTORS.map((selector) => [
      selector,
      [...document.querySelectorAll(selector)].map(describe),
      describe(document.querySelector(selector)),
      [...document.querySelector('form').querySelectorAll(selector)].map(describe),
      document.createElement('p').querySelectorAll(selector).length,
    ]),
  };
}
const moveLabel = (document) => {
  const [label] = document.querySelectorAll('label');
  label.setAttribute('for', 'box');
  document.querySelector('input').remove();
  document.querySelector('label:not([for])').append(document.createElement('button'));
};

// The first result is of jsdom alone, because a later test changes its classes.
const byJsdom = readPage(PAGE, moveLabel);
const simpleQueries = requireFromJsdom('nodes/Element-impl').implementation.prototype.querySelectorAll;

it('finds the same labels and elements as jsdom, also after the page has changed', () => {
  indexLabelsOnce();
  matchSimpleSelectors();
  expect(requireFromJsdom('nodes/Element-impl').implementation.prototype.querySelectorAll).not.toBe(
    simpleQueries,
  );
  expect(readPage(PAGE, moveLabel)).toEqual(byJsdom);
  expect(byJsdom.selected.filter(([, elements]) => elements.length > 0).length).toBeGreaterThan(20);
});

it('keeps the labels of a control live, and refuses a selector that jsdom refuses', () => {
  const { document } = new JSDOM('<label for="a">A</label><input id="a">').window;
  const { labels } = document.querySelector('input');
  expect(labels).toHaveLength(1);
  document.body.insertAdjacentHTML('beforeend', '<label for="a">Again</label>');
  expect(labels).toHaveLength(2);
  expect(() => document.querySelector('[')).toThrow();
  expect(() => document.querySelectorAll('')).toThrow();
});
