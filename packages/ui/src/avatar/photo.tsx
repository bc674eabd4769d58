import { useState, type ReactNode } from 'react';
import styles from './avatar.module.css';
import { useRefreshImageAccess } from './image-access';

interface PhotoProps {
  readonly src: string;
  /** Shown while the image is not available. */
  readonly fallback: ReactNode;
}

/** An image that is loaded a second time after a failure, with refreshed access. */
export function Photo({ src, fallback }: PhotoProps) {
  const refresh = useRefreshImageAccess();
  const [attempt, setAttempt] = useState<'first' | 'waiting' | 'second' | 'none'>('first');
  const fail = () => {
    if (attempt === 'second') return setAttempt('none');
    setAttempt('waiting');
    void refresh().finally(() => setAttempt('second'));
  };
  if (attempt === 'waiting' || attempt === 'none') return fallback;
  return <img key={attempt} className={styles.photo} src={src} alt="" onError={fail} />;
}
