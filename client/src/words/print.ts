/* Generated from en/print.json by `npm run words`. Edit that file instead. */

import { formatNumber, pluralForm } from '@riposte/shared/engine/language/intl';

export const pictureOfTheFight = 'Picture of the fight';
export const mapAsPicture = 'Map as PNG';
export const mapOnPaper = 'Map as PDF';
export const whatToMake = 'Result';
export const pictureHow = 'A picture of all fighters, with names and health, to send in a message.';
export const mapAsPictureHow = 'One large picture of the whole map, for a virtual tabletop or a print shop.';
export const mapOnPaperHow =
  'Pages to print at home and glue together. Print at actual size (100%), and check the ruler on the page.';
export const fighters = 'Fighters';
export const names = 'Names and health';
export const grid = 'Hex grid';
export const onlyPublic = 'Only what everyone sees';
export const onlyPublicHow =
  'Otherwise, the picture also shows what only you may see, such as hidden fighters.';
export const hexWidth = 'Width of a hex (mm)';
export const hexWidthHow = 'From one side to the opposite side. 25.4 mm is one inch.';
export const resolution = 'Resolution';
export const dotsPerInch = (count: number) => `${formatNumber(count)} dpi`;
export const paper = 'Paper';
export const pixelsOf = (width: number, height: number) =>
  `Size: ${formatNumber(width)} × ${formatNumber(height)} px`;
export const pagesOf = (count: number) =>
  pluralForm(count, { one: `${formatNumber(count)} page`, other: `${formatNumber(count)} pages` });
export const copy = 'Copy picture';
export const download = 'Download';
export const share = 'Share';
export const cancel = 'Cancel';
export const copied = 'The picture is on the clipboard.';
export const saved = (name: string) => `Saved as ${name}.`;
export const canceled = 'Canceled.';
export const painting = 'Painting…';
export const progressOf = (done: number, of: number) => `${formatNumber(done)} of ${formatNumber(of)}`;
export const previewOfMap = 'Preview of the map';
export const previewOfPages = (count: number) =>
  pluralForm(count, { one: `Preview of the map on ${formatNumber(count)} page`, other: `Preview of the map on ${formatNumber(count)} pages` });
export const previewOfFight = (names: string) => `Preview of the picture: ${names}`;
export const turnOf = (name: string) => `${name}’s turn`;
export const pageIs = (page: number, of: number) => `Page ${formatNumber(page)} of ${formatNumber(of)}`;
export const scaleIs = (hexWidth: number) => `1 hex = ${formatNumber(hexWidth)} mm`;
export const printAtActualSize = 'Print at actual size (100%)';
export const ruler = '50 mm';
export const hexWidthIsWrong = (least: number, most: number) =>
  `Enter a hex width from ${formatNumber(least)} to ${formatNumber(most)} mm.`;
export const pictureTooLarge = (hexWidth: number) =>
  `This picture would be too large: at this resolution, a hex can be up to ${formatNumber(hexWidth)} mm wide.`;
export const pictureFitsNowhere = 'This map is too large for this resolution. Choose a lower one.';
export const tooManyPages = (hexWidth: number) =>
  `This map would need too many pages: a hex can be up to ${formatNumber(hexWidth)} mm wide.`;
export const notMade = 'Couldn’t make the picture. The browser may have too little memory.';
export const browserTooOld = 'This browser can’t write large pictures. Update it, or choose the PDF.';
export const notCopied = 'The browser didn’t allow copying. Download the picture instead.';
export const notShared = 'Couldn’t share the picture. Download it instead.';
