import { Dices } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useController } from '../session/context.ts';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/gm.ts';

const DICE = [20, 100, 12, 10, 8, 6, 4] as const;

/**
 * Lets the GM choose what the next die of one size (such as a d20) will show, if the table allows it. All seats are
 * notified when the GM sets the die and when it is rolled.
 */
export function DieSetter(): VNode {
  const { inputs } = useController();
  const [sides, setSides] = useState<number>(DICE[0]);
  const send = (face: number | null) => void inputs.send({ as: 'gm', do: 'gm.die', sides, face }, null);
  const set = (event: SubmitEvent) => {
    event.preventDefault();
    send(Number(new FormData(event.currentTarget as HTMLFormElement).get('face')));
  };
  return (
    <div class="gm-field" title={words.settingDiceHow}>
      <div class="gm-row">{words.nextDie}</div>
      <form class="gm-set" onSubmit={set}>
        <select
          aria-label={words.sidesOfTheDie}
          data-testid="die-sides"
          value={sides}
          onChange={({ currentTarget }) => setSides(Number(currentTarget.value))}
        >
          {DICE.map((one) => (
            <option key={one} value={one}>
              {words.die(one)}
            </option>
          ))}
        </select>
        <input
          name="face"
          type="number"
          aria-label={words.faceItShows}
          data-testid="die-face"
          min={1}
          max={sides}
          defaultValue={sides}
          key={sides}
          required
        />
        <button type="submit" class="button small" data-testid="die-set">
          <Icon of={Dices} /> {words.setIt}
        </button>
        <button type="button" class="button small quiet" onClick={() => send(null)}>
          {words.clearSetDie}
        </button>
      </form>
    </div>
  );
}
