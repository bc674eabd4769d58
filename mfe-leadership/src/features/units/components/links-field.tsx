import { Button, FieldGroup, IconButton, TextField } from '@portal/ui';
import { useFormField, type Control } from '@portal/web-kit/forms';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { formMessages as messages } from '../messages';
import { MAX_LINKS, type SocialLink, type UnitForm } from '../unit-schema';
import styles from './units.module.css';

/** Platform and address of each profile that the unit has elsewhere. */
export function LinksField({ control }: { readonly control: Control<UnitForm> }) {
  const { value, onChange, onBlur, inputRef, errorMessage } = useFormField<UnitForm, SocialLink[]>({
    control,
    name: 'links',
  });
  const list = useRef<HTMLUListElement>(null);
  // A row that was just added takes the focus.
  const [added, setAdded] = useState(-1);
  const change = (index: number, changes: Partial<SocialLink>) =>
    onChange(value.map((link, at) => (at === index ? { ...link, ...changes } : link)));
  const add = () => {
    setAdded(value.length);
    onChange([...value, { platform: '', url: '' }]);
  };
  const remove = (index: number) => {
    setAdded(-1);
    onChange(value.filter((_, at) => at !== index));
    list.current?.querySelectorAll('input')[Math.max(index - 1, 0) * 2]?.focus();
  };
  // Nothing but its number tells a row from the others.
  const numbered = value.map((link, index) => ({ link, index, number: index + 1 }));
  return (
    <FieldGroup label={messages.links} isRequired={false} errorMessage={errorMessage}>
      <ul ref={list} className={styles.links}>
        {numbered.map(({ link, index, number }) => (
          <li key={number} className={styles.link}>
            <TextField
              isLabelHidden
              label={messages.platform(number)}
              placeholder={messages.platformExample}
              value={link.platform}
              onChange={(platform) => change(index, { platform })}
              onBlur={onBlur}
              inputRef={index === 0 ? inputRef : undefined}
              autoFocus={index === added}
            />
            <TextField
              isLabelHidden
              type="url"
              label={messages.url(number)}
              placeholder={messages.urlExample}
              value={link.url}
              onChange={(url) => change(index, { url })}
              onBlur={onBlur}
            />
            {value.length > 1 ? (
              <IconButton label={messages.removeLink(number)} icon={<X />} onPress={() => remove(index)} />
            ) : null}
          </li>
        ))}
      </ul>
      {value.length < MAX_LINKS ? (
        <div>
          <Button variant="quiet" icon={<Plus />} onPress={add} className={styles.addLink}>
            {messages.addLink}
          </Button>
        </div>
      ) : null}
    </FieldGroup>
  );
}
