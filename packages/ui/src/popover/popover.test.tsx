import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { viewportQueries } from '../layout/viewport-queries';
import { Popover } from './popover';

const { matchMedia } = window;

afterEach(() => {
  jest.restoreAllMocks();
  delete (window as { CloseWatcher?: unknown }).CloseWatcher;
});

async function openOn(viewport: keyof typeof viewportQueries) {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(matchMedia(query), { matches: query === viewportQueries[viewport] }));
  render(
    <Popover label="Notifications, 3 unread" panelLabel="Notifications" icon={null}>
      {(close) => (
        <button type="button" onClick={close}>
          All notifications
        </button>
      )}
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Notifications, 3 unread' }));
  return screen.findByRole('dialog', { name: 'Notifications' });
}

const isClosed = async () => {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Notifications, 3 unread' })).toHaveFocus());
};

describe('a popover on a phone', () => {
  it('is a sheet with a title over an inert page, and takes the focus', async () => {
    const sheet = await openOn('phone');
    expect(screen.getByRole('heading', { name: 'Notifications' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Notifications, 3 unread' })).not.toBeInTheDocument();
    expect(sheet).toHaveFocus();
  });

  it('closes by Escape, its cross and what is in it, and gives the focus back', async () => {
    await openOn('phone');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    for (const name of ['Close', 'All notifications']) {
      await userEvent.click(screen.getByRole('button', { name: 'Notifications, 3 unread' }));
      await userEvent.click(await screen.findByRole('button', { name }));
      await isClosed();
    }
  });

  it('closes by a press on the backdrop', async () => {
    await openOn('phone');
    await userEvent.click(document.body);
    await isClosed();
  });

  it('closes by the back gesture, and when the browser goes back', async () => {
    const watchers: EventTarget[] = [];
    class Watcher extends EventTarget {
      constructor() {
        super();
        watchers.push(this);
      }
      readonly destroy = () => undefined;
    }
    Object.assign(window, { CloseWatcher: Watcher });
    await openOn('phone');
    act(() => void watchers[0]?.dispatchEvent(new Event('close')));
    await isClosed();
    await userEvent.click(screen.getByRole('button', { name: 'Notifications, 3 unread' }));
    await screen.findByRole('dialog');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await isClosed();
  });
});

describe('a popover on a tablet', () => {
  it('is a panel beside its button, which stays usable', async () => {
    expect(await openOn('tablet')).toHaveFocus();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'All notifications' }));
    await isClosed();
    await userEvent.click(screen.getByRole('button', { name: 'Notifications, 3 unread' }));
    await userEvent.click(screen.getByRole('button', { name: 'Notifications, 3 unread' }));
    await isClosed();
  });
});
