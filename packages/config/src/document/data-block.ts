/** The JSON of `<script type="application/json" id=…>`; undefined if missing or invalid. */
export function readDataBlock(id: string, from: Document = document): unknown {
  const text = from.getElementById(id)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
