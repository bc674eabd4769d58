import { LinkButton } from '@portal/ui';
import { googleSignIn } from '../../../paths';
import { googleMessages as messages } from '../../../messages';
import styles from './google-button.module.css';
import { GoogleLogo } from './google-logo';

export function GoogleButton({ children }: { readonly children: string }) {
  return (
    <>
      <p className={styles.or}>{messages.or}</p>
      <LinkButton reloadDocument href={googleSignIn} size="lg" isBlock icon={<GoogleLogo />}>
        {children}
      </LinkButton>
    </>
  );
}
