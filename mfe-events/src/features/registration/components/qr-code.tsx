import { encode } from 'uqr';
import { messages } from '../messages';
import styles from './qr-code.module.css';

/** A code as a QR code: dark on white in every theme and with an empty border, as scanners need it. */
export function QrCode({ code }: { readonly code: string }) {
  const { data, size } = encode(code, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={messages.qrCode(code)}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
