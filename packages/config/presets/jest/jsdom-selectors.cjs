const { requireFromJsdom } = require('./jsdom-internals.cjs');

const { domSymbolTree } = requireFromJsdom('helpers/internal-constants');
const idlUtils = requireFromJsdom('generated/utils');
const NodeList = requireFromJsdom('generated/NodeList');

/** Attributes whose values are compared exactly; HTML compares `type`, `lang` and others in any case. */
const EXACT = /^(?:id|role|name|for|href|title|aria-.*|data-.*)$/;
const SIMPLE = /^(\*|[a-z][a-z0-9]*)?((?:\[[a-z-]+(?:[~^]?="[^"\\]*")?\])*)$/;
const ATTRIBUTE = /\[([a-z-]+)(?:([~^]?)="([^"\\]*)")?\]/g;

/** Selector -> test of an element, or null where the engine of jsdom decides. */
const compiled = new Map();

/** Lists of a type, `*` and attributes, as most queries of tests are. */
function compileSelector(selector) {
  const parts = selector.split(',').map((part) => compilePart(part.trim()));
  return parts.includes(null) ? null : (element) => parts.some((matches) => matches(element));
}

function compilePart(part) {
  const [, type = '*', tests = ''] = SIMPLE.exec(part) ?? [];
  if (part === '' || !SIMPLE.test(part)) return null;
  const attributes = [...tests.matchAll(ATTRIBUTE)].map(([, name, operator, value]) => ({
    name,
    operator,
    value,
  }));
  if (attributes.some(({ name, value }) => value !== undefined && !EXACT.test(name))) return null;
  if (attributes.some(({ operator, value }) => operator && /^$|\s/.test(value))) return null;
  return (element) =>
    (type === '*' || element._localName === type) &&
    attributes.every(({ name, operator, value }) => {
      const text = element.getAttributeNS(null, name);
      if (text === null || value === undefined) return text !== null;
      if (operator === '~') return text.split(/[\t\n\f\r ]+/).includes(value);
      return operator === '^' ? text.startsWith(value) : text === value;
    });
}

function findMatcher(selector) {
  const text = String(selector);
  if (!compiled.has(text)) compiled.set(text, compileSelector(text));
  return compiled.get(text);
}

function* listMatches(root, matches) {
  for (const node of domSymbolTree.treeIterator(root))
    if (node !== root && node._attributeList !== undefined && matches(node)) yield node;
}

/** In an HTML document alone: elsewhere names keep their case. */
const isHtml = (node) => node._ownerDocument._parsingMode === 'html';

/**
 * Queries by type and attribute walk the tree. The engine of jsdom reads each candidate through a live collection, which
 * takes several times longer than the walk.
 */
exports.matchSimpleSelectors = () => {
  for (const name of ['Document', 'DocumentFragment', 'Element']) {
    const { prototype } = requireFromJsdom(`nodes/${name}-impl`).implementation;
    const { querySelector, querySelectorAll } = prototype;
    prototype.querySelector = function (selector) {
      const matches = isHtml(this) ? findMatcher(selector) : null;
      if (matches === null) return querySelector.call(this, selector);
      return listMatches(this, matches).next().value ?? null;
    };
    prototype.querySelectorAll = function (selector) {
      const matches = isHtml(this) ? findMatcher(selector) : null;
      if (matches === null) return querySelectorAll.call(this, selector);
      return NodeList.createImpl(this._globalObject, [], { nodes: [...listMatches(this, matches)] });
    };
  }
};

/** A static list is iterated without a proxy for each element. */
exports.iterateListsDirectly = ({ NodeList: WindowNodeList }) => {
  const iterate = WindowNodeList.prototype[Symbol.iterator];
  WindowNodeList.prototype[Symbol.iterator] = function () {
    const list = idlUtils.implForWrapper(this);
    if (!list || list._isLive) return iterate.call(this);
    return list._list.map(idlUtils.wrapperForImpl)[Symbol.iterator]();
  };
};
