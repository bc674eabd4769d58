import { calls } from '@portal/contracts';
import { screen, waitFor } from '@testing-library/react';
import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { answers, connection, portalServer, renderWithPortal, type RenderedPortal } from '../testing';
import { RemoteBoundary } from './remote-boundary';
import { isRemoteModule, type RemoteModule } from './remote-module';
import { RemotePages } from './remote-pages';

const remote: RemoteModule = { routes: [{ path: '/events', Component: () => <h1>Events at the institute</h1> }] };
const missing = () => Promise.reject(new Error('404'));
const server = portalServer();
const { lose } = connection();
let count = 0;

async function show(fetchRemote: (isAgain: boolean) => Promise<unknown>): Promise<RenderedPortal> {
  count += 1;
  const part = (
    <>
      <p>The rest</p>
      <RemoteBoundary name={`remote-${count}`} section="Events" fetchRemote={fetchRemote}>
        {(loaded) => <RemotePages remote={loaded} />}
      </RemoteBoundary>
    </>
  );
  // What suspends has to be waited for inside act.
  return act(async () => {
    await Promise.resolve();
    return renderWithPortal(part, { at: '/events' });
  });
}

describe('the boundary of a remote', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  });

  it('shows the page of the remote for the address', async () => {
    await show(() => Promise.resolve({ remote }));
    expect(await screen.findByRole('heading', { name: 'Events at the institute' })).toBeInTheDocument();
  });

  it('shows the page of a remote that arrives between the rendering and its effects', async () => {
    let arrive: () => void = () => undefined;
    const files = new Promise((resolve) => (arrive = () => resolve({ remote })));
    function Arrival() {
      useLayoutEffect(() => arrive(), []);
      return null;
    }
    // Inside act nothing comes between; outside of it effects run in a task of their own, as in a browser.
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(
      <MemoryRouter>
        <RemoteBoundary name="arriving" section="Events" fetchRemote={() => files}>
          {() => <h1>Events at the institute</h1>}
        </RemoteBoundary>
        <Arrival />
      </MemoryRouter>,
    );
    expect(await screen.findByRole('heading', { name: 'Events at the institute' })).toBeInTheDocument();
    root.unmount();
  });

  it('tries a second time by itself, and forgets the first', async () => {
    const asked: boolean[] = [];
    await show((isAgain) => {
      asked.push(isAgain);
      return isAgain ? Promise.resolve({ remote }) : missing();
    });
    expect(await screen.findByRole('heading', { name: 'Events at the institute' })).toBeInTheDocument();
    expect(asked).toEqual([false, true]);
  });

  it('names the section that is missing, and leaves the rest alone', async () => {
    await show(missing);
    expect(await screen.findByText("Events can't be shown right now")).toBeInTheDocument();
    expect(screen.getByText('The rest')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Get help' })).toHaveAttribute('href', '/help');
  });

  it('names the page that was never opened here while the device is offline', async () => {
    lose();
    await show(missing);
    expect(await screen.findByText("You're offline")).toBeInTheDocument();
    expect(screen.getByText(/“Events” hasn't been opened on this device before/)).toBeInTheDocument();
    expect(screen.queryByText(/can't be shown/)).not.toBeInTheDocument();
  });

  it('loads the page again by Retry', async () => {
    server.use(answers(calls.fetchAuth, { user: null, role: 'STUDENT', onboardingComplete: false }));
    const { user } = await show(missing);
    // jsdom loads no page, and says so where a browser would.
    const load = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(String(load.mock.calls)).toContain('navigation'));
  });

  it('keeps a page that breaks to itself', async () => {
    const Broken = () => {
      throw new Error('A fault in the page');
    };
    await show(() => Promise.resolve({ remote: { routes: [{ path: '/events', Component: Broken }] } }));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
    expect(screen.getByText('The rest')).toBeInTheDocument();
  });

  it('refuses a remote of another shape', async () => {
    await show(() => Promise.resolve({ remote: { pages: [] } }));
    expect(await screen.findByText("Events can't be shown right now")).toBeInTheDocument();
    expect(isRemoteModule({ routes: [{ path: '/x' }] })).toBe(false);
    expect(isRemoteModule({ routes: [], widgets: 1 })).toBe(false);
    expect(isRemoteModule(remote)).toBe(true);
  });

  it('gives up on a remote that does not answer in time', async () => {
    jest.useFakeTimers();
    await show(() => new Promise(() => undefined));
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    jest.useRealTimers();
    expect(await screen.findByText("Events can't be shown right now")).toBeInTheDocument();
  });
});
