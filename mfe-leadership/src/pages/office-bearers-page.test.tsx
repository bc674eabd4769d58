import { calls, type OfficeBearer } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { OfficeBearersPage } from './office-bearers-page';

const id = (number: number) => String(number).padStart(24, '0');

function bearer(nth: number, name: string, unit: string, more: Partial<OfficeBearer> = {}): OfficeBearer {
  return {
    _id: id(nth),
    user_id: { _id: id(100 + nth), personal_info: { name } },
    position_id: {
      _id: id(200),
      title: 'Secretary',
      unit_id: { _id: id(unit.length), name: unit, category: 'sports' },
    },
    tenure_year: '2026-2027',
    status: 'active',
    ...more,
  };
}

const tara = bearer(1, 'Tara Bose', 'Sports Council');
const abel = bearer(2, 'Abel Roy', 'Chess Club', {
  user_id: {
    _id: id(102),
    personal_info: { name: 'Abel Roy', email: 'abel@example.edu', phone: '9876543210' },
  },
});
const zoya = bearer(3, 'Zoya Khan', 'Chess Club');

const server = portalServer(answers(calls.listTenure, [tara, abel, zoya], { 'x-total-count': '3' }));

const show = (at = '/office-bearers') => renderWithPortal(<OfficeBearersPage />, { as: 'STUDENT', at });

/** The last of them on a page of its own. */
function answerTwoPages(): void {
  const headers = { 'X-Total-Count': '3' };
  server.use(
    answers(calls.listTenure, ({ query }) =>
      query.cursor === 'next'
        ? Response.json([zoya], { headers })
        : Response.json([tara, abel], { headers: { ...headers, Link: '</tenure?cursor=next>; rel="next"' } }),
    ),
  );
}

const rowsOf = (unit: string) =>
  within(screen.getByRole('region', { name: unit }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the office-bearers of a tenure', () => {
  it('stand by unit, with the contact that each shares', async () => {
    show();
    expect(await screen.findByText(/^Tenure 20\d\d-20\d\d: 3 office-bearers$/)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Sports Council',
      'Chess Club',
    ]);
    expect(screen.getByRole('link', { name: 'Chess Club' })).toHaveAttribute('href', `/units/${id(10)}`);
    expect(rowsOf('Chess Club')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'abel@example.edu' })).toHaveAttribute('href', 'mailto:abel@example.edu');
    expect(screen.getByRole('link', { name: '9876543210' })).toHaveAttribute('href', 'tel:9876543210');
    expect(within(screen.getByRole('region', { name: 'Sports Council' })).getAllByRole('link')).toHaveLength(1);
  });

  it('are of the tenure that the URL names and the filter changes', async () => {
    const asked: unknown[] = [];
    server.use(
      answers(calls.listTenure, ({ query }) => {
        asked.push(query.tenure_year);
        return [{ ...tara, status: 'terminated' as const }];
      }),
    );
    const { user, address } = show('/office-bearers?tenure=2024-2025');
    expect(await screen.findByText('Terminated')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tenure' }), '2023-2024');
    await waitFor(() => expect(asked).toEqual(['2024-2025', '2023-2024']));
    expect(address()).toBe('/office-bearers?tenure=2023-2024');
  });

  it('say when there are none, and when they could not be loaded', async () => {
    server.use(refuses(calls.listTenure, 'SYSTEM.UNAVAILABLE'));
    const { user } = show();
    expect(await screen.findByText("We couldn't load the office-bearers.")).toBeVisible();
    server.use(answers(calls.listTenure, []));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No office-bearers in this tenure yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  });

  it('go on below the first ones of a unit', async () => {
    answerTwoPages();
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Show 1 more' }));
    await waitFor(() => expect(rowsOf('Chess Club')).toHaveLength(2));
  });

  it('print when all of them are on the page', async () => {
    answerTwoPages();
    const printed: number[] = [];
    const print = jest
      .spyOn(window, 'print')
      .mockImplementation(() => void printed.push(screen.getAllByRole('listitem').length));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(printed).toEqual([3]));
    print.mockRestore();
  });
});
