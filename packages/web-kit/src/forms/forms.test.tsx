import { calls } from '@portal/contracts';
import { screen, waitFor } from '@testing-library/react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  FormComboBox,
  FormDateField,
  FormError,
  FormNumberField,
  FormSwitch,
  FormTextField,
  FormWordsField,
  optionalText,
  requiredOption,
  requiredText,
  useFormDraft,
  useFormSubmit,
  useSchemaForm,
} from '../forms';
import { callApi } from '../index';
import { answers, portalServer, refuses, renderWithPortal } from '../testing';

const server = portalServer();
const kits = [{ id: 'k1', label: 'Starter kit', detail: 'Motors and wheels' }];

const tooLong = (max: number) => `At most ${max} characters.`;
const schema = z.object({
  isUrgent: z.boolean(),
  title: requiredText(20, { missing: 'Please enter a title.', tooLong }),
  note: optionalText(5, tooLong),
  day: z.string(),
  seats: z.nullable(z.number('Please enter a number.')),
  kit: requiredOption('Please choose a kit.'),
  equipment: z.array(z.string()),
});
type Values = z.infer<typeof schema>;

const empty: Values = { isUrgent: false, title: '', note: '', day: '', seats: null, kit: null, equipment: [] };
const full: Values = { ...empty, title: 'Robowars', kit: { id: 'k1', label: 'Starter kit' } };

interface ExampleProps {
  readonly values?: Values;
  readonly send?: (values: Values) => Promise<void>;
  readonly alwaysShowMessage?: boolean;
}

/** `title` appears late, though it comes before the others. */
function Example({ values = empty, send = () => Promise.resolve(), alwaysShowMessage = false }: ExampleProps) {
  const form = useSchemaForm({ schema, defaultValues: values });
  const { startOver } = useFormDraft(form, 'example');
  const { control } = form;
  const submit = useFormSubmit(form, send, {
    fallback: 'It could not be sent.',
    fieldOfPath: { 'schedule.day': 'day' },
    fieldOfCode: { 'ROOM.NAME_TAKEN': 'title' },
    alwaysShowMessage,
  });
  const isUrgent = useWatch({ control, name: 'isUrgent' });
  return (
    <form noValidate onSubmit={submit}>
      <FormError control={control} />
      <FormSwitch control={control} name="isUrgent" label="Urgent" />
      {isUrgent ? <FormTextField control={control} name="title" label="Title" /> : null}
      <FormTextField control={control} name="note" label="Note" />
      <FormDateField control={control} name="day" label="Day" />
      <FormNumberField control={control} name="seats" label="Seats" />
      <FormComboBox control={control} name="kit" label="Kit" options={kits} onInputChange={() => undefined} />
      <FormWordsField control={control} name="equipment" label="Equipment" />
      <button type="submit">Send</button>
      <button type="button" onClick={() => startOver()}>
        Discard
      </button>
    </form>
  );
}

const sendButton = () => screen.getByRole('button', { name: 'Send' });

describe('a form of bound fields', () => {
  afterEach(() => sessionStorage.clear());

  it('sends what its fields hold, as the schema makes it', async () => {
    const sent: Values[] = [];
    const { user } = renderWithPortal(<Example send={async (values) => void sent.push(values)} />);
    await user.click(screen.getByRole('switch', { name: 'Urgent' }));
    await user.type(screen.getByLabelText('Title'), '  Robo\u200Bwars ');
    await user.type(screen.getByLabelText('Day'), '2026-12-12');
    await user.type(screen.getByLabelText('Seats'), '1,200');
    await user.type(screen.getByRole('combobox', { name: 'Kit' }), 'sta');
    await user.click(await screen.findByRole('option', { name: 'Starter kit, Motors and wheels' }));
    await user.type(screen.getByLabelText('Equipment'), 'Projector{Enter}');
    await user.click(sendButton());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      isUrgent: true,
      title: 'Robowars',
      note: '',
      day: '2026-12-12',
      seats: 1200,
      kit: { id: 'k1', label: 'Starter kit' },
      equipment: ['Projector'],
    });
  });

  it('shows what is wrong at each field and focuses the first of the page, also when it appeared last', async () => {
    const { user } = renderWithPortal(<Example />);
    await user.type(screen.getByLabelText('Note'), 'too long');
    await user.click(screen.getByRole('switch', { name: 'Urgent' }));
    await user.type(screen.getByLabelText('Title'), '\u3164\u2060');
    await user.click(sendButton());
    expect(await screen.findByText('At most 5 characters.')).toBeVisible();
    expect(screen.getByText('Please choose a kit.')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveFocus();
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Please enter a title.');
  });

  it('keeps what was typed until it is discarded', async () => {
    const first = renderWithPortal(<Example />, { as: 'STUDENT' });
    await first.user.type(screen.getByLabelText('Note'), 'soon');
    first.unmount();
    const { user } = renderWithPortal(<Example />, { as: 'STUDENT' });
    expect(screen.getByLabelText('Note')).toHaveValue('soon');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText('Note')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('what the server refuses', () => {
  afterEach(() => sessionStorage.clear());
  const send = async () => void (await callApi(calls.logout));
  const refused = { ...full, isUrgent: true };

  it('stands at the fields it names, under the names of the form, the first of the page in focus', async () => {
    const errors = [
      { path: 'equipment.0', message: 'Unknown.' },
      { path: 'schedule.day', message: 'This day is over.' },
    ];
    server.use(refuses(calls.logout, 'REQUEST.INVALID', { message: 'Please check the form.', errors }));
    const { user } = renderWithPortal(<Example values={refused} send={send} />);
    await user.click(sendButton());
    expect(await screen.findByText('This day is over.')).toBeVisible();
    expect(screen.getByText('Unknown.')).toBeVisible();
    expect(screen.getByLabelText('Day')).toHaveFocus();
    expect(screen.queryByText('Please check the form.')).not.toBeInTheDocument();
  });

  it('stands at the field that its code is about', async () => {
    server.use(refuses(calls.logout, 'ROOM.NAME_TAKEN', { message: 'This name is taken.' }));
    const { user } = renderWithPortal(<Example values={refused} send={send} alwaysShowMessage />);
    await user.click(sendButton());
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('This name is taken.'));
    expect(screen.getByLabelText('Title')).toHaveFocus();
    expect(screen.getAllByText('This name is taken.')).toHaveLength(2);
  });

  it('stands over the form when no field is to blame, until it is sent again', async () => {
    server.use(refuses(calls.logout, 'ACCESS.FORBIDDEN', { message: 'You may not do this.' }));
    const { user } = renderWithPortal(<Example values={refused} send={send} />);
    await user.click(sendButton());
    expect(await screen.findByText('You may not do this.')).toBeVisible();
    server.use(answers(calls.logout, { message: 'Logout Successful' }));
    await user.click(sendButton());
    await waitFor(() => expect(screen.queryByText('You may not do this.')).not.toBeInTheDocument());
  });
});
