import { useState, type ReactNode } from 'react';
import styles from './avatar.module.css';
import { usePictureAccess } from './picture-access';

interface PhotoProps {
  readonly src: string;
  /** Shown instead when it cannot be shown. */
  readonly instead: ReactNode;
}

/** A picture that is tried twice, the second time with access renewed. */
export function Photo({ src, instead }: PhotoProps) {
  const renew = usePictureAccess();
  const [attempt, setAttempt] = useState<'first' | 'waiting' | 'second' | 'none'>('first');
  const fail = () => {
    if (attempt === 'second') return setAttempt('none');
    setAttempt('waiting');
    void renew().finally(() => setAttempt('second'));
  };
  if (attempt === 'waiting' || attempt === 'none') return instead;
  return <img key={attempt} className={styles.photo} src={src} alt="" onError={fail} />;
}
