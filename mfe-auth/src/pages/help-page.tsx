import { useInstituteSettings } from '@portal/web-kit';
import { InformationPage } from '../features/information/components/information-page';
import { helpMessages as messages } from '../features/information/messages';
import { helpSections } from '../features/information/sections';
import { useReader } from '../features/information/use-reader';

export function HelpPage() {
  return <InformationPage title={messages.title} sections={helpSections(useReader(), useInstituteSettings())} />;
}
