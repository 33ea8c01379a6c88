/** A picture without metadata, and its size. */
export interface CleanPixels {
  width: number;
  height: number;
  content: Buffer;
}
