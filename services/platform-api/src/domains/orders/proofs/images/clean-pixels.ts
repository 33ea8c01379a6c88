export interface CleanPixels {
  width: number;
  height: number;
  content: Buffer;
}
