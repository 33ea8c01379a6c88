import type { MapPalette } from './palette';

const SIZE = 12;
const DENSITY = 3;

/** Metro station icon: a rounded square with an M, at three pixels per point. */
export function metroSign(palette: MapPalette): { image: ImageData; pixelRatio: number } | null {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE * DENSITY;
  canvas.height = SIZE * DENSITY;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.scale(DENSITY, DENSITY);
  pen.fillStyle = palette.label;
  pen.beginPath();
  pen.roundRect(0, 0, SIZE, SIZE, 3.5);
  pen.fill();
  pen.strokeStyle = palette.land;
  pen.lineWidth = 1.5;
  pen.lineJoin = 'round';
  pen.beginPath();
  [
    [3, 9],
    [3, 3],
    [6, 6.6],
    [9, 3],
    [9, 9],
  ].forEach(([x = 0, y = 0], index) => (index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  pen.stroke();
  return { image: pen.getImageData(0, 0, canvas.width, canvas.height), pixelRatio: DENSITY };
}
