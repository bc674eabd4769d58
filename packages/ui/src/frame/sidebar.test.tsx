import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Inbox } from 'lucide-react';
import { viewportQueries } from '../layout/viewport-queries';
import { AppFrame } from './app-frame';

const labels = { skip: 'Skip', nav: 'Main', bottomNav: 'Phone', more: 'More', collapse: 'Collapse', expand: 'Expand' };
const places = [{ label: 'Events', href: '#events', icon: <Inbox /> }];

function showOn(viewport: keyof typeof viewportQueries) {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(matchMedia(query), { matches: query === viewportQueries[viewport] }));
}

afterEach(() => {
  jest.restoreAllMocks();
});

function renderFrame({ isCollapsed = false } = {}) {
  const change = jest.fn();
  render(
    <AppFrame
      labels={labels}
      brand="Portal"
      groups={[{ items: places }]}
      bottomItems={places}
      isCollapsed={isCollapsed}
      onCollapsedChange={change}
    >
      <button type="button">Content</button>
    </AppFrame>,
  );
  const sidebar = screen.getByRole('complementary', { name: 'Main' });
  return { change, sidebar: within(sidebar) };
}

describe('the side navigation of a tablet', () => {
  it('is a rail of icons, whose words are tooltips, whatever was chosen on a desktop', () => {
    showOn('tablet');
    const { sidebar } = renderFrame();
    expect(sidebar.getByRole('link', { name: 'Events' })).toHaveAttribute('title', 'Events');
    expect(sidebar.getByRole('button', { name: 'Expand' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens over the page without changing the choice, and keeps the focus on its button', async () => {
    showOn('tablet');
    const { change, sidebar } = renderFrame();
    await userEvent.click(sidebar.getByRole('button', { name: 'Expand' }));
    expect(sidebar.getByRole('button', { name: 'Collapse' })).toHaveFocus();
    expect(sidebar.getByRole('button', { name: 'Collapse' })).toHaveAttribute('aria-expanded', 'true');
    expect(sidebar.getByRole('link', { name: 'Events' })).not.toHaveAttribute('title');
    expect(change).not.toHaveBeenCalled();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press on the page', () => userEvent.click(screen.getByRole('button', { name: 'Content' }))],
    ['going to a page', () => userEvent.click(screen.getAllByRole('link', { name: 'Events' })[0] as HTMLElement)],
  ])('closes by %s', async (_, leave) => {
    showOn('tablet');
    const { sidebar } = renderFrame();
    await userEvent.click(sidebar.getByRole('button', { name: 'Expand' }));
    await leave();
    expect(sidebar.getByRole('button', { name: 'Expand' })).toBeVisible();
  });
});

describe('the side navigation of a desktop', () => {
  it('is as it was left', () => {
    expect(renderFrame().sidebar.getByRole('button', { name: 'Collapse' })).toBeVisible();
  });

  it('shows icons alone once it was collapsed', () => {
    const { sidebar } = renderFrame({ isCollapsed: true });
    expect(sidebar.getByRole('link', { name: 'Events' })).toHaveAttribute('title', 'Events');
  });
});
