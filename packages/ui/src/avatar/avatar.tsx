import { classNames } from '../class-names';
import styles from './avatar.module.css';
import { Photo } from './photo';

/** Props of Avatar. */
export interface AvatarProps {
  /** The whole name; its first and last initials are shown when there is no photo. */
  readonly name: string;
  readonly src?: string | undefined;
  /** Shown instead of the name's own initials, e.g. those of an office. */
  readonly initials?: string | undefined;
  /** 24, 28, 72 or 96 px. */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** `quiet` for people in lists; `accent` for the signed-in person. */
  readonly variant?: 'accent' | 'quiet' | undefined;
}

/** At most two initials of a name: `Kavya Iyer` gives `KI`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}

/** Photo of a person, or the initials when there is none. Hidden from assistive technology: show the name beside it or in a label. */
export function Avatar({ name, src, initials, size = 'md', variant = 'accent' }: AvatarProps) {
  const letters = initials ?? initialsOf(name);
  return (
    <span className={classNames(styles.avatar, styles[size], variant === 'quiet' && styles.quiet)} aria-hidden="true">
      {src ? <Photo key={src} src={src} fallback={letters} /> : letters}
    </span>
  );
}
