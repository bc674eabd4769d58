import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const NONE: ReadonlySet<string> = new Set();

/** By entry of the browser's history, for the query client of the page: forgotten when the page is loaded again. */
const remembered = new WeakMap<QueryClient, Map<string, ReadonlySet<string>>>();

/** The units of a tree that were opened or closed by hand, and how to do so. Back leads to the page as it was left. */
export function useToggledUnits(): readonly [toggled: ReadonlySet<string>, toggle: (id: string) => void] {
  const client = useQueryClient();
  const { key } = useLocation();
  const [toggled, setToggled] = useState(remembered.get(client)?.get(key) ?? NONE);
  useEffect(() => {
    const byEntry = remembered.get(client) ?? new Map<string, ReadonlySet<string>>();
    remembered.set(client, byEntry.set(key, toggled));
  }, [client, key, toggled]);
  return [toggled, (id) => setToggled((before) => withToggled(before, id))];
}

function withToggled(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(before);
  if (!next.delete(id)) next.add(id);
  return next;
}
