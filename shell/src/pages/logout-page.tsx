import { LoadingState, Page } from '@portal/ui';
import { signOut, useTitle } from '@portal/web-kit';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '../messages';

export function LogoutPage() {
  useTitle(messages.logout);
  const navigate = useNavigate();
  const isEnding = useRef(false);
  useEffect(() => {
    if (isEnding.current) return;
    isEnding.current = true;
    void signOut().then(() => navigate('/login', { replace: true }));
  }, [navigate]);
  return (
    <Page title={messages.loggingOut}>
      <LoadingState label={messages.loggingOut} shape="text" count={2} />
    </Page>
  );
}
