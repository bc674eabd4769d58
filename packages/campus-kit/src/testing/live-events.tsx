import { calls, type EventChange } from '@portal/contracts';
import {
  liveStream,
  renderWithPortal,
  type LiveStream,
  type PortalOptions,
  type RenderedPortal,
} from '@portal/web-kit/testing';
import { act, waitFor } from '@testing-library/react';
import type { SetupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { EventChanges } from '../event-changes/event-changes';

/** Pages as the shell shows them to a person who gets the changes of others through the stream. */
export interface LiveEvents {
  /** Resolves when the stream is open and everything has been read for the last time before a change. */
  readonly show: (page: ReactNode, options: PortalOptions) => Promise<RenderedPortal>;
  /** Tells of a change, and lets the time pass after which it is read. */
  readonly tell: (change: EventChange) => Promise<void>;
  readonly pass: (milliseconds: number) => Promise<void>;
  /** Lets minutes pass in which no stream tells of anything; returns the paths that the page asks for in that time. */
  readonly quietMinutes: (minutes: number, ...others: readonly LiveStream[]) => Promise<readonly string[]>;
}

/** Mocks the stream of changed events and the clock for the tests of a block. */
export function liveEvents(server: SetupServer, now = '2026-11-20T04:30:00.000Z'): LiveEvents {
  let stream = liveStream(calls.streamEventChanges);
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(now), advanceTimers: true });
    stream = liveStream(calls.streamEventChanges);
    server.use(stream.handler);
  });
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  return {
    pass,
    async show(page, options) {
      const portal = renderWithPortal(
        <>
          {page}
          <EventChanges />
        </>,
        options,
      );
      await waitFor(() => expect(stream.connections()).toBe(1));
      await pass(10_000);
      return portal;
    },
    async quietMinutes(minutes, ...others) {
      const asked: string[] = [];
      const note = ({ request }: { readonly request: Request }) => void asked.push(new URL(request.url).pathname);
      server.events.on('request:start', note);
      for (let quarters = 0; quarters < minutes * 4; quarters += 1) {
        await pass(15_000);
        for (const open of [stream, ...others]) open.beat();
      }
      server.events.removeListener('request:start', note);
      return asked;
    },
    async tell(change) {
      stream.send('event-change', change);
      await pass(1_000);
    },
  };
}
