import { lazy } from 'react';
import styles from './Share.module.css';

const QrSvg = lazy(async () => ({ default: (await import('qrcode.react')).QRCodeSVG }));

/** Width and height. */
export const QR_PIXELS = 132;

interface QrCodeProps {
  text: string;
  /** Description for assistive technology. */
  label: string;
  hint?: string;
}

/** Black on white in every theme, because cameras need the contrast. Loads lazily and needs Suspense. */
export function QrCode({ text, label, hint }: QrCodeProps) {
  return (
    <figure className={styles.qr}>
      <QrSvg
        value={text}
        size={QR_PIXELS}
        marginSize={4}
        level="M"
        bgColor="#ffffff"
        fgColor="#000000"
        role="img"
        aria-label={label}
      />
      {hint !== undefined && <figcaption>{hint}</figcaption>}
    </figure>
  );
}
