import './listed-fights.css';
import { type ListedFight, WATCH } from '@riposte/shared/protocol/listing';
import type { RulesetInfo } from '@riposte/shared/protocol/messages';
import { Eye } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { askJson } from '../net/api.ts';
import { Icon } from '../ui/icon.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/front.ts';
import { FightSketch } from './fight-sketch.tsx';

/** Milliseconds between two requests for the list while it is visible. */
const ASK_EVERY = 5000;

interface Of {
  readonly rulesets: readonly RulesetInfo[];
}

/** The fights that their GMs have listed publicly, each with its current state. */
export function ListedFights({ rulesets }: Of): VNode | null {
  const fights = useListed();
  if (fights.length === 0) return null;
  return (
    <section class="listed card" aria-labelledby="listed" data-testid="listed-fights">
      <h2 id="listed">{words.watchLiveFight}</h2>
      <ul>
        {fights.map((fight) => (
          <li key={fight.id} data-testid="listed-fight">
            <a href={`/t/${fight.id}#${WATCH}`}>
              <FightSketch sketch={fight.sketch} />
              <b>{fight.title}</b>
              <small>
                {rulesets.find(({ id }) => id === fight.ruleset)?.name ?? fight.ruleset}, {howFar(fight)}
              </small>
              {fight.watching > 0 && (
                <small>
                  <Icon of={Eye} /> {words.watching(fight.watching)}
                </small>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function howFar({ status, round }: ListedFight): string {
  if (status === 'gathering') return common.notBegun;
  return status === 'over' ? words.over : words.inRound(round);
}

/** Loads the list at intervals while the page is visible. If a request fails, the previous list stays. */
function useListed(): readonly ListedFight[] {
  const [fights, setFights] = useState<readonly ListedFight[]>([]);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) askJson<readonly ListedFight[]>('/api/battles').then(setFights, () => {});
    };
    look();
    const timer = setInterval(look, ASK_EVERY);
    return () => clearInterval(timer);
  }, []);
  return fights;
}
