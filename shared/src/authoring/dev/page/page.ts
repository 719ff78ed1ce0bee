import type { FighterPreview, FightPreview, Moment, OptionPreview, Preview } from '../preview.ts';
import type { Build } from '../rebuild.ts';
import { drawMap } from './map.ts';

/** The preview that is shown, and the one before the latest change. */
let [now, before] = [undefined as Preview | undefined, undefined as Preview | undefined];
let [fightShown, momentShown] = [0, 0];

/** Returns an element of the page by its id. Throws if there is none. */
function byId<Kind extends HTMLElement>(id: string): Kind {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}.`);
  return element as Kind;
}

/** Returns a new element with a text. */
function element(tag: string, text: string, className = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
}

new EventSource('/changes').addEventListener('message', ({ data }) => showBuild(JSON.parse(data) as Build));

function showBuild({ preview, error, types }: Build): void {
  const faults = error === undefined ? types : [error, ...types];
  byId('errors').hidden = faults.length === 0;
  byId('errors').textContent = faults.join('\n');
  byId('state').textContent =
    faults.length === 0 ? `Up to date at ${new Date().toLocaleTimeString()}.` : 'The sources have errors.';
  if (!preview) return; // the last preview without an error stays
  [before, now] = [now, preview];
  byId('name').textContent = preview.name;
  showCases(preview);
  const titles = preview.fights.map(({ title }, index) => new Option(title, String(index)));
  byId<HTMLSelectElement>('scenario').replaceChildren(...titles);
  showMoment();
}

function showCases({ cases }: Preview): void {
  const failed = cases.filter(({ failure }) => failure !== null).length;
  byId('cases-title').textContent = `Cases: ${cases.length - failed} pass, ${failed} fail`;
  const rows = cases.map(({ file, failure }) => {
    const row = element('li', `${failure === null ? '✓' : '✗'} ${file}`, failure === null ? 'good' : 'bad');
    if (failure !== null) row.append(element('div', failure));
    return row;
  });
  byId('case-list').replaceChildren(...rows);
}

/** Shows one decision of a fight. If the fight has become shorter, shows its last one. */
function showMoment(): void {
  fightShown = Math.max(0, Math.min(fightShown, (now?.fights.length ?? 0) - 1));
  const fight = now?.fights[fightShown];
  if (!fight) return;
  momentShown = Math.max(0, Math.min(momentShown, fight.moments.length - 1));
  const moment = fight.moments[momentShown];
  const slider = byId<HTMLInputElement>('moment');
  slider.max = String(fight.moments.length - 1);
  slider.value = String(momentShown);
  byId<HTMLSelectElement>('scenario').value = String(fightShown);
  byId('position').textContent = `Decision ${momentShown + 1} of ${fight.moments.length}. ${fight.result}`;
  if (moment) showTable(fight, moment);
}

function showTable(fight: FightPreview, moment: Moment): void {
  const sides = [...new Set(moment.fighters.map(({ side }) => side))];
  drawMap(document.getElementById('map'), fight, moment.fighters, sides);
  byId('fighters').replaceChildren(...moment.fighters.map(lineOfFighter));
  byId('asked').textContent = `Round ${moment.round}: ${moment.asked} decides`;
  byId('options').replaceChildren(...moment.options.map((option) => rowOf(option, moment)));
  byId('log').replaceChildren(...moment.log.map((text) => element('li', text)));
}

function lineOfFighter({ name, side, at, resources, isDefeated }: FighterPreview): HTMLElement {
  const place = at ? `at ${at.join(', ')}` : 'off the map';
  const line = element('li', `${name} (${side}), ${place}`, isDefeated ? 'defeated' : '');
  line.append(element('div', resources, 'muted'));
  return line;
}

/**
 * Returns the decision before the latest change that is most like this one: of the same fighter, with all fighters in
 * the same places. Undefined if there is none.
 */
function earlierMoment({ asked, fighters }: Moment): Moment | undefined {
  const moments = before?.fights[fightShown]?.moments ?? [];
  const places = (all: readonly FighterPreview[]) => JSON.stringify(all.map(({ id, at }) => [id, at]));
  const isAlike = (one: Moment) => one.asked === asked && places(one.fighters) === places(fighters);
  return [...moments.slice(momentShown, momentShown + 1), ...moments].find(isAlike);
}

function rowOf({ key, text, chance, effects }: OptionPreview, moment: Moment): HTMLElement {
  const isChosen = moment.chosen.startsWith(key);
  const earlier = earlierMoment(moment)?.options.find((one) => one.key === key);
  const hasChanged = earlier !== undefined && (earlier.chance !== chance || earlier.effects !== effects);
  const row = document.createElement('tr');
  row.className = `${isChosen ? 'chosen' : ''} ${hasChanged ? 'changed' : ''}`;
  row.append(
    element('td', isChosen ? `${text} (chosen)` : text),
    element('td', percent(chance), 'number'),
    element('td', hasChanged ? `${percent(earlier.chance)} ${earlier.effects}` : ''),
    element('td', effects),
  );
  return row;
}

const percent = (chance: number | null) => (chance === null ? '' : `${(100 * chance).toFixed(1)} %`);

/** Shows another decision of the same fight. */
function go(to: number): void {
  momentShown = to;
  showMoment();
}

byId('back').addEventListener('click', () => go(momentShown - 1));
byId('next').addEventListener('click', () => go(momentShown + 1));
byId('moment').addEventListener('input', () => go(Number(byId<HTMLInputElement>('moment').value)));
byId('scenario').addEventListener('change', () => {
  fightShown = Number(byId<HTMLSelectElement>('scenario').value);
  go(0);
});
