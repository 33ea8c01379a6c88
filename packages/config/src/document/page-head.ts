interface PageHead {
  /** The server replaces `Courier` by the name of the brand. */
  readonly title?: string;
  /** Style that declares the layers, before all other styles; the server adds the nonce. */
  readonly layerOrder: string;
}

/** HTML with which the head of every page begins. The server replaces the icon by that of the brand. */
export const pageHead = ({ title = 'Courier', layerOrder }: PageHead): string =>
  [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<style>${layerOrder}</style>`,
    `<title>${title}</title>`,
    '<link rel="icon" href="data:,">',
  ].join('');
