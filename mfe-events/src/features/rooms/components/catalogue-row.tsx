import { calls } from '@portal/contracts';
import { Button, Switch, Text, toast } from '@portal/ui';
import { messageOf, useFormats, useSingleFlight, useWrite } from '@portal/web-kit';
import { Pencil } from 'lucide-react';
import { messages } from '../messages';
import type { Room } from '../room-schema';
import styles from './catalogue.module.css';

interface CatalogueRowProps {
  readonly room: Room;
  readonly onEdit: () => void;
}

/** A room of the catalogue; its switch shows the new state at once, and the old one when the call fails. */
export function CatalogueRow({ room, onEdit }: CatalogueRowProps) {
  const formats = useFormats();
  const { mutateAsync, isPending, variables } = useWrite(calls.changeRoom);
  const { _id: id, name, building, capacity, equipment } = room;
  const active = (isPending ? variables.body?.active : undefined) ?? room.active;
  const turn = useSingleFlight(async (next: boolean) => {
    try {
      await mutateAsync({ params: { id }, body: { active: next } });
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
        <Switch isLabelHidden label={messages.activeOf(name)} value={active} onChange={(next) => void turn(next)} />
        <Text size="sm" tone="secondary">
          {active ? messages.active : messages.inactive}
        </Text>
      </span>
      <Button variant="quiet" icon={<Pencil />} onPress={onEdit} aria-label={messages.editOf(name)}>
        {messages.edit}
      </Button>
    </li>
  );
}
