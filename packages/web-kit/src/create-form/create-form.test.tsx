import { calls } from '@portal/contracts';
import { screen, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { FormTextField, requiredText, useSchemaForm } from '../forms';
import { answers, portalServer, refuses, renderWithPortal } from '../testing';
import { CreateForm } from './create-form';

const server = portalServer();
const schema = z.object({ name: requiredText(20, { missing: 'Please enter a name.', tooLong: String }) });
const texts = {
  title: 'Add a room',
  submit: 'Add',
  busy: 'Adding...',
  discard: 'Discard draft',
  done: 'Room added.',
  see: 'View the room',
};

function RoomForm({ pageState }: { readonly pageState?: object }) {
  const form = useSchemaForm({ schema, defaultValues: { name: '' } });
  return (
    <CreateForm
      form={form}
      draftName="room"
      call={calls.addRoom}
      inputOf={({ name }) => ({ body: { name, capacity: 10 } })}
      errors={{ fallback: 'Failed to add the room.', fieldOfCode: { 'ROOM.NAME_TAKEN': 'name' } }}
      hrefOf={({ _id }) => `/rooms/${_id}`}
      pageState={pageState}
      texts={texts}
    >
      <FormTextField control={form.control} name="name" label="Name" isRequired />
    </CreateForm>
  );
}

const room = { _id: '65c000000000000000000001', name: 'B2', building: '', capacity: 10, equipment: [], active: true };
const nameField = () => screen.getByLabelText('Name');
const show = () => renderWithPortal(<RoomForm />);
const submit = () => screen.getByRole('button', { name: 'Add' });
beforeEach(() => sessionStorage.clear());

describe('a create form', () => {
  it('creates, says so with a link, and starts over', async () => {
    const bodies: unknown[] = [];
    server.use(
      answers(calls.addRoom, ({ body }) => {
        bodies.push(body);
        return room;
      }),
    );
    const { user } = show();
    await user.type(nameField(), 'B2');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Room added\.$/);
    expect(screen.getByRole('link', { name: 'View the room' })).toHaveAttribute('href', `/rooms/${room._id}`);
    expect(bodies).toMatchObject([{ name: 'B2', capacity: 10 }]);
    expect(nameField()).toHaveValue('');
  });

  it('opens what was created, where that says so itself, without asking about unsaved changes', async () => {
    server.use(answers(calls.addRoom, room));
    const { user, address } = renderWithPortal(<RoomForm pageState={{ isNew: true }} />, { at: '/add-room' });
    await user.type(nameField(), 'B2');
    await user.click(submit());
    await waitFor(() => expect(address()).toBe(`/rooms/${room._id}`));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.queryByText('Room added.')).not.toBeInTheDocument();
  });

  it('says that it failed, and why when no field does', async () => {
    server.use(refuses(calls.addRoom, 'SYSTEM.UNAVAILABLE', { message: 'Rooms are closed.' }));
    const { user } = show();
    await user.type(nameField(), 'B2');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to add the room\.$/);
    expect(screen.getByText('Rooms are closed.')).toBeVisible();
    server.use(refuses(calls.addRoom, 'ROOM.NAME_TAKEN', { message: 'Taken.' }));
    await user.click(submit());
    await waitFor(() => expect(nameField()).toHaveAccessibleDescription('Taken.'));
    expect(screen.getByText('Failed to add the room.')).toBeVisible();
    expect(screen.queryByText('Rooms are closed.')).not.toBeInTheDocument();
    expect(nameField()).toHaveFocus();
  });

  it('keeps what was typed for the next visit, until it is discarded', async () => {
    const first = show();
    await first.user.type(nameField(), 'B2');
    first.unmount();
    const { user } = show();
    expect(nameField()).toHaveValue('B2');
    expect(screen.getByText(/Draft saved in this tab\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(nameField()).toHaveValue('');
  });
});
