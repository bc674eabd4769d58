import { useState } from 'react';

const KEY = 'portal.navigation';

function isStored(): boolean {
  try {
    return localStorage.getItem(KEY) === 'collapsed';
  } catch {
    return false;
  }
}

/** Whether the side navigation shows icons alone, remembered by this browser. */
export function useCollapsed(): readonly [boolean, (isCollapsed: boolean) => void] {
  const [isCollapsed, setCollapsed] = useState(isStored);
  const choose = (next: boolean) => {
    setCollapsed(next);
    try {
      localStorage.setItem(KEY, next ? 'collapsed' : 'open');
    } catch {
      // Without storage the choice holds until the page is closed.
    }
  };
  return [isCollapsed, choose];
}
