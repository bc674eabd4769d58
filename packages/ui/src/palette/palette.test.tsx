import { Button, RouterProvider } from '@portal/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { House } from 'lucide-react';
import { useState } from 'react';
import { Palette } from './palette';
import type { PaletteProps, PaletteMessages } from './palette';
import type { PaletteGroup } from './palette-list';

const words: PaletteMessages = {
  title: 'Search',
  field: 'Search events, people',
  list: 'Results',
  loading: 'Searching...',
  empty: (typed) => `Nothing found for “${typed}”`,
  emptyText: 'Try another word.',
  results: (count) => (count === 0 ? 'No results' : `${count} results`),
  move: 'Move',
  open: 'Open',
  close: 'Close',
  enterKey: 'Enter',
  escapeKey: 'Esc',
};
const leading = <House />;
const pages: PaletteGroup = {
  id: 'pages',
  title: 'Pages',
  hits: [
    { id: 'rooms', href: '/rooms', title: 'Rooms', leading },
    { id: 'roles', href: '/roles', title: 'Roles', leading },
  ],
};
const events: PaletteGroup = {
  id: 'events',
  title: 'Events',
  hits: [
    { id: 'e1', href: '/events/1', title: 'Robowars', detail: 'Robotics Club', trailing: '28 Nov 2026', leading },
    {
      id: 'e2',
      href: '/events/2',
      title: 'Rounds',
      trailing: 'Ongoing',
      badge: { tone: 'success', icon: leading },
      leading,
    },
  ],
};

type Given = Partial<Omit<PaletteProps, 'typed' | 'onType'>>;

function Desk({ go, ...given }: Given & { readonly go: (href: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <RouterProvider navigate={go}>
      <Button onPress={() => setOpen(true)}>Find</Button>
      {isOpen ? (
        <Palette
          messages={words}
          groups={[pages, events]}
          {...given}
          onClose={() => setOpen(false)}
          typed={typed}
          onType={setTyped}
        />
      ) : null}
    </RouterProvider>
  );
}

async function openPalette(given: Given = {}) {
  const go = jest.fn();
  const user = userEvent.setup();
  const { rerender } = render(<Desk go={go} {...given} />);
  await user.click(screen.getByRole('button', { name: 'Find' }));
  const field = screen.getByRole('combobox', { name: 'Search events, people' });
  return { go, user, field, change: (next: Given) => rerender(<Desk go={go} {...next} />) };
}

const chosen = () => screen.getByRole('option', { selected: true });

describe('the palette', () => {
  it('takes what is typed at once, and keeps the focus', async () => {
    const { user, field } = await openPalette();
    expect(field).toHaveFocus();
    for (let step = 0; step < 4; step += 1) {
      await user.tab();
      expect(screen.getByRole('dialog', { name: 'Search' })).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('has the first found chosen, and moves by arrows, Home and End, around the ends', async () => {
    const { user, field } = await openPalette();
    expect(chosen()).toHaveAccessibleName('Rooms');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()).toHaveAccessibleName('Robowars, Robotics Club, 28 Nov 2026');
    expect(field).toHaveAttribute('aria-activedescendant', chosen().id);
    await user.keyboard('{End}');
    expect(chosen()).toHaveAccessibleName('Rounds, Ongoing');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toHaveAccessibleName('Rooms');
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toHaveAccessibleName('Rounds, Ongoing');
    await user.keyboard('{Home}');
    expect(chosen()).toHaveAccessibleName('Rooms');
    expect(field).toHaveFocus();
  });

  it('opens what is chosen on Enter, and closes', async () => {
    const { user, go } = await openPalette();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(go).toHaveBeenCalledWith('/roles', undefined);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens a new tab on Ctrl+Enter, and stays', async () => {
    const tab = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user, go } = await openPalette();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(tab).toHaveBeenCalledWith('http://localhost/rooms', '_blank', 'noopener');
    expect(go).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    tab.mockRestore();
  });

  it('opens what is pressed; every hit is a link', async () => {
    const { user, go } = await openPalette();
    const rounds = screen.getByRole('option', { name: /Rounds/ });
    expect(rounds).toHaveAttribute('href', '/events/2');
    await user.click(rounds);
    expect(go).toHaveBeenCalledWith('/events/2', undefined);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('gives the focus back on Escape', async () => {
    const { user } = await openPalette();
    await user.keyboard('ro{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Find' })).toHaveFocus());
  });

  it('keeps the choice when more is found for the same text, and forgets it for another', async () => {
    const { user, change } = await openPalette({ groups: [events] });
    await user.keyboard('ro{ArrowDown}');
    change({ groups: [pages, events] });
    expect(chosen()).toHaveAccessibleName('Rounds, Ongoing');
    await user.keyboard('b');
    expect(chosen()).toHaveAccessibleName('Rooms');
  });

  it('has nothing that axe finds', async () => {
    const { user } = await openPalette();
    await user.keyboard('ro');
    const { violations } = await axe.run(screen.getByRole('dialog'), {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});

describe('what the palette says', () => {
  it('is how many were found, and which letters were typed', async () => {
    const { user } = await openPalette();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.keyboard('ro');
    expect(screen.getByRole('status')).toHaveTextContent('4 results');
    expect(screen.getAllByText('Ro').map(({ tagName }) => tagName)).toEqual(['MARK', 'MARK', 'MARK', 'MARK', 'MARK']);
    expect(screen.getByRole('group', { name: 'Events' })).toContainElement(
      screen.getByRole('option', { name: /Robowars/ }),
    );
  });

  it('is that it looks, and that nothing was found only afterwards', async () => {
    const { user, change } = await openPalette({ groups: [], isLoading: true });
    await user.keyboard('qq');
    expect(screen.getByRole('status')).toHaveTextContent('Searching...');
    expect(screen.queryByText('Try another word.')).not.toBeInTheDocument();
    change({ groups: [], isLoading: false });
    expect(screen.getByRole('status')).toHaveTextContent('No results');
    expect(screen.getByText('Nothing found for “qq”')).toBeVisible();
    expect(screen.getByText('Try another word.')).toBeVisible();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  });

  it('is that a search failed, beside what was found without it, and Retry', async () => {
    const retry = jest.fn();
    const failure = {
      message: 'Events could not be searched.',
      onRetry: retry,
      isRetrying: false,
    };
    const { user } = await openPalette({ groups: [pages], failure });
    expect(screen.getByRole('alert')).toHaveTextContent('Events could not be searched.');
    expect(screen.getByRole('option', { name: 'Roles' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
