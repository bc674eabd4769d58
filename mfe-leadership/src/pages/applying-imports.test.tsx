import { calls, type ImportAnswer } from '@portal/contracts';
import { answers, liveStream, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ImportPage } from './import-page';
import { aCheck, anImport, importId } from './sample-imports';

const server = portalServer();
let stream = liveStream(calls.followImport);
beforeEach(() => {
  stream = liveStream(calls.followImport);
  server.use(stream.handler);
});

const applied = { created: 2, changed: 1, unchanged: 4, at: '2026-11-20T10:00:00.000Z' };
const ready = anImport({ version: 3, check: aCheck({ created: 2, changed: 1, unchanged: 4 }) });
const show = (file: ImportAnswer) => {
  server.use(answers(calls.readImport, () => file));
  return renderWithPortal(<ImportPage />, { as: 'PRESIDENT', at: `/import?file=${importId}`, path: '/import' });
};

describe('a checked file', () => {
  it('is imported after a confirmation that names what happens', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(calls.applyImport, ({ body }) => {
        sent.push(body);
        return anImport({ ...ready, applied });
      }),
    );
    const { user } = show(ready);
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Import 3 positions?' }));
    expect(dialog.getByText('2 positions will be added, and 1 will be changed.')).toBeVisible();
    expect(dialog.getByText(/^All rows are imported, or none/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Import' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('2 positions added, 1 changed and 4 unchanged.');
    expect(sent).toEqual([{ version: 3 }]);
    expect(screen.getByRole('link', { name: 'View positions' })).toHaveAttribute('href', '/cosa');
  });

  it('is not imported when there is nothing to change', async () => {
    show(anImport({ check: aCheck({ unchanged: 7 }) }));
    expect(await screen.findByText(/^Everything in this file is in the portal already/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
  });

  it('shows how far the import is, and what came of it', async () => {
    let end: (file: ImportAnswer) => void = () => undefined;
    const result = new Promise<ImportAnswer>((resolve) => (end = resolve));
    server.use(answers(calls.applyImport, () => result));
    const { user } = show(ready);
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Import' }));
    expect(await screen.findByRole('img', { name: '0 of 2 rows' })).toBeVisible();
    await waitFor(() => expect(stream.connections()).toBe(1));
    stream.send('message', { progress: { done: 1, total: 2 }, is_applied: false });
    expect(await screen.findByRole('img', { name: '1 of 2 rows' })).toBeVisible();
    end(anImport({ ...ready, applied }));
    expect(await screen.findByText('2 positions added, 1 changed and 4 unchanged.')).toBeVisible();
  });

  it('that is being imported is followed after a reload too', async () => {
    let file = anImport({ ...ready, progress: { done: 500, total: 5000 } });
    server.use(answers(calls.readImport, () => file));
    renderWithPortal(<ImportPage />, { as: 'PRESIDENT', at: `/import?file=${importId}`, path: '/import' });
    expect(await screen.findByRole('img', { name: '500 of 5,000 rows' })).toBeVisible();
    await waitFor(() => expect(stream.connections()).toBe(1));
    file = anImport({ ...ready, applied });
    stream.send('message', { progress: null, is_applied: true });
    expect(await screen.findByText('2 positions added, 1 changed and 4 unchanged.')).toBeVisible();
  });

  it('shows the faults that it has by now', async () => {
    let file = ready;
    server.use(answers(calls.readImport, () => file));
    server.use(refuses(calls.applyImport, 'IMPORT.HAS_FAULTS'));
    const { user } = renderWithPortal(<ImportPage />, {
      as: 'PRESIDENT',
      at: `/import?file=${importId}`,
      path: '/import',
    });
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    const fault = { line: 3, column: 'Title', value: 'Singer', message: 'Give it another title.' };
    file = anImport({ version: 4, check: aCheck({ fault_count: 1, faults: [fault] }) });
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Import' }));
    expect(await screen.findByRole('cell', { name: 'Give it another title.' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Nothing was imported/);
    expect(screen.getByText(/^1 cell has to be corrected/)).toBeVisible();
  });
});

describe('a file that was imported', () => {
  it('says that its names may take a few minutes to appear everywhere, where it changed any', async () => {
    const later = 'It may take a few minutes until names and changes appear everywhere in the portal.';
    const changed = show(anImport({ applied }));
    expect(await screen.findByText(new RegExp(later))).toBeVisible();
    changed.unmount();
    show(anImport({ applied: { created: 0, changed: 0, unchanged: 2, at: applied.at } }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByText(new RegExp(later))).toBeNull();
  });

  it('says so, also when nothing changed, and leads to the next one', async () => {
    const { user, address } = show(anImport({ applied: { created: 0, changed: 0, unchanged: 2, at: applied.at } }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Everything in this file was in the portal already, so nothing changed.',
    );
    await user.click(screen.getByRole('button', { name: 'Import another file' }));
    expect(address()).toBe('/import');
  });
});
