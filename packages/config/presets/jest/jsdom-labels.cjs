const { requireFromJsdom } = require('./jsdom-internals.cjs');

const { domSymbolTree } = requireFromJsdom('helpers/internal-constants');
const { isLabelable } = requireFromJsdom('helpers/form-controls');
const NodeList = requireFromJsdom('generated/NodeList');

const LABELABLE = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];

/** Root -> labels of each control at a version of the tree. */
const indexes = new WeakMap();

/**
 * For each control, jsdom walks the page and searches the page again for the control of each label: every query by
 * label or by name takes the square of the page's size. The labels are indexed once per change of the page instead.
 */
function listLabels(control) {
  const root = control.getRootNode({});
  let index = indexes.get(root);
  if (index?.version !== root._version) {
    index = { version: root._version, labels: indexLabels(root) };
    indexes.set(root, index);
  }
  return index.labels.get(control) ?? [];
}

function indexLabels(root) {
  const labels = new Map();
  const byId = new Map();
  const all = [];
  for (const node of domSymbolTree.treeIterator(root)) {
    if (node._attributeList === undefined) continue;
    const id = node.getAttributeNS(null, 'id');
    if (id !== null && !byId.has(id)) byId.set(id, node);
    if (node._localName === 'label' && 'control' in node) all.push(node);
  }
  for (const label of all) {
    const control = findControl(label, byId);
    if (control !== null) labels.set(control, [...(labels.get(control) ?? []), label]);
  }
  return labels;
}

function findControl(label, byId) {
  const id = label.getAttributeNS(null, 'for');
  if (id !== null) {
    const named = byId.get(id);
    return id !== '' && named !== undefined && isLabelable(named) ? named : null;
  }
  for (const node of domSymbolTree.treeIterator(label)) if (isLabelable(node)) return node;
  return null;
}

/** Replaces the lookup of labels in all windows of this process. */
exports.indexLabelsOnce = () => {
  for (const name of LABELABLE) {
    const { prototype } = requireFromJsdom(`nodes/HTML${name}Element-impl`).implementation;
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get() {
        if (!isLabelable(this)) return null;
        const root = this.getRootNode({});
        if (this._labels?._element !== root)
          this._labels = NodeList.createImpl(root._globalObject, [], {
            element: root,
            query: () => listLabels(this),
          });
        return this._labels;
      },
    });
  }
};
