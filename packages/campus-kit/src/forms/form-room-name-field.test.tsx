import { calls } from '@portal/contracts';
import { useSchemaForm, useWatch } from '@portal/web-kit/forms';
import { answers, portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { screen } from '@testing-library/react';
import * as z from 'zod/mini';
import { FormRoomNameField } from './form-room-name-field';

const hall = {
  _id: '65f000000000000000000001',
  name: 'Senate Hall',
  building: 'Main Building',
  capacity: 1200,
  equipment: [],
  active: true,
};
portalServer(answers(calls.listRooms, [hall, { ...hall, _id: '65f000000000000000000002', active: false }]));

const schema = z.object({ room: z.string() });

function Example({ room }: { readonly room: string }) {
  const { control, setValue } = useSchemaForm({ schema, defaultValues: { room } });
  return (
    <>
      <FormRoomNameField control={control} name="room" label="Room" />
      <button onClick={() => setValue('room', 'Lecture Hall')}>Lecture Hall</button>
      <output>{useWatch({ control, name: 'room' })}</output>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Room' });

describe('FormRoomNameField', () => {
  it('suggests rooms in use, and keeps what is typed after one was picked', async () => {
    const { user } = renderWithPortal(<Example room="" />);
    await user.type(field(), 'sen');
    await user.click(await screen.findByRole('option', { name: 'Senate Hall, Main Building, 1,200 seats' }));
    expect(screen.getByText('Senate Hall')).toBeVisible();
    await user.type(field(), ', left');
    expect(field()).toHaveValue('Senate Hall, left');
    expect(screen.getByText('Senate Hall, left')).toBeVisible();
  });

  it('keeps its value when the list opens, and shows one that the form sets', async () => {
    const { user } = renderWithPortal(<Example room="The lawn" />);
    await user.click(field());
    await screen.findByRole('option');
    expect(field()).toHaveValue('The lawn');
    await user.click(screen.getByRole('button', { name: 'Lecture Hall' }));
    expect(field()).toHaveValue('Lecture Hall');
  });
});
