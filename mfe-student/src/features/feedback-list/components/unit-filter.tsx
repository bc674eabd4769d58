import { useDepartments } from '@portal/campus-kit';
import { Button } from '@portal/ui';
import { useSession } from '@portal/web-kit';
import { X } from 'lucide-react';
import { feedbackListMessages as messages } from '../messages';

interface UnitFilterProps {
  readonly unit: string;
  readonly onRemove: () => void;
}

/** The unit that a link has chosen; visitors may not ask for its name. */
export function UnitFilter(props: UnitFilterProps) {
  const { user } = useSession();
  return user ? <NamedUnitFilter {...props} /> : <RemoveButton {...props} name={undefined} />;
}

function NamedUnitFilter(props: UnitFilterProps) {
  const { data: units = [] } = useDepartments();
  return <RemoveButton {...props} name={units.find(({ _id }) => _id === props.unit)?.name} />;
}

function RemoveButton({ name, onRemove }: UnitFilterProps & { readonly name: string | undefined }) {
  return (
    <Button icon={<X />} aria-label={messages.anyUnit} onPress={onRemove}>
      {messages.ofUnit(name)}
    </Button>
  );
}
