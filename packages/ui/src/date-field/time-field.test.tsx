import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TimeField } from './time-field';

function Example({ start = '', after }: { readonly start?: string; readonly after?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <TimeField label="Time" value={value} onChange={setValue} after={after} />
      <output>{value || 'none'}</output>
    </>
  );
}

const input = () => screen.getByRole('combobox', { name: 'Time' });
const value = () => document.querySelector('output')?.textContent;
const options = () => screen.getAllByRole('option').map((option) => option.getAttribute('aria-label'));

describe('a typed time', () => {
  it('is understood when the field is left, and then shown as everywhere', async () => {
    render(<Example />);
    await userEvent.type(input(), '18.30');
    expect(screen.getByText('6:30 pm', { selector: '[role=status]' })).toBeInTheDocument();
    await userEvent.tab();
    expect(input()).toHaveValue('6:30 pm');
    expect(value()).toBe('18:30');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('need not be in the list, and is offered for both halves of the day when it leaves them open', async () => {
    render(<Example />);
    await userEvent.type(input(), '6:35');
    expect(options()).toEqual(['6:35 pm', '6:35 am']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(input()).toHaveValue('6:35 am');
  });

  it('as a bare hour is the one at which events are', async () => {
    render(<Example />);
    await userEvent.type(input(), '6{Tab}');
    expect(input()).toHaveValue('6:00 pm');
    expect(value()).toBe('18:00');
  });

  it('is understood by Enter', async () => {
    render(<Example />);
    await userEvent.type(input(), 'noon{Enter}');
    expect(value()).toBe('12:00');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('stays when it is none, with an error that says how to write it', async () => {
    render(<Example />);
    await userEvent.type(input(), 'evening');
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    expect(input()).toHaveValue('evening');
    expect(input()).toHaveAccessibleDescription('Enter a time like 6:00 pm.');
    expect(value()).toBe('evening');
  });
});

describe('the list of times', () => {
  it('begins at what is chosen', async () => {
    render(<Example start="18:10" />);
    await userEvent.click(input());
    expect(screen.getByRole('listbox', { name: 'Times' })).toBeVisible();
    expect(options()).toHaveLength(48);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(input()).toHaveValue('6:30 pm');
  });

  it('begins in the morning while nothing is chosen', async () => {
    render(<Example />);
    await userEvent.click(input());
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('9:00 am');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(value()).toBe('none');
  });

  it('of an end begins after the start, and says how long it takes', async () => {
    render(<Example after="18:00" />);
    await userEvent.click(input());
    expect(options().slice(0, 3)).toEqual(['6:30 pm, 30 min', '7:00 pm, 1 h', '7:30 pm, 1 h 30 min']);
    await userEvent.type(input(), '8');
    expect(options()).toEqual(['8:00 pm, 2 h', '8:00 am']);
  });
});
