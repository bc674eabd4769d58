import { ROLE_NAMES, type Profile } from '@portal/contracts';
import { Avatar, Text } from '@portal/ui';
import { largePhoto } from '../photo';
import { studiesOf } from '../studies';
import styles from './profile-head.module.css';

export function ProfileHead({ profile }: { readonly profile: Profile }) {
  const { name, profilePic } = profile.personal_info;
  const studies = studiesOf(profile);
  return (
    <div className={styles.head}>
      <Avatar name={name} src={largePhoto(profilePic)} size="xl" />
      <div>
        <h2 className={styles.name}>{name}</h2>
        <Text as="p" tone="secondary">
          {studies === '' ? ROLE_NAMES[profile.role] : studies}
        </Text>
      </div>
    </div>
  );
}
