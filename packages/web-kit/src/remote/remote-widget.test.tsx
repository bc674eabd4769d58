import type { RoomRequestAnswer } from '@portal/contracts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FetchRemote } from './load-with-retry';
import { forgetRemote } from './remote-cache';
import { RemoteLoaderContext, RemoteWidget } from './remote-widget';

const request: RoomRequestAnswer = {
  _id: '65d000000000000000000001',
  room: 'Senate Hall',
  date: '2026-11-21',
  time: '10:00',
  end_time: '13:00',
  description: '',
  status: 'Pending',
  created_at: '2026-11-20T10:00:00.000Z',
};
const remote = {
  routes: [],
  widgets: { 'room-request': ({ request: { room } }: { request: RoomRequestAnswer }) => <p>The day of {room}</p> },
};

beforeEach(() => {
  forgetRemote('mfe_events');
  // A missing remote is part of the tests.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

async function show(fetchRemote: FetchRemote | null) {
  await act(
    async () =>
      void render(
        <RemoteLoaderContext value={fetchRemote && (() => fetchRemote)}>
          <RemoteWidget remote="mfe_events" name="room-request" props={{ request }} failed="The day can't be shown." />
          <p>The rest</p>
        </RemoteLoaderContext>,
        { onCaughtError: () => undefined },
      ),
  );
  return userEvent.setup();
}

describe('a widget of another remote', () => {
  it('is shown with what it is given', async () => {
    await show(() => Promise.resolve({ remote }));
    expect(await screen.findByText('The day of Senate Hall')).toBeVisible();
  });

  it('that is missing says so, and Retry finds it once it is deployed', async () => {
    let isDeployed = false;
    const user = await show(() => (isDeployed ? Promise.resolve({ remote }) : Promise.reject(new Error('404'))));
    expect(await screen.findByText("The day can't be shown.")).toBeVisible();
    expect(screen.getByText('The rest')).toBeVisible();
    isDeployed = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The day of Senate Hall')).toBeVisible();
  });

  it('that an older remote does not have says so', async () => {
    await show(() => Promise.resolve({ remote: { routes: [] } }));
    expect(await screen.findByText("The day can't be shown.")).toBeVisible();
  });

  it('is not there in a remote that stands alone', async () => {
    await show(null);
    expect(screen.getByText("The day can't be shown.")).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});
