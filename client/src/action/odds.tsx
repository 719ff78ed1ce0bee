import './odds.css';
import type { Forecast, Odds } from '@riposte/shared';
import { Swords } from 'lucide';
import type { VNode } from 'preact';
import { type BattleSnapshot, nameIn } from '../battle/snapshot.ts';
import { areaText, changeText, percent } from '../battle/words.ts';
import { Clauses } from '../ui/clause-button.tsx';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/table.ts';
import { Why } from './why.tsx';

interface Of {
  readonly snapshot: BattleSnapshot;
  readonly forecast: Forecast;
  /**
   * True to link each reaction to its clause, and each chance to its derivation. False where the pointer cannot reach a
   * link, such as on the map.
   */
  readonly isInteractive?: boolean;
}

/** The odds of an action: its chance of success, its effects, its area, and possible reactions. */
export function OddsView({ snapshot, forecast, isInteractive = false }: Of): VNode | null {
  const { odds, against, provokes, area } = forecast;
  const { description } = snapshot.ruleset;
  if (!odds && provokes.length === 0 && !area) return null;
  return (
    <div class="odds" data-testid="odds">
      {odds && (
        <Chances
          snapshot={snapshot}
          odds={odds}
          shown={<Chance odds={odds} against={against} isInteractive={isInteractive} />}
        />
      )}
      {area && (
        <p class="odds-area" data-testid="odds-area">
          {areaText(snapshot, area)}
        </p>
      )}
      {against.length > 0 && (
        <ul class="odds-against" aria-label={words.ifTheTargetReacts}>
          {against.map(({ option, label, odds: then }) => (
            <li key={label}>
              <span>{words.ifSo(label)}</span>
              <b>
                <Chance odds={then} isInteractive={isInteractive} />
              </b>
              {isInteractive && <Clauses ids={description.options[option]?.clauses?.slice(0, 1)} />}
            </li>
          ))}
        </ul>
      )}
      {provokes.length > 0 && (
        <ul class="odds-provokes" data-testid="provokes">
          {provokes.map(({ by, step, odds: then }) => (
            <li key={`${by}.${step}`}>
              <Icon of={Swords} /> {words.provokes(nameIn(snapshot.table, by))}{' '}
              <b>
                <Chance odds={then} isInteractive={isInteractive} />
              </b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ChanceOf {
  readonly odds: Odds;
  readonly against?: Forecast['against'];
  readonly isInteractive: boolean;
}

/** A chance as a percentage. Shows its derivation if the player can point at it. */
function Chance({ odds, against = [], isInteractive }: ChanceOf): VNode {
  const shown = percent(odds.success);
  if (!isInteractive) return <>{shown}</>;
  return (
    <Why odds={odds} against={against}>
      {shown}
    </Why>
  );
}

interface ChancesOf {
  readonly snapshot: BattleSnapshot;
  readonly odds: Odds;
  /** The chance of success as a rendered element. */
  readonly shown: VNode;
}

function Chances({ snapshot, odds, shown }: ChancesOf): VNode {
  return (
    <>
      <div class="odds-head">
        <strong data-testid="odds-success">{shown}</strong>
        <ul>
          {odds.effects.map((effect) => {
            const { what, by } = changeText(snapshot, effect);
            return (
              <li key={`${effect.target}.${effect.field}`}>
                {what} <b>{by}</b>
                {odds.effects.length > 1 && ` ${words.toWhom(nameIn(snapshot.table, effect.target))}`}
                {effect.defeat > 0 && !snapshot.banded.has(effect.target) && (
                  <span class="odds-defeat">{words.defeats(percent(effect.defeat))}</span>
                )}
              </li>
            );
          })}
        </ul>
      </div>
      <div class="odds-bar" aria-hidden="true">
        {shadesOf(odds).map(({ id, chance, shade }) => (
          <i key={id} class={`outcome-${shade}`} style={{ flexGrow: chance }} />
        ))}
      </div>
      <Shares of={odds.outcomes} />
      {odds.states && !odds.effects.some(({ target }) => snapshot.banded.has(target)) && (
        <Shares of={odds.states} />
      )}
    </>
  );
}

function Shares({ of }: { readonly of: Odds['outcomes'] }): VNode {
  const possible = of.filter(({ chance }) => chance > 0);
  return (
    <p class="odds-outcomes">
      {possible.map(({ id, label, chance }) => (
        <span key={id}>
          {label} {percent(chance)}
        </span>
      ))}
    </p>
  );
}

/**
 * Returns the outcomes, worst first, each with the number of its shade: 0 and 1 are failures, 5 is the best success.
 */
function shadesOf({ outcomes, success }: Odds): { id: string; chance: number; shade: number }[] {
  let below = 0;
  return outcomes.map(({ id, chance }, index) => {
    below += chance;
    const isFailure = below <= 1 - success + ROUNDING;
    const fromBest = outcomes.length - 1 - index;
    return { id, chance, shade: isFailure ? Math.min(index, 1) : Math.max(2, 5 - fromBest) };
  });
}

const ROUNDING = 1e-9;
