import { calls, type HandOverAnswer, type Role } from '@portal/contracts';
import { answers, portalServer, problem, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HandOverPage } from './hand-over-page';
import { aHandOver, nothingLeft } from './sample-hand-over';

const server = portalServer();
const positionId = aHandOver().position._id;
const open = { from: '2027-03-01', until: '2027-03-31', is_open: true };
const done = { by: 'Ravi Kumar', at: '2027-03-10T06:30:00.000Z' };
const [clinic, night] = aHandOver().events.items;
if (!clinic || !night) throw new Error('The sample has two events');

const onlyEvents = (items: HandOverAnswer['events']['items'], total = items.length) => ({
  ...nothingLeft,
  events: { items, total, open: total - items.filter((item) => item.done).length },
});

interface Service {
  current: HandOverAnswer;
  readonly marked: unknown[];
  /** Answers wait for it. */
  gate: Promise<unknown>;
}

/** A service that stores marks of events, as the one behind the page does. */
function serve(current: HandOverAnswer): Service {
  const service: Service = { current, marked: [], gate: Promise.resolve() };
  server.use(
    answers(calls.readHandOver, () => service.current),
    answers(calls.markHandOverDone, async ({ body }) => {
      service.marked.push(body);
      await service.gate;
      const mark = body.is_done ? { done: { ...done, by: 'Asha Rao' } } : {};
      const items = service.current.events.items.map(({ done: before, ...item }) =>
        item._id === body.thing ? { ...item, ...mark } : { ...item, ...(before && { done: before }) },
      );
      service.current = onlyEvents(items);
      return mark;
    }),
  );
  return service;
}

function show(as: Role = 'STUDENT') {
  return renderWithPortal(<HandOverPage />, { as, at: `/hand-over/${positionId}`, path: '/hand-over/:positionId' });
}
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const button = (name: string) => screen.getByRole('button', { name });
const bodyOf = (thing: string, is_done = true) => ({ tenure_year: '2026-2027', kind: 'events', thing, is_done });

