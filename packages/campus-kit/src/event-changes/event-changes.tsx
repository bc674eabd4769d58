import { calls, type EventChange } from '@portal/contracts';
import { useLive } from '@portal/web-kit';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createChangeReader, isFollowed } from './changed-events';

/**
 * Keeps what pages show of events, registrations, room requests and what is pending up to date while a person is signed in and
 * any of them is loaded; it shows nothing itself.
 */
export function EventChanges() {
  return useHasFollowed() ? <EventChangeListener /> : null;
}

/** The stream opens after the first of them has its answer, to which it would be a rival. */
function useHasFollowed(): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (onChange) => cache.subscribe(notifyManager.batchCalls(onChange)),
    () => cache.getAll().some((query) => isFollowed(query) && query.state.data !== undefined),
  );
}

function EventChangeListener() {
  const client = useQueryClient();
  const [reader] = useState(() => createChangeReader(client));
  const isListening = useRef(false);
  const status = useLive(calls.streamEventChanges.path, ({ event, data }) => {
    // Production builds leave the schemas of answers out, so the message is not checked.
    if (event === 'event-change') reader.add(JSON.parse(data) as EventChange);
  });
  useEffect(() => {
    if (status !== 'live' || isListening.current) return;
    // Once: after a break the stream goes on where it ended, but it does not begin before what was loaded first.
    isListening.current = true;
    reader.addEverything();
  }, [status, reader]);
  useEffect(() => reader.stop, [reader]);
  return null;
}
