import { describe, expect, it } from '@jest/globals';
import {
  parseConditions,
  FirstPaintFault,
  parseTextParts,
  readFirstPaint,
  readMarkup,
  writeCondition,
} from './index';
import type { MarkupElement } from './index';

const nested = (depth: number) => '<b>'.repeat(depth) + '</b>'.repeat(depth);
const long = 'x'.repeat(90);

describe('markup as React writes it', () => {
  it('is parsed with its entities and void elements', () => {
    const html =
      '<p>1 &lt; 2 &gt; 0 &amp; 3<br/>4</p><hr/><input type="tel" aria-label="&quot;&#x27;" disabled/>';
    expect(readMarkup(html)).toEqual([
      {
        tag: 'p',
        attributes: {},
        children: ['1 < 2 > 0 & 3', { tag: 'br', attributes: {}, children: [] }, '4'],
      },
      { tag: 'hr', attributes: {}, children: [] },
      { tag: 'input', attributes: { type: 'tel', 'aria-label': `"'`, disabled: '' }, children: [] },
    ]);
  });

  it('has a maximum depth above that of a form', () => {
    expect(readMarkup(nested(60))).toHaveLength(1);
    expect(() => readMarkup(nested(61))).toThrow('It is more than 60 elements deep.');
    expect(readMarkup('<br/>'.repeat(70))).toHaveLength(70);
  });

  it('has a maximum length above that of a form', () => {
    const longest = '<p></p>'.padEnd(200_000);
    expect(readFirstPaint(longest)).toHaveLength(1);
    expect(() => readFirstPaint(`${longest} `)).toThrow('It has 200001 characters.');
  });
});

describe('prerendered HTML may contain', () => {
  it.each([
    ['a choice that has a value', '<input type="radio" value="now"/><input type="checkbox" value="yes"/>'],
    ['a field of no type, and one that is empty', '<input value=""/><input type="search"/>'],
    ['what is printed on a key', '<kbd>Esc</kbd>'],
    [
      'what is printed on a key in one country',
      '<kbd><first-when data-when="country:KW">Esc</first-when></kbd>',
    ],
    ['figures and signs', '<p>12 · 3,5 %</p>'],
    ['states of its own', '<p aria-busy="true" data-open-wide="2"></p>'],
    [
      'a drawing',
      '<svg viewBox="0 0 24 24" preserveAspectRatio="xMidYMid"><g transform="rotate(45) scale(2)"></g></svg>',
    ],
    ['a field in capitals as React writes it', '<textarea maxLength="200" readOnly=""></textarea>'],
    ['colours of the brand', '<svg><path fill="var(--brand-1)" stroke="#0a0B0c"></path></svg>'],
    ['ids React made', '<p id="_R_1_" aria-describedby="_R_1_ _R_2_"></p>'],
  ])('%s', (_, html) => {
    expect(readFirstPaint(html).length).toBeGreaterThan(0);
  });

  it('frame elements only in the frame', () => {
    const frame = '<nav data-remote="beta"><first-menu></first-menu><first-here></first-here></nav>';
    expect(readFirstPaint(frame, { isFrame: true })).toHaveLength(1);
    expect(() => readFirstPaint('<nav data-remote="beta"></nav>')).toThrow('<nav> has data-remote');
    expect(() => readFirstPaint('<first-door></first-door>', { isFrame: true })).toThrow('<first-door>');
    expect(() => readFirstPaint('<nav data-courier="x"></nav>', { isFrame: true })).toThrow('data-courier');
  });
});

