import { calls } from '@portal/contracts';
import { answers, personAs, portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EventsPage } from './events-page';
import { sampleEvent } from './sample-event';

const server = portalServer();
const club = { _id: '65c000000000000000000001', name: 'Coding Club', type: 'Club' as const };

function show(at: string, as: 'STUDENT' | 'visitor' = 'STUDENT') {
  const asked: string[] = [];
  server.use(
    answers(calls.listEventsByRole, ({ query }) => {
      asked.push([query.unit, query.from, query.to].join());
      return [sampleEvent];
    }),
    answers(calls.listUnits, [club]),
  );
  return { asked, ...renderWithPortal(<EventsPage />, { as, at, path: '/events' }) };
}

const openFilters = async (user: ReturnType<typeof show>['user']) => {
  await screen.findByRole('article');
  await user.click(screen.getByRole('button', { name: /^More filters/ }));
  const panel = await screen.findByRole('dialog', { name: 'Filters' });
  await within(panel).findByRole('button', { name: 'Done' });
  return within(panel);
};

describe('the other filters', () => {
  it('find a unit by typing, and ask for its events', async () => {
    const { user, asked, address } = show('/events');
    const panel = await openFilters(user);
    await user.type(panel.getByRole('combobox', { name: 'Unit' }), 'cod');
    await user.click(await panel.findByRole('option', { name: 'Coding Club' }));
    await waitFor(() => expect(asked.at(-1)).toBe(`${club._id},,`));
    expect(address()).toBe(`/events?unit=${club._id}`);
    expect(screen.getByRole('button', { name: 'More filters, 1 set' })).toBeVisible();
  });

  it('take the first and the last day, and show an error when they are reversed', async () => {
    const { user, asked } = show('/events?from=2026-11-20');
    const panel = await openFilters(user);
    expect(panel.getByLabelText('From')).toHaveValue('20 Nov 2026');
    await user.type(panel.getByLabelText('To'), '2026-11-30');
    await waitFor(() => expect(asked.at(-1)).toBe(',2026-11-20,2026-11-30'));
    await user.clear(panel.getByLabelText('To'));
    await user.type(panel.getByLabelText('To'), '2026-11-10');
    expect(await panel.findByText('The last day must not be before the first.')).toBeVisible();
  });

  it('take a day that is typed digit by digit', async () => {
    const { user, asked } = show('/events');
    const panel = await openFilters(user);
    for (const year of ['0002', '0020', '0202', '2026']) {
      fireEvent.change(panel.getByLabelText('From'), { target: { value: `${year}-11-20` } });
      expect(panel.getByLabelText('From')).toHaveValue(`${year}-11-20`);
    }
    await waitFor(() => expect(asked.at(-1)).toBe(',2026-11-20,'));
    expect(asked).toEqual([',,', ',2026-11-20,']);
  });

  it('are all cleared at once', async () => {
    const { user, asked, address } = show(`/events?unit=${club._id}&to=2026-12-01&q=git`);
    const panel = await openFilters(user);
    expect(await panel.findByDisplayValue('Coding Club')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(asked.at(-1)).toBe(',,'));
    expect(address()).toBe('/events');
  });

  it('ignore invalid values in the URL', async () => {
    const { asked } = show('/events?unit=coding&from=tomorrow&to=2026-02-31');
    await screen.findByRole('article');
    expect(asked).toEqual([',,']);
  });

  it('search for the beginning of a text that is too long', async () => {
    const searched: (string | undefined)[] = [];
    server.use(
      answers(calls.listEventsByRole, ({ query }) => {
        searched.push(query.q);
        return [];
      }),
    );
    renderWithPortal(<EventsPage />, { as: 'STUDENT', at: `/events?q=${'x'.repeat(150)}`, path: '/events' });
    expect(await screen.findByText('No events found')).toBeVisible();
    expect(searched).toEqual(['x'.repeat(100)]);
  });

  it('have no unit for visitors, who may not list units', async () => {
    const { user } = show('/events', 'visitor');
    const panel = await openFilters(user);
    expect(panel.queryByRole('combobox')).toBeNull();
    expect(panel.getByLabelText('From')).toBeVisible();
  });
});

describe('the list of a coordinator', () => {
  it('shows an error without the username', async () => {
    renderWithPortal(<EventsPage />, { as: personAs('CLUB_COORDINATOR', { username: '' }), at: '/events' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Username is missing for Club Coordinator.');
  });
});
