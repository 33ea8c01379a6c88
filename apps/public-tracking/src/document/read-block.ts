/** The JSON of `<script type="application/json" id=…>`; undefined when the document has none or it is broken. */
export function readBlock(id: string): unknown {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? '') as unknown;
  } catch {
    return undefined;
  }
}
