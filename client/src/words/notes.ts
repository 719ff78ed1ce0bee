/* Generated from en/notes.json by `npm run words`. Edit that file instead. */

import { formatNumber } from '@riposte/shared/engine/language/intl';

export const labelsAndDrawings = 'Labels and drawings';
export const how = 'They have no effect on the rules. Areas can show a trap, a cloud or the reach of a bell.';
export const tools = 'Labels and drawings: tools';
export const label = 'Label';
export const drawing = 'Draw';
export const area = 'Area';
export const showMap = 'Show the map';
export const textOf = { label: 'Text of the label', area: 'Name of the area' };
export const color = 'Color';
export const onlyGms = 'Only GMs see it';
export const shapeOfArea = 'Shape';
export const shapes = { brush: 'Brush', burst: 'Burst', cone: 'Cone', line: 'Line' };
export const reach = 'Radius (hexes)';
export const writeFirst = 'Write the text of the label first.';
export const labelHow = 'Click a hex, or press Enter on it, to put the label there.';
export const drawHow =
  'Drag over the map to draw. With the keyboard, Enter adds a corner, and Enter on it again ends the line.';
export const areaHow = {
  brush: 'Click or drag over hexes to fill them.',
  burst: 'Click the middle of the burst.',
  cone: 'Drag from the tip of the cone, or click the tip and then the far end.',
  line: 'Drag along the line, or click both ends.',
};
export const unnamedArea = 'Unnamed area';
export const addingTo = (name: string) => `You’re changing “${name}”.`;
export const erase = 'Erase hexes';
export const newArea = 'New area';
export const onTheMap = 'On the map';
export const nothingYet = 'Nothing yet.';
export const nameOf = { label: 'Text', area: 'Name' };
export const kindOf = { label: 'Label', drawing: 'Drawing', area: 'Area' };
export const colorOf = (name: string) => `Color of ${name}`;
export const audienceOf = (name: string) => `${name}: only GMs see it`;
export const changeHexes = 'Change hexes';
export const remove = (name: string) => `Remove ${name}`;
export const unnamedDrawing = (number: number) => `drawing ${formatNumber(number)}`;
