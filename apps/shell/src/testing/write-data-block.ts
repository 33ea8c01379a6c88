/** Adds a JSON block as the server writes it. */
export function writeDataBlock(id: string, content: unknown): void {
  const block = Object.assign(document.createElement('script'), { id, type: 'application/json' });
  block.textContent = JSON.stringify(content);
  document.body.append(block);
}
