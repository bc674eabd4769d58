import { useInstituteSettings } from '@portal/web-kit';
import { InformationPage } from '../features/information/components/information-page';
import { accessibilityMessages as messages } from '../features/information/messages';
import { accessibilitySections } from '../features/information/sections';
import { useReader } from '../features/information/use-reader';

export function AccessibilityPage() {
  const sections = accessibilitySections(useReader(), useInstituteSettings());
  return <InformationPage title={messages.title} sections={sections} />;
}
