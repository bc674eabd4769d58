import type { SessionUser } from '@portal/contracts';
import { Button, Page } from '@portal/ui';
import { useSession, useTitle } from '@portal/web-kit';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { ClaimDialog } from '../features/own-positions/components/claim-dialog';
import { OwnPositionList } from '../features/own-positions/components/own-position-list';
import { listMessages as messages } from '../features/own-positions/messages';

export function OwnPositionsPage() {
  const { user } = useSession();
  return user ? <OwnPositions user={user} /> : null;
}

function OwnPositions({ user }: { readonly user: SessionUser }) {
  useTitle(messages.title);
  const [params, setParams] = useSearchParams();
  // Officers appoint others instead, and never themselves.
  const mayAdd = user.role === 'STUDENT';
  const showDialog = (isShown: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (isShown) next.set('add', '1');
        else next.delete('add');
        return next;
      },
      { replace: true },
    );
  return (
    <Page
      title={messages.title}
      actions={
        mayAdd ? (
          <Button variant="primary" icon={<Plus />} onPress={() => showDialog(true)}>
            {messages.add}
          </Button>
        ) : undefined
      }
    >
      <OwnPositionList userId={user._id} />
      {mayAdd && params.has('add') ? <ClaimDialog userId={user._id} onClose={() => showDialog(false)} /> : null}
    </Page>
  );
}
