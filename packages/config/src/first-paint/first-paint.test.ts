import { describe, expect, it } from '@jest/globals';
import { parseConditions, FirstPaintFault, parseTextParts, readFirstPaint, writePlaceholder } from './index';
import type { MarkupElement } from './index';

const key = writePlaceholder(['text', 'request-rider:form.name']);
const escaped = key.replaceAll('"', '&quot;');
const when = (inner: string, conditions: string) =>
  `<first-when data-when="${conditions}">${inner}</first-when>`;
const FORM =
  `<div class="a_b C-1"><label for="_R_1_"><span>${escaped}</span>` +
  `<input id="_R_1_" type="text" autoComplete="off" placeholder="${escaped}" aria-invalid="false" value=""/></label>` +
  `<textarea rows="2"></textarea><button type="button" data-press="main">${escaped}<kbd>Ctrl ⏎</kbd></button>` +
  '<svg viewBox="0 0 20 20" fill="none" aria-hidden="true"><path d="M3 4h2.5z" stroke="currentColor"></path></svg></div>';

describe('prerendered HTML', () => {
  it('is parsed as a tree with the conditions of each part', () => {
    const [form, part] = readFirstPaint(FORM + when('<p></p>', 'flag:pre_order !country:KW,OM brand:send'));
    expect(form).toMatchObject({ tag: 'div', attributes: { class: 'a_b C-1' } });
    expect(parseConditions(part as MarkupElement)).toEqual([
      { kind: 'flag', name: 'pre_order', holds: true },
      { kind: 'country', name: 'KW,OM', holds: false },
      { kind: 'brand', name: 'send', holds: true },
    ]);
    expect(part).toMatchObject({ children: [{ tag: 'p', attributes: {}, children: [] }] });
  });

  it.each([
    ['a script', '<script>alert(1)</script>', '<script>'],
    ['a style', '<style>*{}</style>', '<style>'],
    ['a form', '<form></form>', '<form>'],
    ['a link', '<a href="/x"></a>', '<a>'],
    ['a picture', '<img src="x"/>', '<img>'],
    ['a frame of another page', '<iframe></iframe>', '<iframe>'],
    ['a template', '<template></template>', '<template>'],
    ['an element of the shell', '<first-screen></first-screen>', '<first-screen>'],
    ['what draws something from elsewhere', '<svg><use href="#a"></use></svg>', '<use>'],
    ['a style attribute', '<p style="color:red"></p>', 'style'],
    ['a handler', '<button type="button" onclick="alert(1)"></button>', 'onclick'],
    ['a form’s address', '<button type="button" formaction="/x"></button>', 'formaction'],
    ['a button that sends', '<button></button>', 'not of type button'],
    ['an address in a colour', '<svg fill="url(#a)"></svg>', 'fill'],
    ['the mark of a remote', '<div data-remote="other"></div>', 'data-remote'],
    ['a data block’s id', '<div id="courier-config"></div>', 'id of <div>'],
    ['a password', '<input type="password"/>', 'of type password'],
    ['a hidden field', '<input type="hidden"/>', 'of type hidden'],
    ['a field that is filled in', '<input value="Xinyi"/>', 'filled in'],
    ['a filled text', '<textarea>{{["brand","platform"]}}</textarea>', 'not empty'],
    ['words', '<p>Deliver to</p>', 'a text key'],
    ['Chinese words', '<p>送達地址</p>', 'a text key'],
    ['words that are read out', '<p aria-label="الاسم"></p>', 'a text key'],
    ['a comment', '<!-- x -->', 'cannot be read'],
    ['markup a browser would repair', '<p><div></p></div>', 'ends what is not open'],
    ['markup that does not end', '<p>', 'ends what is not open'],
    ['an attribute without quotes', '<p class=a></p>', 'attributes of <p>'],
    ['an attribute with the other quotes', "<p class='a'></p>", 'attributes of <p>'],
    ['one attribute twice', '<p class="a" CLASS="b"></p>', 'twice'],
    ['an entity with two readings', '<p>&notit;</p>', 'entity'],
    ['a bare ampersand', '<p>&</p>', 'entity'],
    ['an unknown placeholder', '<p>{{["session","AccessToken"]}}</p>', 'unknown placeholder'],
    ['a placeholder in a value', '<p>{{["text","a:b",{"x":"{{[\\"env\\"]}}"}]}}</p>', 'unknown placeholder'],
    ['a placeholder that does not end', '<p>{{["text","a:b"</p>', 'not ended'],
    [
      'a placeholder outside a text',
      '<p class="{{[&quot;brand&quot;,&quot;platform&quot;]}}"></p>',
      'class of <p>',
    ],
    ['a tree without end', '<b>'.repeat(70) + '</b>'.repeat(70), 'deep'],
  ])('with %s is refused with a reason', (_, inner, named) => {
    const read = () => readFirstPaint(`<div>${inner}</div>`);
    expect(read).toThrow(FirstPaintFault);
    expect(read).toThrow(named);
  });

  it.each([
    ['nothing', ''],
    ['words alone', 'x'],
    ['an attribute of a condition', '<first-when data-when="flag:a" class="a"></first-when>'],
    ['an unknown condition', when('', 'vendor:v1001')],
    ['no condition', when('', '')],
    ['a script under a condition', when('<script></script>', 'flag:a')],
    ['too much', '<p></p>'.repeat(30_000)],
  ])('of %s is refused', (_, html) => {
    expect(() => readFirstPaint(html)).toThrow(FirstPaintFault);
  });

  it('may contain frame elements only in the frame', () => {
    const html = '<main><first-screen></first-screen></main>';
    expect(readFirstPaint(html, { isFrame: true })).toHaveLength(1);
    expect(() => readFirstPaint(html)).toThrow('<first-screen>');
  });
});

it('a placeholder may contain others, and the text around it is kept', () => {
  const name = writePlaceholder(['text', 'a:steps.where']);
  const whole = writePlaceholder(['text', 'a:steps.numbered', { number: 1, name }]);
  expect(parseTextParts(`· ${whole}${name} 2`)).toEqual([
    '· ',
    ['text', 'a:steps.numbered', { number: 1, name }],
    ['text', 'a:steps.where'],
    ' 2',
  ]);
  expect(parseTextParts('{one} brace')).toEqual(['{one} brace']);
});
