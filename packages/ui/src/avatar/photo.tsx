import { useState, type ReactNode } from 'react';
import styles from './avatar.module.css';
import { useRefreshImageAccess } from './image-access';

interface PhotoProps {
  readonly src: string;
  /** Shown when it cannot be shown. */
  readonly fallback: ReactNode;
}

/** A picture that is tried twice, the second time with access renewed. */
export function Photo({ src, fallback }: PhotoProps) {
  const renew = useRefreshImageAccess();
  const [attempt, setAttempt] = useState<'first' | 'waiting' | 'second' | 'none'>('first');
  const fail = () => {
    if (attempt === 'second') return setAttempt('none');
    setAttempt('waiting');
    void renew().finally(() => setAttempt('second'));
  };
  if (attempt === 'waiting' || attempt === 'none') return fallback;
  return <img key={attempt} className={styles.photo} src={src} alt="" onError={fail} />;
}
