import { expect, it } from '@jest/globals';
import { PNG } from 'pngjs';
import { cleanImage } from './clean-image';

function png(width = 3, height = 2): Buffer {
  return PNG.sync.write(new PNG({ width, height }));
}
function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
}
function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}
function exif(orientation: number, more = ''): Buffer {
  const tiff = Buffer.from(`Exif\0\0II*\0\u0008\0\0\0\u0001\0\u0012\u0001\u0003\0\u0001\0\0\0`, 'latin1');
  return Buffer.concat([tiff, Buffer.from([orientation, 0, 0, 0]), Buffer.from(more)]);
}
const FRAME = segment(0xc0, Buffer.from([8, 0, 5, 0, 7, 1, 1, 0x11, 0]));
const SCAN = Buffer.concat([
  segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3]),
]);
const jpeg = (...segments: Buffer[]) =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, FRAME, SCAN, Buffer.from([0xff, 0xd9])]);

it('leaves out what a PNG carries besides its pixels, and anything behind its end', () => {
  const plain = png();
  const end = plain.length - 12;
  const spoiled = Buffer.concat([
    plain.subarray(0, end),
    chunk('tEXt', Buffer.from('Comment\0taken at 25.04,121.54')),
    plain.subarray(end),
    Buffer.from('<script>'),
  ]);
  const { contentType, content } = cleanImage(spoiled) ?? {};
  expect(contentType).toBe('image/png');
  expect(content?.toString('latin1')).not.toMatch(/taken|script/);
  expect(PNG.sync.read(content as Buffer)).toMatchObject({ width: 3, height: 2 });
});

it('leaves out where a JPEG was taken and keeps how it is turned', () => {
  const { contentType, content } = cleanImage(
    Buffer.concat([
      jpeg(segment(0xe1, exif(6, 'GPS 25.04')), segment(0xfe, Buffer.from('comment'))),
      Buffer.from('PK'),
    ]),
  ) as { contentType: string; content: Buffer };
  expect(contentType).toBe('image/jpeg');
  expect(content.toString('latin1')).not.toMatch(/GPS|comment|PK/);
  expect(content.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
  expect(content.includes(SCAN)).toBe(true);
  // The orientation is written as it is read, so a second pass keeps it.
  expect(cleanImage(content)?.content).toEqual(content);
  expect(content.toString('latin1')).toContain('Exif');
  expect(cleanImage(jpeg(segment(0xe1, exif(1))))?.content.toString('latin1')).not.toContain('Exif');
});

it('keeps of an Adobe segment its colour transform alone, and no segment of another program', () => {
  const adobe = Buffer.from('Adobe\0\u0064\0\0\0\0\u0001', 'latin1');
  const clean = (...segments: Buffer[]) => cleanImage(jpeg(...segments))?.content;
  expect(adobe).toHaveLength(12);
  expect(clean(segment(0xee, Buffer.concat([adobe, Buffer.from('GPS 25.04')])))).toEqual(
    jpeg(segment(0xee, adobe)),
  );
  expect(clean(segment(0xee, adobe))).toEqual(jpeg(segment(0xee, adobe)));
  expect(clean(segment(0xee, Buffer.from('GPS 25.04, 121.54')))).toEqual(jpeg());
  expect(clean(segment(0xee, Buffer.from('Adobe')))).toEqual(jpeg());
});

const frame = (height: number, width: number) => {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height);
  size.writeUInt16BE(width, 2);
  return segment(0xc0, Buffer.concat([Buffer.from([8]), size, Buffer.from([1, 1, 0x11, 0])]));
};

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a JPEG whose first of two frames has too many pixels', jpeg(frame(60_000, 60_000))],
  ['a JPEG whose frames have too many pixels together', jpeg(frame(60_000, 5), frame(5, 60_000))],
  ['a JPEG with a frame without a size', jpeg(frame(0, 60_000))],
  ['a page', Buffer.from('<html>')],
  ['half a PNG', png().subarray(0, 40)],
  ['a PNG without pixels', Buffer.concat([png().subarray(0, 33), chunk('IEND', Buffer.alloc(0))])],
  ['a PNG of too many pixels', png().fill(0xff, 16, 20)],
  ['half a JPEG', jpeg().subarray(0, -2)],
  ['a JPEG without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
  ['a JPEG with a wrong length', Buffer.concat([jpeg().subarray(0, 4), Buffer.from([0xff, 0xff])])],
])('takes %s for no picture', (_name, bytes) => {
  expect(cleanImage(bytes)).toBeNull();
});