describe('a problem of prerendered HTML is described in a sentence', () => {
  it.each([
    ['', 'It is empty.'],
    ['  \n ', 'It is empty.'],
    ['Deliver to', 'It holds words, "Deliver to": it needs a text key.'],
    [`<p>${long}</p>`, `<p> holds words, "${long.slice(0, 60)}": it needs a text key.`],
    ['<p title="Name"></p>', 'title of <p> holds words, "Name": it needs a text key.'],
    ['<first-when data-when="flag:a">Name</first-when>', 'It holds words, "Name": it needs a text key.'],
    [
      '<b><first-when data-when="flag:a">Name</first-when></b>',
      '<b> holds words, "Name": it needs a text key.',
    ],
    ['<form></form>', 'It holds <form>, which is not allowed.'],
    ['<p><form></form></p>', 'It holds <form>, which is not allowed.'],
    ['<p style="a"></p>', '<p> has style, which is not allowed.'],
    ['<p data-first-x="a"></p>', '<p> has data-first-x, which is not allowed.'],
    [`<p class="${long}!"></p>`, `class of <p> is "${long.slice(0, 60)}".`],
    ['<path d="url(1)"></path>', 'd of <path> is "url(1)".'],
    ['<button type="submit"></button>', 'A <button> is not of type button.'],
    ['<textarea><br/></textarea>', 'A <textarea> is not empty.'],
    ['<input type="file"/>', 'An <input> is of type file.'],
    ['<input type="text" value="x"/>', 'An <input> is filled in already.'],
    ['<input value="x"/>', 'An <input> is filled in already.'],
    ['<p class="a" class="b"></p>', '<p> has class twice.'],
    [`<p class=${long}></p>`, `The attributes of <p> cannot be read: "${`=${long}`.slice(0, 60)}".`],
    [`<p>&${long}</p>`, `It holds the entity "${`&${long}`.slice(0, 60)}".`],
    ['<p title="&copy;"></p>', 'It holds the entity "&copy;".'],
    [`<p></p><!-- ${long}`, `It cannot be read from "${`<!-- ${long}`.slice(0, 60)}" on.`],
    ['<p/>', 'The attributes of <p> cannot be read: "/".'],
    ['<svg><g fill="none"/></svg>', 'The attributes of <g> cannot be read: "/".'],
    ['<p></b>', '</b> ends what is not open.'],
    ['</p>', '</p> ends what is not open.'],
    ['<p><b></b>', '<p> is not ended.'],
    ['<first-when data-when="flag:a" id="_a"></first-when>', '<first-when> has id, which is not allowed.'],
    [`<first-when data-when="city:${long}"></first-when>`, `It depends on "${`city:${long}`.slice(0, 60)}".`],
    ['<first-when data-when="flag:a  flag:b"></first-when>', 'It depends on "".'],
    ['<first-when></first-when>', 'It depends on "".'],
    ['<p>{{["x",1]}}</p>', 'It names an unknown placeholder: ["x",1].'],
    [`<p>{{["${long}"]}}</p>`, `It names an unknown placeholder: ${`["${long}"]`.slice(0, 80)}.`],
    [`<p>1{{["${long}"}}</p>`, `A placeholder is not ended: ${`{{["${long}`.slice(0, 80)}.`],
  ])('%s', (html, sentence) => {
    const read = () => readFirstPaint(html);
    expect(read).toThrow(new FirstPaintFault(sentence));
    expect(read).toThrow(expect.objectContaining({ name: 'FirstPaintFault' }));
  });
});

it('a condition survives writing and reading', () => {
  const conditions = [
    { kind: 'flag', name: 'pre_order', holds: true },
    { kind: 'country', name: 'KW,OM', holds: false },
  ] as const;
  const when = conditions.map(writeCondition).join(' ');
  const [part] = readFirstPaint(`<first-when data-when="${when}"></first-when>`);
  expect(parseConditions(part as MarkupElement)).toEqual(conditions);
});

it.each([
  ['a text without values', '{{["text","a:b"]}}', [['text', 'a:b']]],
  ['a text with a number', '{{["text","a:b",{"n":2}]}}', [['text', 'a:b', { n: 2 }]]],
  ['something of the country', '1{{["country","phonePrefix"]}}', ['1', ['country', 'phonePrefix']]],
  ['the name of the menu', '{{["entry","label"]}}2', [['entry', 'label'], '2']],
  ['nothing', '', []],
])('%s is replaced at its position', (_, text, parts) => {
  expect(parseTextParts(text)).toEqual(parts);
});
