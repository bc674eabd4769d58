import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { DayFilter } from '../filters';
import {
  FormDateField,
  FormTimeField,
  optionalTime,
  requiredDay,
  useFormDraft,
  useFormSubmit,
  useSchemaForm,
} from '../forms';
import { renderWithPortal } from '../testing';

const schema = z.object({ day: requiredDay('Please choose a date.'), time: optionalTime() });
const nothing = { day: '', time: '' };

function Example({ send }: { readonly send: (values: z.infer<typeof schema>) => void }) {
  const form = useSchemaForm({ schema, defaultValues: nothing });
  useFormDraft(form, 'days');
  const submit = useFormSubmit(form, async (values) => send(values), { fallback: 'It could not be sent.' });
  return (
    <form noValidate onSubmit={submit}>
      <FormDateField control={form.control} name="day" label="Day" />
      <FormTimeField control={form.control} name="time" label="Time" />
      <button type="submit">Send</button>
    </form>
  );
}

function Filter({ set, isRequired }: { readonly set: (day: string) => void; readonly isRequired?: boolean }) {
  const [day, setDay] = useState('2026-11-25');
  const change = (next: string) => {
    set(next);
    setDay(next);
  };
  return (
    <>
      <DayFilter label="From" value={day} onChange={change} isRequired={isRequired} />
      <button onClick={() => setDay('2026-11-26')}>Next</button>
    </>
  );
}

const send = jest.fn<void, [values: unknown]>();
const sendButton = () => screen.getByRole('button', { name: 'Send' });

beforeEach(() => {
  send.mockReset();
  // A Monday, of which two hours are left in the institute.
  jest.useFakeTimers({ now: new Date('2026-11-23T16:30:00Z'), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

describe('the days and times of a form', () => {
  it('are read from the day of the institute and sent by Enter', async () => {
    const { user } = renderWithPortal(<Example send={send} />);
    await user.type(screen.getByLabelText('Time'), '6.30 pm');
    await user.type(screen.getByLabelText('Day'), 'tomorrow{Enter}');
    await waitFor(() => expect(send.mock.calls).toEqual([[{ day: '2026-11-24', time: '18:30' }]]));
  });

  it('are not sent while they are not understood, and stay as they were typed', async () => {
    const { user } = renderWithPortal(<Example send={send} />);
    await user.type(screen.getByLabelText('Time'), 'late');
    await user.type(screen.getByLabelText('Day'), '31/4');
    await user.click(sendButton());
    const day = screen.getByLabelText('Day');
    await waitFor(() => expect(day).toHaveFocus());
    expect(day).toHaveValue('31/4');
    expect(day).toHaveAccessibleDescription('Enter a date like 25 Nov 2026.');
    expect(screen.getByLabelText('Time')).toHaveAccessibleDescription('Enter a time like 6:00 pm.');
    await user.clear(day);
    await waitFor(() => expect(day).toHaveAccessibleDescription('Please choose a date.'));
    await user.type(day, '30/4{Tab}');
    expect(day).toHaveValue('30 Apr 2027');
    await waitFor(() => expect(day).toBeValid());
    expect(send).not.toHaveBeenCalled();
  });

  it('are kept by the draft also while they are typed', async () => {
    const first = renderWithPortal(<Example send={send} />);
    await first.user.type(screen.getByLabelText('Day'), 'next ter');
    first.unmount();
    renderWithPortal(<Example send={send} />);
    expect(screen.getByLabelText('Day')).toHaveValue('next ter');
  });
});

describe('DayFilter', () => {
  it('reports days and an empty field only', async () => {
    const set = jest.fn();
    const { user } = renderWithPortal(<Filter set={set} />);
    const field = screen.getByLabelText('From');
    await user.tripleClick(field);
    await user.keyboard('1 dec{Enter}');
    expect(set.mock.calls).toEqual([['2026-12-01']]);
    await user.clear(field);
    await user.type(field, 'soon{Tab}');
    expect(set.mock.calls.slice(1)).toEqual([['']]);
    expect(field).toHaveValue('soon');
    expect(field).toBeInvalid();
  });

  it('follows a day that is set elsewhere, and goes back to it when a required one is emptied', async () => {
    const set = jest.fn();
    const { user } = renderWithPortal(<Filter set={set} isRequired />);
    const field = screen.getByLabelText('From');
    await user.clear(field);
    expect(field).toHaveValue('');
    await user.tab();
    expect(field).toHaveValue('25 Nov 2026');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(field).toHaveValue('26 Nov 2026');
    expect(set).not.toHaveBeenCalled();
  });
});
