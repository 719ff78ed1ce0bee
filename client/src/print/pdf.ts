import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import * as common from '../words/common.ts';
import * as words from '../words/print.ts';
import { fileOf, type MapArtist, penOf } from './map-artist.ts';
import { FOOTER, MARGIN, type MapPage, OVERLAP, type PageLayout } from './pages.ts';
import { pixelSizeOf, type Resolution } from './sizes.ts';

/** The number of PDF points in a millimeter. */
const MM = 72 / 25.4;
/** The length of the printed ruler, in millimeters. */
const RULER = 50;
/** The gap between the text and the mark beside it, in millimeters. */
const BESIDE_MARK = 2;
const QUALITY = 0.9;
const BLACK = rgb(0, 0, 0);

interface Print {
  readonly title: string;
  readonly layout: PageLayout;
  /** The width of a hex on paper, in millimeters. */
  readonly hexWidth: number;
  readonly resolution: Resolution;
  readonly artist: MapArtist;
  readonly signal: AbortSignal;
  /** Called after each page with the number of finished pages. */
  readonly onPage: (done: number) => void;
}

interface Fonts {
  readonly plain: PDFFont;
  readonly bold: PDFFont;
}

/**
 * Writes a PDF file with the map to scale, one painted page at a time. Each page has marks where to cut, its name, the
 * title and a ruler. Rejects when the signal is aborted.
 */
export async function writePdf(print: Print): Promise<Blob> {
  const { title, layout, onPage } = print;
  const file = await PDFDocument.create();
  file.setTitle(title, { showInWindowTitleBar: true });
  file.setCreator(common.riposte);
  const fonts = {
    plain: await file.embedFont(StandardFonts.Helvetica),
    bold: await file.embedFont(StandardFonts.HelveticaBold),
  };
  for (const [index, page] of layout.pages.entries()) {
    const sheet = file.addPage([layout.paper.width * MM, layout.paper.height * MM]);
    await drawMap(file, sheet, page, print);
    drawCutMarks(sheet, page, layout);
    drawRuler(sheet, layout, fonts);
    const place = [page.name, words.pageIs(index + 1, layout.pages.length), words.scaleIs(print.hexWidth)];
    sheet.drawText([...place, words.printAtActualSize].join(' · '), {
      x: (MARGIN + BESIDE_MARK) * MM,
      y: (MARGIN + 0.5) * MM,
      size: 7.5,
      font: fonts.plain,
    });
    await drawTitle(file, sheet, title, fonts.bold);
    onPage(index + 1);
  }
  return new Blob([new Uint8Array(await file.save())], { type: 'application/pdf' });
}

async function drawMap(file: PDFDocument, sheet: PDFPage, page: MapPage, print: Print): Promise<void> {
  const { layout, artist, hexWidth, resolution, signal } = print;
  const size = pixelSizeOf(page.box, hexWidth, resolution);
  const painted = onWhite(await artist.paint(page.box, size, signal));
  const picture = await file.embedJpg(await (await fileOf(painted, 'image/jpeg', QUALITY)).arrayBuffer());
  const [width, height] = [(size.width * 72) / resolution, (size.height * 72) / resolution];
  sheet.drawImage(picture, {
    x: MARGIN * MM,
    y: (layout.paper.height - MARGIN) * MM - height,
    width,
    height,
  });
}

/** Paints white behind a picture, because JPEG has no transparency. */
function onWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const pen = penOf(canvas);
  pen.globalCompositeOperation = 'destination-over';
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Draws marks beside the map. Pages that are cut there join without a gap. */
function drawCutMarks(sheet: PDFPage, { joins }: MapPage, { paper, area }: PageLayout): void {
  const inset = (isJoined: boolean) => (isJoined ? OVERLAP / 2 : 0);
  const [left, bottom] = [MARGIN, MARGIN + FOOTER];
  const [right, top] = [left + area.width, paper.height - MARGIN];
  const line = (fromX: number, fromY: number, toX: number, toY: number) =>
    sheet.drawLine({
      start: { x: fromX * MM, y: fromY * MM },
      end: { x: toX * MM, y: toY * MM },
      thickness: 0.4,
      color: BLACK,
    });
  for (const x of [left + inset(joins.left), right - inset(joins.right)]) {
    line(x, top + 1, x, top + 6);
    line(x, bottom - 1, x, bottom - 4);
  }
  for (const y of [bottom + inset(joins.bottom), top - inset(joins.top)]) {
    line(left - 6, y, left - 1, y);
    line(right + 1, y, right + 6, y);
  }
}

/** Draws a line of 50 mm, to check whether the page was printed at its actual size. */
function drawRuler(sheet: PDFPage, { paper }: PageLayout, { plain }: Fonts): void {
  const [from, y] = [paper.width - MARGIN - RULER, MARGIN + 1];
  const line = (fromX: number, fromY: number, toX: number, toY: number) =>
    sheet.drawLine({
      start: { x: fromX * MM, y: fromY * MM },
      end: { x: toX * MM, y: toY * MM },
      thickness: 0.6,
      color: BLACK,
    });
  line(from, y, from + RULER, y);
  for (let at = 0; at <= RULER; at += 10) line(from + at, y, from + at, y + (at % RULER === 0 ? 3 : 1.5));
  sheet.drawText(words.ruler, { x: (from + 20.5) * MM, y: (y + 2.2) * MM, size: 7.5, font: plain });
}

/**
 * Draws the title. The standard fonts of PDF files have only Western letters, so a title with other letters is drawn as
 * a picture.
 */
async function drawTitle(file: PDFDocument, sheet: PDFPage, title: string, font: PDFFont): Promise<void> {
  const [size, x, y] = [10, (MARGIN + BESIDE_MARK) * MM, (MARGIN + 4.5) * MM];
  const most = sheet.getWidth() - (2 * MARGIN + RULER + 8) * MM;
  const known = new Set(font.getCharacterSet());
  if ([...title].every((letter) => known.has(letter.codePointAt(0) ?? 0))) {
    const width = font.widthOfTextAtSize(title, size);
    sheet.drawText(title, { x, y, size: width > most ? (size * most) / width : size, font });
    return;
  }
  const painted = paintText(title);
  const picture = await file.embedPng(await (await fileOf(painted, 'image/png')).arrayBuffer());
  const width = Math.min(most, (painted.width * size * 1.4) / painted.height);
  sheet.drawImage(picture, { x, y: y - size * 0.4, width, height: (painted.height * width) / painted.width });
}

function paintText(text: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const font = "700 60px 'Inter Variable'";
  penOf(canvas).font = font;
  canvas.width = Math.ceil(penOf(canvas).measureText(text).width) + 4;
  canvas.height = 84;
  const pen = penOf(canvas);
  pen.font = font;
  pen.textBaseline = 'middle';
  pen.fillText(text, 2, canvas.height / 2);
  return canvas;
}
