import {
  type Hex,
  type HexMap,
  isCover,
  isDifficult,
  isWall,
  lookOfGround,
  middleOf,
  range,
  SCENERY_VALUES,
  type Scenery,
  sceneryLabel,
  sceneryOf,
} from '@riposte/shared';
import { formatList } from '@riposte/shared/engine/language/intl';
import type { Sign } from '@riposte/shared/protocol/chat';
import type { VNode } from 'preact';
import { pendingOf } from '../battle/pending.ts';
import { type BattleSnapshot, nameIn } from '../battle/snapshot.ts';
import { useBattle, useSnapshot } from '../session/context.ts';
import { LOOKS } from '../tools/hex-description.ts';
import { toldTo } from '../tools/note-descriptions.ts';
import { factsText } from '../wording/facts.ts';
import * as words from '../words/map-details.ts';

/** A description of the map without the fighters: scenery, ground, objects, ties, notes, pending actions and pings. */
export function MapDetails(): VNode {
  const snapshot = useSnapshot();
  const { ruleset, table } = snapshot;
  const scenery = sceneryOf(table.map);
  const fields = Object.keys(SCENERY_VALUES) as (keyof Scenery)[];
  const looks = fields.map((field) => sceneryLabel(field, scenery[field]));
  const nameOf = (id: string) => nameIn(table, id);
  const marks = ruleset.description.marks?.(table) ?? [];
  const ties = ruleset.description.ties?.(table) ?? [];
  return (
    <>
      <p>{words.sceneryIs(formatList(looks))}</p>
      <List id="signs" lines={marks.map(({ at, label }) => words.signAt(label, placeOf(at)))} />
      <List
        id="ties"
        lines={ties.map(({ from, to, label }) => words.tieFromTo(label, nameOf(from), nameOf(to)))}
      />
      <List id="note-lines" lines={noteLines(table.map)} />
      <List id="pending" lines={table.stack.map((item) => pendingOf(snapshot, item).sentence)} />
      <Pings />
      <details>
        <summary>{words.ground}</summary>
        <List id="ground" lines={groundLines(snapshot)} />
      </details>
    </>
  );
}

function List({ id, lines }: { readonly id: string; readonly lines: readonly string[] }): VNode {
  return (
    <ul data-testid={id}>
      {lines.map((line, index) => (
        <li key={`${index} ${line}`}>{line}</li>
      ))}
    </ul>
  );
}

/** The marks that seats show on the map now. Screen readers announce each new one. */
function Pings(): VNode {
  const { chat } = useBattle();
  const { table } = useSnapshot();
  return (
    <div role="log" aria-label={words.pings} data-testid="pings">
      {chat.signs.value.map((sign) => (
        <p key={sign.id}>{sentenceOf(sign, (id) => nameIn(table, id))}</p>
      ))}
    </div>
  );
}

function sentenceOf({ name, ping, template, ruler, emote }: Sign, nameOf: (id: string) => string): string {
  if (ruler) return words.measures(name, placeOf(ruler[0]), placeOf(ruler[1]));
  if (ping && template) return words.showsTemplate(name, placeOf(ping), template.shape, template.size);
  if (ping) return words.pingsHex(name, placeOf(ping));
  return emote ? words.showsEmote(name, nameOf(emote.fighter), emote.emote) : '';
}

/** Returns a line for each kind of ground on the map except plain ground, with its hexes. */
function groundLines({ table: { map } }: BattleSnapshot): string[] {
  const all = range([0, 0], map.radius);
  const kinds: readonly (readonly [label: string, isThere: (at: Hex) => boolean])[] = [
    [words.walls, (at) => isWall(map, at)],
    [words.difficultGround, (at) => isDifficult(map, at)],
    [words.cover, (at) => isCover(map, at)],
    ...Object.entries(LOOKS).map(
      ([look, label]) => [label, (at: Hex) => lookOfGround(map, at) === look] as const,
    ),
  ];
  return kinds.flatMap(([label, isThere]) => {
    const hexes = all.filter(isThere);
    return hexes.length > 0 ? [words.groundAt(label, factsText(hexes.map(placeOf)))] : [];
  });
}

function placeOf(at: Hex): string {
  return at.join(', ');
}

/** Returns a line about each area and label of a map, and one about its drawings. */
function noteLines({ notes = {} }: HexMap): string[] {
  const { labels = [], areas = [], drawings = [] } = notes;
  return [
    ...areas.map((area) =>
      toldTo(area, words.areaOf(area.name, area.hexes.length, middleOf(area).join(', '))),
    ),
    ...labels.map((label) => toldTo(label, words.labelAt(label.text, label.at.join(', ')))),
    ...(drawings.length > 0 ? [words.drawings(drawings.length)] : []),
  ];
}
