/** The sides of the page, not of the line: in Arabic and Urdu they would be the wrong ones. */
const PHYSICAL = [
  'left',
  'right',
  'top',
  'bottom',
  'width',
  'height',
  'min-width',
  'min-height',
  'max-width',
  'max-height',
  '/^(margin|padding|border|scroll-margin|scroll-padding)-(left|right|top|bottom)/',
  '/^border-(top|bottom)-(left|right)-radius$/',
  '/^(float|clear)$/',
];

/** Marks the kit puts on its own elements; a remote asks by props instead. */
const MARKS_OF_THE_KIT = [
  'role',
  'class',
  '/^data-map-/',
  'data-density',
  'data-side',
  'data-on',
  'data-active',
  'data-tone',
];

/** @type {import('stylelint').Config} */
export default {
  ignoreFiles: ['**/dist/**', '**/node_modules/**', 'reports/**', '**/brands.reset.css'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    // The build puts each file into the layer of its workspace.
    'at-rule-disallowed-list': ['layer', 'import', 'custom-media'],
    // Sizes of screens have names: `packages/config/src/media`.
    'media-feature-name-disallowed-list': [/^((min|max)-)?(width|height|inline-size|block-size)$/],
    // Sizes of type grow with the script.
    'declaration-property-value-allowed-list': {
      'font-size': [
        'inherit',
        '0',
        '/^var\\(--fs-\\d+\\)$/',
        '/^calc\\(var\\(--fs-\\d+\\) [+-] 0\\.5px\\)$/',
      ],
      font: ['inherit', '/var\\(--fs-\\d+/'],
    },
    'property-disallowed-list': PHYSICAL,
    'declaration-property-value-disallowed-list': {
      'text-align': ['left', 'right'],
      // Letters are kerned without it; with it the browser shapes whole texts instead of cached words, which takes 50 %
      // longer.
      'text-rendering': ['optimizeLegibility'],
      // The height of the bar has a name: `--bar-height`.
      '/^(?!--bar-height$)/': ['/\\b57px/'],
    },
    'declaration-no-important': true,
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-custom-properties': true,
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'declaration-property-value-no-unknown': true,
    'function-calc-no-unspaced-operator': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'selector-pseudo-element-no-unknown': true,
    'selector-type-no-unknown': true,
    'unit-no-unknown': true,
  },
  overrides: [
    {
      files: ['apps/!(shell)/src/**/*.css'],
      rules: {
        // What is said about the whole page is the frame's to say.
        'selector-pseudo-class-disallowed-list': ['root', 'global'],
        'selector-attribute-name-disallowed-list': MARKS_OF_THE_KIT,
        // The page is the frame's, the fields are the kit's: neither is reached by its element.
        'selector-disallowed-list': [/(^|[\s>+~,(])(html|body|input|textarea)(?![\w-])/],
      },
    },
  ],
};
