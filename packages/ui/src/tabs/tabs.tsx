import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './tabs.module.css';

/** Props of Tabs. */
export interface TabsProps<Value extends string> {
  /** Name of the row of tabs, for assistive technology. */
  readonly label: string;
  /** `count` beside the label, once it is known. */
  readonly tabs: readonly { readonly value: Value; readonly label: string; readonly count?: number | undefined }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** What the chosen tab shows. */
  readonly children: ReactNode;
}

/** Views of one page, one of which shows. Arrow keys, Home and End choose a tab, the Tab key goes on into its view. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const idOf = (tab: Value) => `${id}-${tab}`;
  const chosen = tabs.findIndex((tab) => tab.value === value);
  const choose = (event: KeyboardEvent) => {
    const next = tabAfterKey(event.key, chosen, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.value);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={choose}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={idOf(tab.value)}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? undefined : -1}
            className={styles.tab}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.count === undefined ? null : <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={idOf(value)}>
        {children}
      </div>
    </>
  );
}

/** The index of the tab that a key leads to; undefined for other keys. */
function tabAfterKey(key: string, index: number, count: number): number | undefined {
  const places: Readonly<Partial<Record<string, number>>> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}
