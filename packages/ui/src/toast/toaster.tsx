import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../icon-button/icon-button';
import { TextButton } from '../link-button/text-link';
import { currentToasts, dismissToast, subscribeToToasts } from './toast-store';
import type { ToastEntry } from './toast-store';
import styles from './toaster.module.css';

const icons = { success: <CircleCheck />, danger: <CircleAlert />, info: <Info /> };

/** Pauses while the toast is hovered or focused. */
function useCountdown({ id, duration }: ToastEntry, isPaused: boolean): void {
  const left = useRef(duration);
  useEffect(() => {
    if (isPaused || left.current === Infinity) return undefined;
    const began = Date.now();
    const timer = setTimeout(() => dismissToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - began;
    };
  }, [id, isPaused]);
}

function Toast({ entry, dismissLabel }: { readonly entry: ToastEntry; readonly dismissLabel: string }) {
  const [isPaused, setPaused] = useState(false);
  useCountdown(entry, isPaused);
  const { tone = 'info', text, action, id } = entry;
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  return (
    <li
      className={classNames(styles.toast, styles[tone])}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      {icons[tone]}
      <p className={styles.text} role={tone === 'danger' ? 'alert' : 'status'}>
        {text}
      </p>
      {action === undefined ? null : (
        <TextButton
          className={styles.action}
          onPress={() => {
            dismissToast(id);
            action.onPress();
          }}
        >
          {action.label}
        </TextButton>
      )}
      <span className={styles.close}>
        <IconButton label={dismissLabel} icon={<X />} size="sm" onPress={() => dismissToast(id)} />
      </span>
    </li>
  );
}

/** Tells style sheets how high the toasts are; a ref that is a new function is called again whenever one comes or goes. */
function reserveRoom(list: HTMLElement | null): void {
  if (!list) return;
  // Asking an empty list for its height would have every page laid out once more when it opens.
  const height = list.childElementCount === 0 ? 0 : list.offsetHeight;
  document.documentElement.style.setProperty('--toasts', `${height}px`);
}

/** Props of Toaster. */
export interface ToasterProps {
  /** Name of the region, for assistive technology. */
  readonly label?: string | undefined;
  readonly dismissLabel?: string | undefined;
}

/** Shows the toasts, bottom right, and over a dialog, which leaves them the room; render it once. */
export function Toaster({ label = 'Messages', dismissLabel = 'Dismiss' }: ToasterProps) {
  const entries = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  return (
    <section aria-label={label} data-react-aria-top-layer="true">
      <ol ref={(list) => reserveRoom(list)} className={styles.toasts}>
        {entries.map((entry) => (
          <Toast key={entry.id} entry={entry} dismissLabel={dismissLabel} />
        ))}
      </ol>
    </section>
  );
}
