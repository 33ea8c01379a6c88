const EXTENT = 4096;
const [LENGTHS, POLYGON] = [2, 3];
const [MOVE_TO, LINE_TO, CLOSE_PATH] = [1, 2, 7];

/** A vector tile that is completely covered by a park, in OpenMapTiles' layer for parks. */
export function parkTile(): Buffer {
  const across = zigzag(EXTENT);
  const back = zigzag(-EXTENT);
  const geometry = Buffer.concat(
    [
      command(MOVE_TO, 1),
      0,
      0,
      command(LINE_TO, 3),
      across,
      0,
      0,
      across,
      back,
      0,
      command(CLOSE_PATH, 1),
    ].map(varint),
  );
  const feature = Buffer.concat([number(3, POLYGON), bytes(4, geometry)]);
  const layer = [bytes(1, Buffer.from('park')), bytes(2, feature), number(5, EXTENT), number(15, 2)];
  return bytes(3, Buffer.concat(layer));
}

const command = (id: number, count: number) => (id & 7) | (count << 3);
const zigzag = (value: number) => (value << 1) ^ (value >> 31);
const number = (field: number, value: number) => Buffer.concat([varint(field << 3), varint(value)]);
const bytes = (field: number, content: Buffer) =>
  Buffer.concat([varint((field << 3) | LENGTHS), varint(content.length), content]);

function varint(value: number): Buffer {
  const parts: number[] = [];
  for (let left = value; ; left >>>= 7) {
    if (left < 0x80) return Buffer.from([...parts, left]);
    parts.push((left & 0x7f) | 0x80);
  }
}
