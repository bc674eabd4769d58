import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './tabs.module.css';

/** One tab and what it shows. */
export interface TabItem {
  readonly id: string;
  readonly label: string;
  readonly count?: number | undefined;
  /** Rendered only while its tab is chosen. */
  readonly content: ReactNode;
}

/** Props of Tabs; the caller keeps which one is chosen (in the address, best). */
export interface TabsProps {
  /** Name of the list of tabs, for assistive technology. */
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Views of one thing of which one shows; arrows, Home and End move between the tabs. */
export function Tabs({ label, items, value, onChange }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = items.find((item) => item.id === value) ?? items[0];
  const move = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.id === chosen?.id);
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const step = steps[event.key];
    const next = step === undefined ? undefined : items.at(step % items.length);
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={move}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}-${item.id}`}
            data-tab={item.id}
            aria-selected={item.id === chosen?.id}
            aria-controls={item.id === chosen?.id ? `${base}-panel` : undefined}
            tabIndex={item.id === chosen?.id ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(item.id)}
          >
            {item.label}
            {item.count === undefined ? null : <span className={styles.count}>{item.count}</span>}
          </button>
        ))}
      </div>
      {chosen === undefined ? null : (
        <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${chosen.id}`} className={styles.panel}>
          {chosen.content}
        </div>
      )}
    </div>
  );
}
