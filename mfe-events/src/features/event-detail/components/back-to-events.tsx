import { BackLink } from '@portal/ui';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, type fromList } from '../../../paths';
import { messages } from '../messages';

/** Leads to the list, and who came from there back to where they were in it. */
export function BackToEvents() {
  const navigate = useNavigate();
  const state = useLocation().state as Partial<typeof fromList> | null;
  const goBack = (event: MouseEvent) => {
    if (!state?.isFromList) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <BackLink href={paths.events} onClick={goBack}>
      {messages.back}
    </BackLink>
  );
}
