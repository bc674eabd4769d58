import { ErrorState, LoadingState } from '@portal/ui';
import { useEffect, useState, type ComponentType } from 'react';
import styles from './bell.module.css';
import type { PanelProps } from './panel-props';
import { messages } from './messages';

type Loaded = { readonly Panel: ComponentType<PanelProps> } | 'failed' | null;

/** The panel comes when it is opened first: the first page has no need of it. */
export function PanelLoader(props: PanelProps) {
  const [loaded, setLoaded] = useState<Loaded>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const take = (found: Loaded) => {
      if (isWanted) setLoaded(found);
    };
    import('./bell-panel').then(
      ({ BellPanel }) => take({ Panel: BellPanel }),
      () => take('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  if (loaded === null) {
    return (
      <div className={styles.state}>
        <LoadingState label={messages.opening} shape="text" count={4} />
      </div>
    );
  }
  if (loaded === 'failed') {
    const retry = () => {
      setLoaded(null);
      setAttempt(attempt + 1);
    };
    return (
      <div className={styles.state}>
        <ErrorState message={messages.notOpened} onRetry={retry} />
      </div>
    );
  }
  return <loaded.Panel {...props} />;
}
