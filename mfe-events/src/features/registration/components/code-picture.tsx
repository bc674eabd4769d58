import { encode } from 'uqr';
import { registrationTexts as words } from '../texts';
import styles from './code-picture.module.css';

/** A code as a picture for a scanner: dark on white in every theme, with the quiet edge that scanners need. */
export function CodePicture({ code }: { readonly code: string }) {
  const { data, size } = encode(code, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={words.picture(code)}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
