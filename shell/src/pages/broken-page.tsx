import { Button, ErrorPage } from '@portal/ui';
import { useTitle } from '@portal/web-kit';
import { words } from '../words';

/** What is left when the frame itself failed. */
export function BrokenPage() {
  useTitle(words.broken);
  return (
    <main>
      <ErrorPage
        title={words.broken}
        text={words.brokenText}
        action={
          <Button variant="primary" onPress={() => window.location.reload()}>
            {words.reload}
          </Button>
        }
      />
    </main>
  );
}
