import './measure-bar.css';
import { type Hex, hasLineOfSight, hexKey, isSame } from '@riposte/shared';
import { formatList } from '@riposte/shared/engine/language/intl';
import { sideLabel } from '@riposte/shared/engine/presentation/side-label';
import { Cone, Hexagon, type IconNode, MapPin, Minus, MoveUpRight, Plus, RotateCw, Ruler, X } from 'lucide';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import {
  coveredSides,
  type MeasuredArea,
  measuredArea,
  messageOfPlan,
  type Plan,
} from '../battle/measured-area.ts';
import { type BattleSnapshot, nameIn } from '../battle/snapshot.ts';
import type { Board } from '../map/board.ts';
import { drawTemplate } from '../map/template-layer.ts';
import { useOverlay } from '../map/use-overlay.ts';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import { MEASURES, type Measure, type Measuring } from '../session/measuring.ts';
import { wayTo } from '../tools/hex-description.ts';
import { waysOf } from '../tools/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { factsText } from '../wording/facts.ts';
import * as words from '../words/measuring.ts';

const ICONS: Readonly<Record<Measure, IconNode>> = {
  ruler: Ruler,
  burst: Hexagon,
  cone: Cone,
  line: MoveUpRight,
};

interface Of {
  readonly board: Board | null;
  readonly measuring: Measuring;
}

/** The bar of the measuring tool: its buttons and its result. The map shows the measured area. */
export function MeasureBar({ board, measuring }: Of): VNode {
  const { link } = useController();
  const { table } = useSnapshot();
  const measure = measuring.measure.value;
  const { plan } = measuring;
  const area = plan && measuredArea(table, plan);
  const role = link.welcome.value?.role;
  useLayer(board, area);
  useWheel((by) => measuring.resize(by));
  return (
    <section class="measure-bar card" aria-label={words.measure} data-testid="measure-bar">
      <div class="measure-row">
        {MEASURES.map((one) => (
          <Choice
            key={one}
            icon={ICONS[one]}
            label={words.MEASURES[one]}
            isOn={one === measure}
            onClick={() => measuring.use(one)}
          />
        ))}
        <Choice icon={X} label={words.close} onClick={() => measuring.key('Escape')} />
      </div>
      <div class="measure-row">
        {measure !== 'ruler' && <Size measuring={measuring} />}
        {plan && (role === 'player' || role === 'gm') && (
          <button
            type="button"
            class="button measure-show"
            aria-label={words.showToOthers}
            data-testid="measure-show"
            onClick={() => void link.chat(messageOfPlan(plan))}
          >
            <Icon of={MapPin} /> <span>{words.showToOthers}</span>
          </button>
        )}
      </div>
      <div role="status" data-testid="measured">
        {plan && area ? <Result plan={plan} area={area} /> : <p>{nextStep(measuring)}</p>}
      </div>
    </section>
  );
}

/** The buttons that change the size and the direction of a template. */
function Size({ measuring }: Pick<Of, 'measuring'>): VNode {
  return (
    <>
      <Choice icon={Minus} label={words.smaller} onClick={() => measuring.resize(-1)} />
      <output data-testid="measure-size">{words.size(measuring.size.value)}</output>
      <Choice icon={Plus} label={words.larger} onClick={() => measuring.resize(1)} />
      {measuring.measure.value !== 'burst' && (
        <Choice icon={RotateCw} label={words.rotate} onClick={() => measuring.rotate()} />
      )}
    </>
  );
}

interface OfChoice {
  readonly icon: IconNode;
  readonly label: string;
  /** Whether the choice is selected; omitted for a plain button. */
  readonly isOn?: boolean;
  readonly onClick: () => void;
}

function Choice({ icon, label, isOn, onClick }: OfChoice): VNode {
  return (
    <button
      type="button"
      class="button icon-only"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onClick}
    >
      <Icon of={icon} />
    </button>
  );
}

/** Returns the instruction while nothing is measured. */
function nextStep({ measure, hasStart }: Measuring): string {
  if (measure.value !== 'ruler') return words.choosePlace;
  return hasStart ? words.chooseEnd : words.chooseStart;
}

interface OfResult {
  readonly plan: Plan;
  readonly area: MeasuredArea;
}

/** The measured numbers, and the fighters in the area by side. */
function Result({ plan, area }: OfResult): VNode {
  const { mine } = useBattle();
  const { prompts } = useController();
  const snapshot = useSnapshot();
  const { table } = snapshot;
  const sides = coveredSides(table, area, mine.value);
  const isOwnTurn = (at: Hex) => isSame(at, table.fighters[prompts.turn.value?.for ?? '']?.at ?? [NaN, NaN]);
  const way =
    'to' in plan && isOwnTurn(plan.from)
      ? waysOf(snapshot, prompts.offers.value).get(hexKey(plan.to))
      : undefined;
  return (
    <>
      <p>{factsText([...numbersOf(snapshot, plan, area), ...wayTo(snapshot, way)])}</p>
      {sides.length === 0 && <p>{words.coversNoFighter}</p>}
      {sides.map(({ side, fighters }) => (
        <p key={side}>
          {words.sideHas(
            sideLabel(side),
            fighters.length,
            formatList(
              fighters.map(({ id, isSeen }) =>
                isSeen ? nameIn(table, id) : words.unseenFighter(nameIn(table, id)),
              ),
            ),
          )}
        </p>
      ))}
    </>
  );
}

function numbersOf({ table }: BattleSnapshot, plan: Plan, { hexes, unseen, size }: MeasuredArea): string[] {
  if ('to' in plan)
    return [
      words.distance(size),
      hasLineOfSight(table.map, plan.from, plan.to) ? words.inSight : words.notInSight,
    ];
  return [words.covers(hexes.length), ...(unseen.size > 0 ? [words.outOfSight(unseen.size)] : [])];
}

/** Shows the area on the drawn map while the calling component is mounted. */
function useLayer(board: Board | null, area: MeasuredArea | null): void {
  const overlay = useOverlay(board);
  const drawn = area && JSON.stringify([area, [...area.unseen]]);
  useEffect(() => {
    if (overlay && area) drawTemplate(overlay, area);
    else overlay?.clear();
    board?.redraw();
  }, [overlay, drawn]);
}

/** Calls `resize` with 1 or -1 when the wheel turns over the map while Shift is held. The map then does not zoom. */
function useWheel(resize: (by: number) => void): void {
  useEffect(() => {
    const turn = (event: WheelEvent) => {
      if (!event.shiftKey || !(event.target instanceof HTMLCanvasElement)) return;
      event.preventDefault();
      event.stopPropagation();
      resize((event.deltaY || event.deltaX) > 0 ? -1 : 1); // some browsers turn the wheel sideways while Shift is held
    };
    addEventListener('wheel', turn, { capture: true, passive: false });
    return () => removeEventListener('wheel', turn, { capture: true });
  }, []);
}
