import { calls } from '@portal/contracts';
import { Button, Switch, Text, toast } from '@portal/ui';
import { messageOf, useFormats, useSingleFlight, useWrite } from '@portal/web-kit';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../messages';
import type { Room } from '../room-schema';
import styles from './catalogue.module.css';
import { CloseRoomDialog } from './close-room-dialog';

interface CatalogueRowProps {
  readonly room: Room;
  readonly onEdit: () => void;
}

/** A room of the catalogue. Its switch opens it at once, and asks before it closes it. */
export function CatalogueRow({ room, onEdit }: CatalogueRowProps) {
  const formats = useFormats();
  const { mutateAsync, isPending, variables } = useWrite(calls.changeRoom);
  const { _id: id, name, building, capacity, equipment } = room;
  const active = (isPending ? variables.body?.active : undefined) ?? room.active;
  const [isClosing, setClosing] = useState(false);
  const open = useSingleFlight(async () => {
    try {
      await mutateAsync({ params: { id }, body: { active: true } });
    } catch (error) {
      toast.error(messages.notSwitched(name, messageOf(error, messages.notSaved)));
    }
  });
  return (
    <li className={styles.row} data-inactive={!active || undefined}>
      <span className={styles.place}>
        <span className={styles.name}>{name}</span>
        <Text size="sm" tone="muted">
          {building}
        </Text>
      </span>
      <Text isTabular className={styles.seats}>
        {messages.seats(formats.number(capacity))}
      </Text>
      <Text size="sm" tone="secondary" className={styles.equipment}>
        {equipment.join(', ')}
      </Text>
      <span className={styles.use}>
        <Switch
          isLabelHidden
          label={messages.activeOf(name)}
          value={active}
          onChange={(next) => (next ? void open() : setClosing(true))}
        />
        <Text size="sm" tone="secondary">
          {active ? messages.active : messages.inactive}
        </Text>
      </span>
      <Button variant="quiet" icon={<Pencil />} onPress={onEdit} aria-label={messages.editOf(name)}>
        {messages.edit}
      </Button>
      {isClosing ? <CloseRoomDialog room={room} onClose={() => setClosing(false)} /> : null}
    </li>
  );
}
