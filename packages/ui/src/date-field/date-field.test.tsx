import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField, type DateFieldProps } from './date-field';

const today = '2026-11-23';

interface ExampleProps extends Partial<DateFieldProps> {
  readonly start?: string;
  readonly send?: (value: string) => void;
}

function Example({ start = '', send = () => undefined, ...props }: ExampleProps) {
  const [value, setValue] = useState(start);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(value);
      }}
    >
      <DateField label="Start" today={today} {...props} value={value} onChange={setValue} />
      <output>{value || 'none'}</output>
      <button type="button" onClick={() => setValue('')}>
        Reset
      </button>
    </form>
  );
}

const input = () => screen.getByLabelText('Start');
const value = () => document.querySelector('output')?.textContent;
const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Choose date' }));
  return within(screen.getByRole('dialog', { name: 'Choose date' }));
};
const focusedDay = () => document.activeElement?.getAttribute('aria-label');

describe('a typed date', () => {
  it('is understood when the field is left, and then shown as everywhere', async () => {
    render(<Example />);
    await userEvent.type(input(), '25 nov');
    expect(screen.getByText('Wed, 25 Nov 2026')).toHaveAttribute('role', 'status');
    expect(input()).toHaveValue('25 nov');
    await userEvent.tab();
    expect(input()).toHaveValue('25 Nov 2026');
    expect(value()).toBe('2026-11-25');
    expect(screen.queryByText('Wed, 25 Nov 2026')).not.toBeInTheDocument();
  });

  it('is understood by Enter before its form is sent', async () => {
    const send = jest.fn();
    render(<Example send={send} />);
    await userEvent.type(input(), 'tomorrow{Enter}');
    expect(send.mock.calls).toEqual([['2026-11-24']]);
    expect(input()).toHaveValue('24 Nov 2026');
  });

  it('of a day that has just passed says that it is of the next year, until another day is typed', async () => {
    render(<Example />);
    await userEvent.type(input(), '21 nov{Tab}');
    expect(input()).toHaveValue('21 Nov 2027');
    expect(screen.getByText('21 Nov 2026 has passed, so this is 2027.')).toHaveAttribute('role', 'status');
    expect(input()).toHaveAccessibleDescription('21 Nov 2026 has passed, so this is 2027.');
    await userEvent.clear(input());
    await userEvent.type(input(), '21 nov 2026{Tab}');
    expect(screen.queryByText(/has passed/)).not.toBeInTheDocument();
  });

  it('of a day to come says in a field of the past that it is of the last year', async () => {
    render(<Example max={today} assumes="past" />);
    await userEvent.type(input(), '25 nov{Tab}');
    expect(screen.getByText('25 Nov 2026 is yet to come, so this is 2025.')).toBeVisible();
  });

  it('stays when nobody can tell which day it is, with an error that says how to write it', async () => {
    render(<Example />);
    await userEvent.type(input(), 'next term');
    expect(input()).toBeValid();
    await userEvent.tab();
    expect(input()).toHaveValue('next term');
    expect(value()).toBe('next term');
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription('Enter a date like 25 Nov 2026.');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(input()).toHaveValue('');
    expect(input()).toBeValid();
  });

  it('is not overlaid by what the form says of it while it is no date', async () => {
    render(<Example errorMessage="Choose a later day." />);
    expect(input()).toHaveAccessibleDescription('Choose a later day.');
    await userEvent.type(input(), 'x{Tab}');
    expect(input()).toHaveAccessibleDescription('Enter a date like 25 Nov 2026.');
  });

  it('of a draft is understood at once', () => {
    render(<Example start="25/12" />);
    expect(input()).toHaveValue('25 Dec 2026');
    expect(value()).toBe('2026-12-25');
  });

  it('can be cleared', async () => {
    render(<Example start="2026-11-25" />);
    await userEvent.clear(input());
    await userEvent.tab();
    expect(value()).toBe('none');
    expect(input()).toBeValid();
  });
});

