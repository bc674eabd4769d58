import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { Inbox } from 'lucide-react';
import { LinkCard } from '../link-card/link-card';
import { Page } from '../page/page';
import { Section } from '../section/section';
import { LoadingState } from '../skeleton/loading-state';
import { StatStrip, StatTile } from '../stat/stat';
import { TextField } from '../text-field/text-field';
import { TimelineList } from '../timeline/timeline';
import { AppFrame } from './app-frame';
import type { AppFrameProps } from './app-frame';
import { Brand } from './brand';
import { SearchTrigger } from './search-trigger';

const places = [
  { label: 'Dashboard', href: '/', icon: <Inbox />, current: true },
  { label: 'Events', href: '/events', icon: <Inbox />, count: 7 },
];
const labels = {
  skip: 'Skip to content',
  nav: 'Main',
  bottomNav: 'Main, phone',
  more: 'More',
  collapse: 'Collapse',
  expand: 'Expand',
};

function Frame(props: Partial<AppFrameProps>) {
  return (
    <AppFrame
      labels={labels}
      accent="green"
      brand={<Brand href="/" lines={['Example Institute', 'of Technology']} />}
      groups={[{ items: places }, { title: 'Records', items: [{ label: 'Roles', href: '/roles', icon: <Inbox /> }] }]}
      bottomItems={places}
      search={<SearchTrigger label="Search events" onPress={() => undefined} />}
      {...props}
    >
      {props.children ?? <Page title="Dashboard" />}
    </AppFrame>
  );
}

describe('AppFrame', () => {
  it('marks the active page in both navigations', () => {
    render(<Frame />);
    for (const name of ['Main', 'Main, phone']) {
      const nav = screen.getByRole('navigation', { name });
      expect(within(nav).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
      expect(within(nav).getByRole('link', { name: /Events/ })).not.toHaveAttribute('aria-current');
    }
  });

  it('skips to the content with the first key', async () => {
    render(<Frame />);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('opens every place behind More', async () => {
    render(<Frame />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    const sheet = await screen.findByRole('dialog', { name: 'More' });
    expect(within(sheet).getByRole('link', { name: 'Roles' })).toBeVisible();
  });

  it('has no More when everything is in the bar', () => {
    render(<Frame groups={[{ items: places }]} />);
    expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  });

  it('keeps More for the places that do not fit into the bar', () => {
    const many = ['One', 'Two', 'Three', 'Four', 'Five'].map((label) => ({
      label,
      href: `/${label}`,
      icon: <Inbox />,
    }));
    render(<Frame groups={[{ items: many }]} bottomItems={many} />);
    expect(screen.getByRole('button', { name: 'More' })).toBeVisible();
  });

  it('is collapsed and expanded by a button, and the caller remembers', async () => {
    const change = jest.fn();
    render(<Frame onCollapsedChange={change} />);
    await userEvent.click(screen.getAllByRole('button', { name: 'Collapse' })[0] as HTMLElement);
    expect(change).toHaveBeenCalledWith(true);
  });

  it('gives the accent to the whole document', () => {
    const { rerender } = render(<Frame />);
    expect(document.documentElement).toHaveAttribute('data-accent', 'green');
    rerender(<Frame accent={undefined} />);
    expect(document.documentElement).not.toHaveAttribute('data-accent');
  });

  it('has nothing that axe finds', async () => {
    document.documentElement.lang = 'en';
    document.title = 'Dashboard';
    render(
      <Frame>
        <Page title="Dashboard" aside="Thursday">
          <StatStrip label="Figures">
            <StatTile label="Events" value={7} note="2 today" href="/events" attention="Needs you" />
          </StatStrip>
          <ul>
            <li>
              <LinkCard href="/inbox" title="Approvals" fact="7 waiting" />
            </li>
          </ul>
          <Section title="Activity">
            <TimelineList
              days={[
                {
                  id: 't',
                  title: 'Today',
                  rows: [{ id: '1', time: '11:18 am', dateTime: '2026-11-19', text: 'Moved', isUnread: true }],
                },
              ]}
            />
          </Section>
          <TextField label="Title" value="" onChange={() => undefined} errorMessage="Title is required" />
          <LoadingState label="Loading events..." shape="rows" />
        </Page>
      </Frame>,
    );
    const { violations } = await axe.run(document.documentElement, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});
