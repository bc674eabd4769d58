import type { Profile } from '@portal/contracts';
import { Avatar, Button, FieldError, Text } from '@portal/ui';
import { messageOf } from '@portal/web-kit';
import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { photoMessages as messages } from '../../../messages';
import { useChangePhoto, useRemovePhoto } from '../api/change-photo';
import { largePicture, PICTURE_TYPES, wrongWith } from '../picture';
import styles from './profile-head.module.css';

/** The picture, and what can be done about it; that holds at once, whatever becomes of the form below. */
export function PhotoEditor({ profile }: { readonly profile: Profile }) {
  const { name, profilePic, hasPhoto } = profile.personal_info;
  const change = useChangePhoto(profile._id);
  const remove = useRemovePhoto(profile._id);
  const [refused, setRefused] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  const isBusy = change.isPending || remove.isPending;

  const take = (file: File | undefined) => {
    if (!file || isBusy) return;
    const wrong = wrongWith(file);
    setRefused(wrong);
    remove.reset();
    if (wrong) change.reset();
    else change.mutate(file);
  };
  const drop = () => {
    if (isBusy) return;
    setRefused(undefined);
    change.reset();
    // The button goes with the photo: the keyboard's place goes to the one beside it.
    remove.mutate(undefined, { onSuccess: () => changeButton.current?.focus() });
  };
  const wrong =
    refused ??
    (change.error ? messageOf(change.error, messages.notChanged) : undefined) ??
    (remove.error ? messageOf(remove.error, messages.notRemoved) : undefined);
  return (
    <div className={styles.head}>
      <Avatar name={name} src={largePicture(profilePic)} size="xl" />
      <div role="group" aria-label={messages.title}>
        <Text as="p" weight="medium">
          {messages.title}
        </Text>
        <Text as="p" size="sm" tone="muted">
          {messages.hint}
        </Text>
        <div className={styles.do}>
          <Button
            ref={changeButton}
            icon={<Camera />}
            onPress={() => input.current?.click()}
            busy={change.isPending}
            busyLabel={messages.changing}
          >
            {messages.change}
          </Button>
          {hasPhoto ? (
            <Button variant="quiet" onPress={drop} busy={remove.isPending}>
              {messages.remove}
            </Button>
          ) : null}
          <input
            ref={input}
            type="file"
            hidden
            aria-label={messages.file}
            accept={PICTURE_TYPES.join(',')}
            onChange={({ target }) => {
              take(target.files?.[0]);
              // The same file may be chosen again after it was refused.
              target.value = '';
            }}
          />
        </div>
        {wrong ? (
          <div className={styles.wrong}>
            <FieldError>{wrong}</FieldError>
          </div>
        ) : null}
      </div>
    </div>
  );
}
