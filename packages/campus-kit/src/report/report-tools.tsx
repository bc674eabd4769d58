import { Button, IconButton, useViewport } from '@portal/ui';
import { Download, Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { messages } from './messages';
import type { Report } from './report';
import { ReportSheet } from './report-sheet';
import { saveReport } from './save-report';
import { usePrinting } from './use-printing';
import { useReportContext } from './use-report-context';

/** Props of ReportTools. */
export interface ReportToolsProps {
  readonly report: Report;
}

/**
 * For the `tools` of a Page: saves the figures of a dashboard as CSV, and prints them. On paper they are one sheet, in
 * place of the page.
 */
export function ReportTools({ report }: ReportToolsProps) {
  const context = useReportContext();
  const isPrinting = usePrinting();
  const save = () => saveReport(report, context);
  const print = () => window.print();
  return (
    <>
      {useViewport() === 'desktop' ? (
        <>
          <Button icon={<Download />} onPress={save}>
            {messages.export}
          </Button>
          <Button icon={<Printer />} onPress={print}>
            {messages.print}
          </Button>
        </>
      ) : (
        <>
          <IconButton icon={<Download />} label={messages.export} onPress={save} />
          <IconButton icon={<Printer />} label={messages.print} onPress={print} />
        </>
      )}
      {isPrinting
        ? createPortal(
            <ReportSheet report={report} context={context} />,
            document.querySelector('main') ?? document.body,
          )
        : null}
    </>
  );
}
