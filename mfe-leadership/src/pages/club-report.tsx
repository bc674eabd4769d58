import { ReportTools, type ReportFigure, type ReportTable } from '@portal/campus-kit/report';
import { EVENT_CATEGORY_NAMES, type ClubData } from '@portal/contracts';
import { useFormats, type Formats } from '@portal/web-kit';
import { clubFigures } from '../features/club/club-figures';
import { messages, reportMessages } from '../features/club/messages';
import { authorOf, shownFeedback } from '../features/club/shown-feedback';
import { messages as eventMessages } from '../features/events/messages';

interface ClubReportProps {
  readonly club: ClubData;
  readonly query: ReportFigure['query'];
}

/** Saves and prints the figures and the lists of the dashboard of a club. */
export function ClubReport({ club, query }: ClubReportProps) {
  const formats = useFormats();
  return (
    <ReportTools
      report={{
        title: messages.title,
        unit: club.dashboard.name,
        figures: Object.values(clubFigures(club, formats)).map((figure) => ({ label: figure.label, query, figure })),
        tables: tablesOf(club.dashboard, formats),
      }}
    />
  );
}

function tablesOf(
  { recent_events: events, pending_endorsements: pending, recent_feedback: feedback }: ClubData['dashboard'],
  { date, dateTime }: Formats,
): readonly ReportTable[] {
  return [
    {
      title: messages.recentEvents,
      columns: reportMessages.events,
      rows: events.map(({ id, name, venue, status, ...event }) => ({
        id,
        cells: [name, event.date ? date(event.date) : eventMessages.noDate, venue, eventMessages.statuses[status]],
      })),
    },
    {
      title: messages.pending,
      columns: reportMessages.endorsements,
      rows: pending.map(({ id, title, recipient, type }) => ({
        id,
        cells: [title, recipient || messages.unnamed, EVENT_CATEGORY_NAMES[type]],
      })),
    },
    {
      title: messages.recentFeedback,
      columns: reportMessages.feedback,
      rows: shownFeedback(feedback).shown.map((entry) => ({
        id: entry._id,
        cells: [entry.type, entry.rating ?? '', entry.comments, authorOf(entry), dateTime(entry.created_at)],
      })),
    },
  ];
}
