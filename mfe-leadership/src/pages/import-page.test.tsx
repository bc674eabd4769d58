import { calls } from '@portal/contracts';
import { answers, isUnreachable, portalServer, problem, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { ImportPage } from './import-page';
import { aCheck, anImport, importId } from './sample-imports';

const server = portalServer();

const show = (at = '/import') => renderWithPortal(<ImportPage />, { as: 'PRESIDENT', at, path: '/import' });
const showFile = (file = anImport()) => {
  server.use(answers(calls.readImport, file));
  return show(`/import?file=${importId}`);
};
/** The page may read again what it has just uploaded. */
const uploads = () => [answers(calls.uploadImport, anImport()), answers(calls.readImport, anImport())];
const csv = (text = 'Title,Unit\nWeb Lead,Coding Club\n') => new File([text], 'positions.csv', { type: 'text/csv' });
const input = () => screen.getByLabelText('CSV file');
const fieldset = async () => within(await screen.findByRole('form', { name: 'Columns' }));

describe('choosing a file', () => {
  it('begins with what is in it, and says which columns that has and which are required', async () => {
    const { user, address } = show('/import?kind=positions');
    expect(screen.getByRole('radio', { name: 'Positions' })).toBeChecked();
    const columns = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(columns.slice(0, 3)).toEqual(['TitleRequired', 'UnitRequired', 'Position ID']);
    await user.click(screen.getByRole('radio', { name: 'Position holders' }));
    expect(address()).toBe('/import?kind=holders');
    expect(screen.getByText('This or Student ID')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View position holders' })).toHaveAttribute('href', '/cosa?tab=holders');
  });

  it('uploads it, and the address has it from then on', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(calls.uploadImport, async ({ body, file }) => {
        sent.push(body, file?.name);
        return anImport();
      }),
      answers(calls.readImport, anImport()),
    );
    const { user, address } = show('/import?kind=positions');
    await user.upload(input(), csv());
    expect(await screen.findByRole('form', { name: 'Columns' })).toBeVisible();
    expect(sent).toEqual([{ kind: 'positions' }, 'positions.csv']);
    expect(address()).toBe(`/import?kind=positions&file=${importId}`);
  });

  it('takes one that is dropped', async () => {
    server.use(...uploads());
    show('/import?kind=positions');
    const area = screen.getByTestId('file-drop');
    fireEvent.dragOver(area);
    fireEvent.drop(area, { dataTransfer: { files: [csv()] } });
    expect(await screen.findByRole('form', { name: 'Columns' })).toBeVisible();
  });

  it('says why one is refused, and takes another', async () => {
    server.use(refuses(calls.uploadImport, 'IMPORT.NO_ROWS'));
    const { user } = show();
    await user.upload(input(), csv('Title\n'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The file has no rows below the names of its columns.');
    server.use(isUnreachable(calls.uploadImport));
    await user.upload(input(), csv());
    expect(await screen.findByText(/^We couldn't upload the file/)).toBeVisible();
    server.use(...uploads());
    await user.upload(input(), csv());
    expect(await screen.findByRole('form', { name: 'Columns' })).toBeVisible();
  });

  it('sends none that is too large', async () => {
    const { user } = show();
    const large = csv();
    Object.defineProperty(large, 'size', { value: 5 * 1024 * 1024 + 1 });
    await user.upload(input(), large);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please choose a file of at most 5 MB.');
  });
});

describe('a file that was uploaded', () => {
  it('is found again by the address, and says when that failed', async () => {
    server.use(isUnreachable(calls.readImport));
    const { user } = show(`/import?file=${importId}`);
    expect(screen.getByText('Loading the file...')).toBeInTheDocument();
    await screen.findByText("We couldn't load the file.");
    server.use(answers(calls.readImport, anImport()));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('form', { name: 'Columns' })).toBeVisible();
  });

  it('is gone after a day', async () => {
    server.use(refuses(calls.readImport, 'IMPORT.NOT_FOUND'));
    const { user, address } = show(`/import?kind=units&file=${importId}`);
    expect(await screen.findByText('This file is no longer here. Please upload it again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose another file' }));
    expect(address()).toBe('/import?kind=units');
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  });

  it('has its columns matched by their names, with what the first rows say', async () => {
    showFile();
    const form = await fieldset();
    expect(form.getByText('2 rows of positions. Choose the column of your file for each field.')).toBeVisible();
    expect(form.getByLabelText('Title')).toHaveDisplayValue('Title');
    expect(form.getByLabelText('Title')).toHaveAccessibleDescription('e.g. Web Lead, Singer');
    expect(form.getByLabelText('Unit')).toHaveAccessibleDescription('e.g. Coding Club');
    expect(form.getByLabelText('Places optional')).toHaveDisplayValue('Not in the file');
    expect(form.getByText('Not imported: Remark.')).toBeVisible();
    const options = within(form.getByLabelText('Places optional')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toContain('Column 4');
  });

  it('is checked with the columns that were chosen', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(calls.checkImport, ({ body }) => {
        sent.push(body.columns);
        return anImport({ match: body.columns, version: 2, check: aCheck({ created: 2 }) });
      }),
    );
    const { user } = showFile(anImport({ match: { title: 0, description: 2 } }));
    const form = await fieldset();
    await user.click(form.getByRole('button', { name: 'Check the file' }));
    expect(form.getByLabelText('Unit')).toHaveFocus();
    expect(form.getByLabelText('Unit')).toHaveAccessibleDescription('Choose the column that has this.');
    await user.selectOptions(form.getByLabelText('Unit'), 'Unit');
    await user.selectOptions(form.getByLabelText('Description optional'), 'Not in the file');
    await user.click(form.getByRole('button', { name: 'Check the file' }));
    expect(await screen.findByRole('group', { name: 'Result of the check' })).toHaveFocus();
    expect(sent).toEqual([{ title: 0, unit_id: 1 }]);
  });

  it('says when it could not be checked', async () => {
    server.use(isUnreachable(calls.checkImport));
    const { user } = showFile();
    await user.click((await fieldset()).getByRole('button', { name: 'Check the file' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^We couldn't check the file/);
  });

  it('has no result once another column is chosen', async () => {
    const { user } = showFile(anImport({ check: aCheck({ created: 2 }) }));
    expect(await screen.findByRole('button', { name: 'Import' })).toBeVisible();
    await user.selectOptions((await fieldset()).getByLabelText('Description optional'), 'Remark');
    expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
  });
});

describe('faults', () => {
  const faults = Array.from({ length: 60 }, (_, index) => ({
    line: index + 2,
    column: 'Unit',
    value: index === 0 ? '' : `Nowhere ${index}`,
    message: 'Write the name of a unit of the portal.',
  }));

  it('are listed by line, column, value and what to write instead, and nothing can be imported', async () => {
    const { user } = showFile(anImport({ check: aCheck({ created: 1, fault_count: 700, faults }) }));
    const table = await screen.findByRole('table', { name: 'Cells to correct' });
    const rows = () => within(table).getAllByRole('row').slice(1);
    expect(rows()[0]).toHaveTextContent('2Unit(empty)Write the name of a unit of the portal.');
    expect(rows()[1]).toHaveTextContent('3UnitNowhere 1Write the name of a unit of the portal.');
    expect(rows()).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(rows()).toHaveLength(60);
    expect(screen.getByText(/^700 cells have to be corrected before anything can be imported/)).toBeVisible();
    expect(screen.getByText('The first 60 are listed.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
  });

  it('are downloaded as a file', async () => {
    const file = anImport({ check: aCheck({ fault_count: 60, faults }) });
    const { user } = showFile(file);
    await screen.findByRole('table');
    server.use(
      answers(calls.readImport, ({ headers }) => {
        expect(headers.get('Accept')).toBe('text/csv');
        return problem('SYSTEM.UNAVAILABLE');
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
    expect(await screen.findByText(/^We couldn't download the list/)).toBeVisible();
  });
});
