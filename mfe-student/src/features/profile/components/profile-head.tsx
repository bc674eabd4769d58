import type { Profile } from '@portal/contracts';
import { Avatar, Text } from '@portal/ui';
import { rolesMessages as messages } from '../../../messages';
import { largePicture } from '../picture';
import { studiesOf } from '../studies';
import styles from './profile-head.module.css';

/** Picture, name and what the person studies. */
export function ProfileHead({ profile }: { readonly profile: Profile }) {
  const { name, profilePic } = profile.personal_info;
  const studies = studiesOf(profile);
  return (
    <div className={styles.head}>
      <Avatar name={name} src={largePicture(profilePic)} size="xl" />
      <div>
        <h2 className={styles.name}>{name}</h2>
        <Text as="p" tone="secondary">
          {studies === '' ? messages[profile.role] : studies}
        </Text>
      </div>
    </div>
  );
}