describe('a thing to do', () => {
  it('is done at the press of a button, and stands below with who said so and when', async () => {
    const { marked } = serve(onlyEvents([clinic, night]));
    const { user } = show();
    await heading('2 things to do');
    await user.click(button('Done: Git Clinic'));
    expect(await heading('1 thing to do')).toBeVisible();
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Git Clinic is done.');
    expect(screen.queryByRole('button', { name: 'Done: Git Clinic' })).not.toBeInTheDocument();
    expect(screen.getByText(/^Done by Ravi|^Done by Asha/)).not.toBeVisible();
    await user.click(screen.getByText('Done (1)'));
    expect(await screen.findByText('Done by Asha Rao, 10 Mar 2027, 12:00 pm')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Git Clinic' })).toBeVisible();
    await user.click(button('Done: Hack Night'));
    expect(await heading('Nothing left to do')).toBeVisible();
    expect(screen.getByText('Done (2)')).toBeVisible();
    await waitFor(() => expect(marked).toEqual([bodyOf(clinic._id), bodyOf(night._id)]));
  });

  it('is to do again after Undo, whoever said that it is done', async () => {
    const { marked } = serve(onlyEvents([night, { ...clinic, done }]));
    const { user } = show('PRESIDENT');
    await heading('1 thing to do');
    await user.click(screen.getByText('Done (1)'));
    expect(screen.getByText('Done by Ravi Kumar, 10 Mar 2027, 12:00 pm')).toBeVisible();
    await user.click(button('Undo: Git Clinic'));
    expect(await heading('2 things to do')).toBeVisible();
    expect(button('Done: Git Clinic')).toBeVisible();
    expect(screen.queryByText(/^Done \(/)).not.toBeInTheDocument();
    await waitFor(() => expect(marked).toEqual([bodyOf(clinic._id, false)]));
  });

  it('leaves the list before the service has answered, and can be undone once it has', async () => {
    const service = serve(onlyEvents([clinic, night]));
    let answer = () => undefined as void;
    service.gate = new Promise<void>((resolve) => (answer = resolve));
    const { user } = show();
    await heading('2 things to do');
    await user.click(button('Done: Git Clinic'));
    expect(await heading('1 thing to do')).toBeVisible();
    await user.click(screen.getByText('Done (1)'));
    expect(button('Undo: Git Clinic')).toHaveAttribute('aria-disabled', 'true');
    answer();
    await waitFor(() => expect(button('Undo: Git Clinic')).not.toHaveAttribute('aria-disabled'));
    expect(service.marked).toEqual([bodyOf(clinic._id)]);
  });

  it('stays done where the hand-over cannot be read again', async () => {
    serve(onlyEvents([clinic, night]));
    const { user } = show();
    await heading('2 things to do');
    server.use(answers(calls.readHandOver, () => problem('SYSTEM.UNAVAILABLE')));
    await user.click(button('Done: Git Clinic'));
    await user.click(await screen.findByText('Done (1)'));
    await waitFor(() => expect(button('Undo: Git Clinic')).not.toHaveAttribute('aria-disabled'));
    expect(await heading('1 thing to do')).toBeVisible();
  });

  it('comes back when it could not be marked, with the reason and what to do', async () => {
    serve(onlyEvents([clinic, night]));
    server.use(answers(calls.markHandOverDone, () => problem('SYSTEM.UNAVAILABLE')));
    const { user } = show();
    await heading('2 things to do');
    await user.click(button('Done: Git Clinic'));
    expect(await screen.findByText(/^Git Clinic isn't marked as done\. .*Please try again\.$/)).toBeVisible();
    expect(await heading('2 things to do')).toBeVisible();
    expect(button('Done: Git Clinic')).toBeVisible();
  });

  it('that was dealt with meanwhile is gone, and says so', async () => {
    const service = serve(onlyEvents([clinic, night]));
    const { user } = show();
    await heading('2 things to do');
    server.use(refuses(calls.markHandOverDone, 'HAND_OVER.NOT_TO_DO'));
    service.current = onlyEvents([night]);
    await user.click(button('Done: Git Clinic'));
    expect(
      await screen.findByText("Git Clinic isn't marked as done. This is no longer among the things to do."),
    ).toBeVisible();
    expect(await heading('1 thing to do')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Git Clinic')).not.toBeInTheDocument());
  });

  it('has a name of its own where another has the same title', async () => {
    serve(aHandOver());
    show();
    await heading('40 things to do');
    expect(screen.getAllByRole('button', { name: /^Done: / }).map((one) => one.getAttribute('aria-label'))).toEqual([
      'Done: Git Clinic, L-101, 5 Apr 2027, 6:00 pm to 8:00 pm',
      'Done: Git Clinic, L-202, 5 Apr 2027, 6:00 pm to 8:00 pm',
      'Done: Rehearsal of the winter play',
      'Done: Git Clinic, 5 Apr 2027, 6:00 pm, Lab 2, Ongoing',
      'Done: Hack Night',
      'Done: Coding Club',
      'Done: Meera Nair',
    ]);
  });

  it('is counted beyond those that are shown', async () => {
    serve({
      ...nothingLeft,
      events: { items: [clinic, { ...night, done }], total: 1_042, open: 1_040 },
    });
    const { user } = show();
    expect(await heading('1,040 things to do')).toBeVisible();
    expect(screen.getByText('Showing 1 of 1,040')).toBeVisible();
    await user.click(screen.getByText('Done (2)'));
    expect(screen.getByText('Showing 1 of 2')).toBeVisible();
  });
});

describe('the row after one that is done', () => {
  const three = [clinic, night, { ...night, _id: '65f000000000000000000013', title: 'Code Camp' }];

  it('gets the focus, the row above after the last, and the list after the only one', async () => {
    serve(onlyEvents(three));
    const { user } = show();
    await heading('3 things to do');
    button('Done: Git Clinic').focus();
    await user.keyboard('{Enter}');
    expect(button('Done: Hack Night')).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(button('Done: Code Camp')).toHaveFocus();
    await user.keyboard(' ');
    expect(button('Done: Hack Night')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await heading('Nothing left to do')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Nothing left to do' })).getByText('Done (3)')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Nothing left to do' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  it('gets neither the second press of a double click nor a key that is held', async () => {
    const { marked } = serve(onlyEvents(three));
    const { user } = show();
    await heading('3 things to do');
    await user.click(button('Done: Git Clinic'));
    fireEvent.click(button('Done: Hack Night'), { detail: 2 });
    expect(fireEvent.keyDown(button('Done: Hack Night'), { key: 'Enter', repeat: true })).toBe(false);
    expect(await heading('2 things to do')).toBeVisible();
    await user.click(screen.getByText('Done (1)'));
    await waitFor(() => expect(button('Undo: Git Clinic')).not.toHaveAttribute('aria-disabled'));
    expect(marked).toEqual([bodyOf(clinic._id)]);
  });
});

describe('the notes of a hand-over', () => {
  const own = {
    _id: '65c000000000000000000002',
    version: 1,
    author: 'Asha Rao',
    text: 'Ask the dean.',
    updated_at: '2027-03-11T06:30:00.000Z',
    is_own: true,
  } as const;

  it('are a thing to do for who can write them, which is done once they are written', async () => {
    const service = serve({ ...nothingLeft, writing: open });
    server.use(
      answers(calls.writeHandOverNotes, () => {
        service.current = { ...service.current, notes: [own] };
        return own;
      }),
    );
    const { user } = show();
    const toDo = within(await screen.findByRole('region', { name: '1 thing to do' }));
    expect(toDo.getByText('Until 31 Mar 2027')).toBeVisible();
    expect(toDo.queryByRole('button', { name: /^Done/ })).not.toBeInTheDocument();
    await user.click(toDo.getByRole('button', { name: 'Write notes for your successor' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Notes for your successor' }));
    await user.type(dialog.getByLabelText('Your notes'), 'Ask the dean.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await heading('Nothing left to do')).toBeVisible();
    await waitFor(() => expect(button('Edit my notes')).toHaveFocus());
  });

  it('are none while they cannot be written, and none for others', async () => {
    serve({ ...nothingLeft, writing: { ...open, is_open: false } });
    const { unmount } = show();
    expect(await heading('Nothing left to do')).toBeVisible();
    unmount();
    serve(nothingLeft);
    show('PRESIDENT');
    expect(await heading('Nothing left to do')).toBeVisible();
  });
});
