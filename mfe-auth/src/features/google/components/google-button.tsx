import { LinkButton } from '@portal/ui';
import { returnPathOf } from '@portal/web-kit';
import { GoogleLogo, googleSignInPath } from '@portal/web-kit/google';
import { useLocation } from 'react-router-dom';
import { googleMessages as messages } from '../../../messages';
import styles from './google-button.module.css';

export function GoogleButton({ children }: { readonly children: string }) {
  const returnPath = returnPathOf(useLocation());
  return (
    <>
      <p className={styles.or}>{messages.or}</p>
      <LinkButton reloadDocument href={googleSignInPath(returnPath)} size="lg" isBlock icon={<GoogleLogo />}>
        {children}
      </LinkButton>
    </>
  );
}
