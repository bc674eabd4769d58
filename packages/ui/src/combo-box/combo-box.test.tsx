import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ComboBox } from './combo-box';
import type { ComboOption } from './combo-list';
import { TokenField } from './token-field';

const people: ComboOption[] = [
  { id: '1', label: 'Devika Pillai', detail: '12240031', group: 'People' },
  { id: '2', label: 'Aman Devgan', detail: '12230117', group: 'People' },
  { id: '3', label: 'Web Development Committee', group: 'Units' },
];

function Picker({ search }: { search: (text: string) => void }) {
  const [value, setValue] = useState<ComboOption | null>(null);
  return (
    <>
      <ComboBox label="User" value={value} onChange={setValue} options={people} onInputChange={search} />
      <output>{value?.id ?? 'none'}</output>
    </>
  );
}

function Sponsors() {
  const [value, setValue] = useState<readonly ComboOption[]>([]);
  return <TokenField label="Sponsors" value={value} onChange={setValue} allowsNew />;
}

function Organisers() {
  const [value, setValue] = useState<readonly ComboOption[]>([]);
  return (
    <TokenField label="People" value={value} onChange={setValue} options={people} onInputChange={() => undefined} />
  );
}

describe('ComboBox', () => {
  it('asks for what is typed, and is worked by keyboard', async () => {
    const search = jest.fn();
    render(<Picker search={search} />);
    const input = screen.getByRole('combobox', { name: 'User' });
    await userEvent.type(input, 'dev');
    expect(search).toHaveBeenLastCalledWith('dev');
    expect(screen.getByText('3 results')).toHaveAttribute('role', 'status');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = screen.getByRole('option', { name: /Aman Devgan/ });
    expect(input).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{Enter}');
    expect(input).toHaveValue('Aman Devgan');
    expect(screen.getByText('2')).toBeVisible();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('says that it cannot search, instead of that there is nothing', async () => {
    const list = (isError: boolean) => (
      <ComboBox
        label="User"
        value={null}
        onChange={() => undefined}
        options={[]}
        onInputChange={() => undefined}
        isError={isError}
      />
    );
    const { rerender } = render(list(false));
    await userEvent.type(screen.getByRole('combobox', { name: 'User' }), 'dev');
    expect(screen.getByText('Nothing found')).toBeVisible();
    rerender(list(true));
    expect(screen.getByText("We couldn't search. Please try again.")).toBeVisible();
    expect(screen.queryByText('Nothing found')).not.toBeInTheDocument();
  });

  it('marks what was typed where it begins a word, and not within one', async () => {
    render(<Picker search={() => undefined} />);
    await userEvent.type(screen.getByRole('combobox', { name: 'User' }), 'dev');
    const marked = screen.getAllByRole('mark').map((mark) => [mark.textContent, mark.parentElement?.textContent]);
    expect(marked).toEqual([
      ['Dev', 'Devika Pillai'],
      ['Dev', 'Aman Devgan'],
      ['Dev', 'Web Development Committee'],
    ]);
    await userEvent.type(screen.getByRole('combobox', { name: 'User' }), '{Backspace}{Backspace}{Backspace}e');
    expect(screen.queryByRole('mark')).not.toBeInTheDocument();
  });

  it('forgets its choice when the text is changed', async () => {
    render(<Picker search={() => undefined} />);
    const input = screen.getByRole('combobox', { name: 'User' });
    await userEvent.click(input);
    await userEvent.click(screen.getByRole('option', { name: /Devika/ }));
    expect(screen.getByText('1')).toBeVisible();
    await userEvent.type(input, '{Backspace}');
    expect(input).toHaveValue('Devika Pilla');
    expect(screen.getByText('none')).toBeVisible();
  });

  it('closes its list by Escape without losing what is typed', async () => {
    render(<Picker search={() => undefined} />);
    const input = screen.getByRole('combobox', { name: 'User' });
    await userEvent.type(input, 'web{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(input).toHaveValue('web');
  });

  it('scrolls in the list itself, which the keys of the input move through', async () => {
    render(<Picker search={() => undefined} />);
    await userEvent.click(screen.getByRole('combobox', { name: 'User' }));
    expect(screen.getByRole('listbox')).toHaveClass('options');
  });
});

describe('TokenField', () => {
  it('adds words by Enter and comma and takes the last away by Backspace', async () => {
    render(<Sponsors />);
    const input = screen.getByLabelText('Sponsors');
    await userEvent.type(input, 'Alumni Association{Enter}Software Park,');
    expect(screen.getByText('Software Park')).toBeVisible();
    await userEvent.type(input, '{Backspace}');
    expect(screen.queryByText('Software Park')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Alumni Association' }));
    expect(screen.queryByText('Alumni Association')).not.toBeInTheDocument();
  });

  it('adds words at their commas also where no key was pressed: pasted, or from a phone', () => {
    render(<Sponsors />);
    const input = screen.getByLabelText('Sponsors');
    fireEvent.change(input, { target: { value: 'Alumni Association, Software Park,, Software Park , Ba' } });
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Remove Alumni Association',
      'Remove Software Park',
    ]);
    expect(input).toHaveValue('Ba');
  });

  it('offers each thing once', async () => {
    render(<Organisers />);
    await userEvent.click(screen.getByRole('combobox', { name: 'People' }));
    await userEvent.click(screen.getByRole('option', { name: /Devika/ }));
    await userEvent.type(screen.getByRole('combobox'), 'd');
    expect(screen.queryByRole('option', { name: /Devika/ })).not.toBeInTheDocument();
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });
});
