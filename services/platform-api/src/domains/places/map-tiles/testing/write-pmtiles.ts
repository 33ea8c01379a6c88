interface Archive {
  /** The only tile, at zoom 0. */
  tile: Buffer;
  bounds: readonly [west: number, south: number, east: number, north: number];
  attribution: string;
  /** 1 is vector tiles, 2 PNG. */
  tileType?: number;
  /** 1 is none, 2 gzip, 3 brotli. */
  tileCompression?: number;
}

const HEADER_BYTES = 127;
const MINIMUM_BYTES = 16_384;

/** A PMTiles archive of version 3 with one tile, laid out as specified. */
export function writePmtiles({
  tile,
  bounds,
  attribution,
  tileType = 1,
  tileCompression = 1,
}: Archive): Buffer {
  const metadata = Buffer.from(JSON.stringify({ attribution }));
  // One entry: number of entries, then its id, run length, length and offset + 1.
  const directory = Buffer.from([1, 0, 1, tile.length, 1]);
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const metadataAt = HEADER_BYTES + directory.length;
  const tilesAt = metadataAt + metadata.length;
  const sections = [
    HEADER_BYTES,
    directory.length,
    metadataAt,
    metadata.length,
    tilesAt,
    0,
    tilesAt,
    tile.length,
    1,
    1,
    1,
  ];
  sections.forEach((value, index) => header.writeBigUInt64LE(BigInt(value), 8 + index * 8));
  header.writeUInt8(1, 96);
  header.writeUInt8(1, 97);
  header.writeUInt8(tileCompression, 98);
  header.writeUInt8(tileType, 99);
  bounds.forEach((degrees, index) => header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4));
  const content = Buffer.concat([header, directory, metadata, tile]);
  return Buffer.concat([content, Buffer.alloc(Math.max(0, MINIMUM_BYTES - content.length))]);
}