describe('the calendar', () => {
  it('opens on the chosen day, marks it and today, and gives back what is picked', async () => {
    render(<Example start="2026-11-25" />);
    const calendar = await openCalendar();
    expect(calendar.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    const weekdays = calendar.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(weekdays).toEqual(['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']);
    expect(focusedDay()).toBe('Wednesday, 25 November 2026');
    expect(calendar.getByRole('gridcell', { selected: true })).toHaveTextContent('25');
    expect(calendar.getByRole('button', { current: 'date' })).toHaveTextContent('23');
    await userEvent.click(calendar.getByRole('button', { name: 'Friday, 27 November 2026' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(input()).toHaveValue('27 Nov 2026');
    expect(screen.getByRole('button', { name: 'Choose date' })).toHaveFocus();
  });

  it.each([
    ['{ArrowLeft}', 'Tuesday, 24 November 2026'],
    ['{ArrowRight}', 'Thursday, 26 November 2026'],
    ['{ArrowUp}', 'Wednesday, 18 November 2026'],
    ['{ArrowDown}', 'Wednesday, 2 December 2026'],
    ['{Home}', 'Sunday, 22 November 2026'],
    ['{End}', 'Saturday, 28 November 2026'],
    ['{PageUp}', 'Sunday, 25 October 2026'],
    ['{PageDown}', 'Friday, 25 December 2026'],
    ['{Shift>}{PageUp}{/Shift}', 'Tuesday, 25 November 2025'],
    ['{Shift>}{PageDown}{/Shift}', 'Thursday, 25 November 2027'],
  ])('moves by %s', async (keys, day) => {
    render(<Example start="2026-11-25" />);
    await openCalendar();
    await userEvent.keyboard(keys);
    expect(focusedDay()).toBe(day);
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(value()).not.toBe('2026-11-25');
  });

  it('closes by Escape without a change, and gives the focus back', async () => {
    const leave = jest.fn();
    render(
      <div onKeyDown={({ key }) => leave(key)}>
        <Example start="2026-11-25" />
      </div>,
    );
    await openCalendar();
    await userEvent.keyboard('{ArrowLeft}{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose date' })).toHaveFocus();
    expect(value()).toBe('2026-11-25');
    expect(leave).not.toHaveBeenCalledWith('Escape');
  });

  it('stays within its range', async () => {
    render(<Example min="2026-11-20" max="2026-11-30" />);
    const calendar = await openCalendar();
    expect(calendar.getByRole('button', { name: 'Thursday, 19 November 2026' })).toBeDisabled();
    expect(calendar.getByRole('button', { name: 'Friday, 20 November 2026' })).toBeEnabled();
    await userEvent.keyboard('{PageDown}');
    expect(focusedDay()).toBe('Monday, 30 November 2026');
    await userEvent.keyboard('{PageUp}');
    expect(focusedDay()).toBe('Friday, 20 November 2026');
  });

  it('goes to another month and year by buttons and lists, which keep the focus and say the month', async () => {
    render(<Example max="2016-12-31" />);
    const calendar = await openCalendar();
    expect(calendar.getByText('December 2016')).toHaveAttribute('aria-live', 'polite');
    await userEvent.selectOptions(calendar.getByLabelText('Year'), '2006');
    await userEvent.selectOptions(calendar.getByLabelText('Month'), 'March');
    expect(calendar.getByRole('grid', { name: 'March 2006' })).toBeVisible();
    await userEvent.click(calendar.getByRole('button', { name: 'Next month' }));
    expect(calendar.getByRole('button', { name: 'Next month' })).toHaveFocus();
    expect(calendar.getByText('April 2006')).toBeInTheDocument();
    expect(calendar.queryByRole('button', { name: 'Today' })).not.toBeInTheDocument();
    expect(calendar.getByRole('option', { name: '1926' })).toBeInTheDocument();
  });

  it('opens at what was typed, and takes today by a button', async () => {
    render(<Example />);
    await userEvent.type(input(), '5 feb 2027');
    const calendar = await openCalendar();
    expect(focusedDay()).toBe('Friday, 5 February 2027');
    await userEvent.click(calendar.getByRole('button', { name: 'Today' }));
    expect(value()).toBe(today);
  });
});
