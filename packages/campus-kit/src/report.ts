export type { Report, ReportCell, ReportFigure, ReportRow, ReportTable } from './report/report';
export { ReportTools, type ReportToolsProps } from './report/report-tools';
