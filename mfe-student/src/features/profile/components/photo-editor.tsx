import type { Profile } from '@portal/contracts';
import { Avatar, Button, FieldError, Text } from '@portal/ui';
import { messageOf } from '@portal/web-kit';
import { PICTURE_TYPES, smallerPicture } from '@portal/web-kit/pictures';
import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { photoMessages as messages } from '../../../messages';
import { useChangePhoto, useRemovePhoto } from '../api/change-photo';
import { largePhoto, photoProblem } from '../photo';
import styles from './profile-head.module.css';

/** Changes the picture at once, whether the form below is saved or not. */
export function PhotoEditor({ profile }: { readonly profile: Profile }) {
  const { name, profilePic, hasPhoto } = profile.personal_info;
  const change = useChangePhoto(profile._id);
  const remove = useRemovePhoto(profile._id);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  const [isPreparing, setPreparing] = useState(false);
  const isBusy = isPreparing || change.isPending || remove.isPending;

  const upload = async (file: File | undefined) => {
    if (!file || isBusy) return;
    setPreparing(true);
    const image = await smallerPicture(file);
    setPreparing(false);
    const found = photoProblem(image);
    setProblem(found);
    remove.reset();
    if (found) change.reset();
    else change.mutate({ files: { image } });
  };
  const removePhoto = () => {
    if (isBusy) return;
    setProblem(undefined);
    change.reset();
    // The button disappears with the photo, so the focus moves to the one beside it.
    remove.mutate(undefined, { onSuccess: () => changeButton.current?.focus() });
  };
  const failure =
    problem ??
    (change.error ? messageOf(change.error, messages.notChanged) : undefined) ??
    (remove.error ? messageOf(remove.error, messages.notRemoved) : undefined);
  return (
    <div className={styles.head}>
      <Avatar name={name} src={largePhoto(profilePic)} size="xl" />
      <div role="group" aria-label={messages.title}>
        <Text as="p" weight="medium">
          {messages.title}
        </Text>
        <Text as="p" size="sm" tone="muted">
          {messages.hint}
        </Text>
        <div className={styles.actions}>
          <Button
            ref={changeButton}
            icon={<Camera />}
            onPress={() => input.current?.click()}
            busy={isPreparing || change.isPending}
            busyLabel={messages.changing}
          >
            {messages.change}
          </Button>
          {hasPhoto ? (
            <Button variant="quiet" onPress={removePhoto} busy={remove.isPending}>
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
              void upload(target.files?.[0]);
              // Otherwise choosing the same file again after a refusal would not be a change.
              target.value = '';
            }}
          />
        </div>
        {failure ? (
          <div className={styles.error}>
            <FieldError>{failure}</FieldError>
          </div>
        ) : null}
      </div>
    </div>
  );
}
