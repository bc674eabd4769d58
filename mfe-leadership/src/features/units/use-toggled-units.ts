import { useLocation } from 'react-router-dom';
import { useEffect, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** By entry of the browser's history, until the page is loaded anew. */
const left = new Map<string, ReadonlySet<string>>();

/**
 * The units of a tree that were opened or closed by hand, and how to do so. Back leads to the page as it was left.
 */
export function useToggledUnits(): readonly [toggled: ReadonlySet<string>, toggle: (id: string) => void] {
  const { key } = useLocation();
  const [toggled, setToggled] = useState(left.get(key) ?? NONE);
  useEffect(() => void left.set(key, toggled), [key, toggled]);
  return [toggled, (id) => setToggled((before) => withToggled(before, id))];
}

function withToggled(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(before);
  if (!next.delete(id)) next.add(id);
  return next;
}
