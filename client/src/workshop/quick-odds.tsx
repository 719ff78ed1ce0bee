import './quick-odds.css';
import type { Id } from '@riposte/shared';
import type { Attack } from '@riposte/shared/scenario/attacks';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type BattleSnapshot, nameIn } from '../battle/snapshot.ts';
import { changeText, percent } from '../battle/words.ts';
import { useSnapshot } from '../session/context.ts';
import { Resources } from '../ui/resources.tsx';
import { factsText } from '../wording/facts.ts';
import * as words from '../words/workshop.ts';
import type { Editor } from './open-fight.ts';

/** The maximum number of attacks to show. The attacks with the best chances are shown. */
const MOST_WAYS = 5;
const FARTHEST = 12;

interface Of {
  readonly editor: Editor;
  readonly id: Id;
}

/** Shows how strong the values of a sheet make a fighter: health, points, and the odds against an opponent. */
export function QuickOdds({ editor, id }: Of): VNode | null {
  const snapshot = useSnapshot();
  const { setup } = editor.document.fight.value;
  const side = setup.combatants.find((one) => one.id === id)?.side;
  const foes = setup.combatants.filter((one) => one.side !== side);
  const [chosen, choose] = useState('');
  const [hexes, setHexes] = useState(1);
  const foe = foes.find((one) => one.id === chosen)?.id ?? foes[0]?.id;
  if (!Object.hasOwn(snapshot.table.fighters, id)) return null;
  return (
    <section class="glance" aria-label={words.atAGlance} data-testid="glance">
      <Resources snapshot={snapshot} id={id} />
      {foe !== undefined && (
        <>
          <div class="glance-foe">
            <select
              aria-label={words.againstWhom}
              data-testid="glance-foe"
              value={foe}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            >
              {foes.map((one) => (
                <option key={one.id} value={one.id}>
                  {words.against(one.name ?? one.id)}
                </option>
              ))}
            </select>
            <label>
              <input
                type="number"
                min={1}
                max={FARTHEST}
                value={hexes}
                data-testid="glance-hexes"
                onInput={({ currentTarget: { valueAsNumber: far, validity } }) =>
                  validity.valid && setHexes(far)
                }
              />{' '}
              {words.hexesAway}
            </label>
          </div>
          <Ways editor={editor} pair={[id, foe]} hexes={hexes} />
          <Ways editor={editor} pair={[foe, id]} hexes={hexes} />
        </>
      )}
    </section>
  );
}

interface OfWays {
  readonly editor: Editor;
  readonly pair: readonly [Id, Id];
  readonly hexes: number;
}

/** The attacks of the first fighter of a pair against the second, with their odds. */
function Ways({ editor, pair, hexes }: OfWays): VNode {
  const snapshot = useSnapshot();
  const [by] = pair;
  const ways = useWays({ editor, pair, hexes });
  return (
    <>
      <h2 class="eyebrow">{words.howToAttack(nameIn(snapshot.table, by))}</h2>
      {ways?.length === 0 && <p class="workshop-note">{words.notFromThere}</p>}
      <ul class="glance-ways" data-testid={`ways-${by}`}>
        {ways?.slice(0, MOST_WAYS).map((way) => (
          <Way key={JSON.stringify([way.option, way.params])} snapshot={snapshot} way={way} />
        ))}
      </ul>
    </>
  );
}

/**
 * Returns the possible attacks. Returns the previous ones while they are being recomputed, and undefined before the
 * first result.
 */
function useWays({ editor: { document, oddsWorker }, pair, hexes }: OfWays): readonly Attack[] | undefined {
  const [ways, setWays] = useState<readonly Attack[]>();
  const { setup } = document.fight.value;
  const [by, foe] = pair;
  useEffect(() => {
    let isOld = false;
    void oddsWorker.waysOf({ ruleset: document.ruleset.id, setup, pair, hexes }).then((found) => {
      if (!isOld) setWays(found);
    });
    return () => {
      isOld = true;
    };
  }, [setup, by, foe, hexes]);
  return ways;
}

function Way({ snapshot, way }: { readonly snapshot: BattleSnapshot; readonly way: Attack }): VNode {
  const { option, params, forecast } = way;
  const { description } = snapshot.ruleset;
  const said = description.say(params, (id) => nameIn(snapshot.table, id));
  const { success = 0, effects = [] } = forecast.odds ?? {};
  return (
    <li>
      <b>{percent(success)}</b>
      <span>
        {description.actions[option]?.label}: {said}
        <small>
          {factsText(
            effects.map((effect) => {
              const { what, by } = changeText(snapshot, effect);
              return effect.defeat > 0
                ? words.alsoDefeats(what, by, percent(effect.defeat))
                : words.effect(what, by);
            }),
          )}
        </small>
      </span>
    </li>
  );
}
