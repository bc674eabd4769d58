import { RECORD_ENTRY_KINDS, type RecordEntryKind } from '@portal/contracts';
import type PDFDocument from 'pdfkit';
import { fontFile, type Weight } from './pdf-font.renderer';
import { qrSquares, type QrSquares } from './qr-code.renderer';
import type { IssuedEntry } from './shared-record.domain';

/** What the page says. */
export interface RecordPage {
  institute: string;
  name: string;
  studentId: string | null;
  issuedOn: string;
  /** Of the public page. */
  address: string;
  entries: readonly (IssuedEntry & { confirmation: string })[];
}

const HEADINGS: Record<RecordEntryKind, string> = {
  position: 'Positions of responsibility',
  achievement: 'Achievements',
  skill: 'Skills',
  event: 'Events attended',
};
const MARGIN = 56;
const QR_SIZE = 84;
const INK = '#1a1d24';
const SOFT = '#565d6b';
const RULE = '#d5d9e0';

type Doc = InstanceType<typeof PDFDocument>;

/** A4, with the text in it for readers of screens, and a code that leads to the public page. */
export async function recordPdf(page: RecordPage): Promise<Buffer> {
  const { default: Document } = await import('pdfkit');
  const squares = await qrSquares(page.address);
  const doc = new Document({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: `Verified record of ${page.name}`, Author: page.institute },
  });
  for (const weight of ['regular', 'bold'] as const) doc.registerFont(weight, fontFile(weight));
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => {
    doc.on('end', resolve);
  });
  drawHead(doc, page);
  for (const kind of RECORD_ENTRY_KINDS) drawSection(doc, kind, page);
  drawVerification(doc, page, squares);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

interface Style {
  size: number;
  weight?: Weight;
  color?: string;
  tag?: 'H1' | 'H2' | 'P';
}

/** One paragraph. */
function write(doc: Doc, text: string, { size, weight = 'regular', color = INK, tag = 'P' }: Style): void {
  doc.addStructure(
    doc.struct(tag, {}, () => {
      doc.font(weight).fontSize(size).fillColor(color).text(text);
    }),
  );
}

function drawHead(doc: Doc, { institute, name, studentId, issuedOn }: RecordPage): void {
  write(doc, institute, { size: 11, color: SOFT });
  doc.moveDown(0.4);
  write(doc, name, { size: 24, weight: 'bold', tag: 'H1' });
  const facts = ['Verified student record', ...(studentId === null ? [] : [`Student ID ${studentId}`])];
  write(doc, [...facts, `Issued on ${issuedOn}`].join(' · '), { size: 11, color: SOFT });
  drawRule(doc);
}

function drawRule(doc: Doc): void {
  doc.moveDown(0.8);
  doc.markContent('Artifact');
  const right = doc.page.width - MARGIN;
  doc.moveTo(MARGIN, doc.y).lineTo(right, doc.y).lineWidth(0.75).strokeColor(RULE).stroke();
  doc.endMarkedContent();
  doc.moveDown(0.8);
}

function drawSection(doc: Doc, kind: RecordEntryKind, { entries }: RecordPage): void {
  const own = entries.filter((entry) => entry.kind === kind);
  if (own.length === 0) return;
  keepTogether(doc, 72);
  write(doc, HEADINGS[kind], { size: 14, weight: 'bold', tag: 'H2' });
  doc.moveDown(0.4);
  for (const { title, facts, confirmation } of own) {
    keepTogether(doc, 52);
    write(doc, title, { size: 11, weight: 'bold' });
    if (facts.length > 0) write(doc, facts.join(' · '), { size: 10 });
    write(doc, confirmation, { size: 9, color: SOFT });
    doc.moveDown(0.6);
  }
  doc.moveDown(0.4);
}

/** Begins a new page where less than this is left, so that a heading does not stand alone at the end of one. */
function keepTogether(doc: Doc, height: number): void {
  if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
}

function drawVerification(doc: Doc, { address, institute }: RecordPage, squares: QrSquares): void {
  keepTogether(doc, QR_SIZE + 32);
  drawRule(doc);
  const top = doc.y;
  drawQrCode(doc, address, { squares, top });
  doc.x = MARGIN + QR_SIZE + 16;
  doc.y = top + 8;
  write(doc, 'Verify this record', { size: 11, weight: 'bold', tag: 'H2' });
  write(doc, `Scan the code or open the address to see whether ${institute} still confirms it.`, { size: 10 });
  write(doc, address, { size: 9, color: SOFT });
}

function drawQrCode(doc: Doc, address: string, { squares, top }: { squares: QrSquares; top: number }): void {
  const { size, dark } = squares;
  const square = QR_SIZE / size;
  doc.addStructure(
    doc.struct('Figure', { alt: `QR code of ${address}` }, () => {
      for (const { x, y } of dark) doc.rect(MARGIN + x * square, top + y * square, square, square);
      doc.fillColor('#000000').fill();
    }),
  );
}
