import { useInstituteSettings } from '@portal/web-kit';
import { InformationPage } from '../features/information/components/information-page';
import { aboutMessages as messages } from '../features/information/messages';
import { aboutSections } from '../features/information/sections';

export function AboutPage() {
  const { instituteName } = useInstituteSettings();
  return (
    <InformationPage title={messages.title} subtitle={messages.purpose(instituteName)} sections={aboutSections()} />
  );
}
