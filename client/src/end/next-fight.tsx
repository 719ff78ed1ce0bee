import { ArrowRight, RotateCcw } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { goToNext } from '../net/next-battle.ts';
import { useController, useSnapshot } from '../session/context.ts';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/end.ts';

/**
 * A button that leads to the next fight with the same seats. The GM creates that fight, or a player does if no GM is
 * connected.
 */
export function NextFight(): VNode | null {
  const { link } = useController();
  const snapshot = useSnapshot();
  const [isWounded, setWounded] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { next } = snapshot.settings;
  useEffect(() => {
    if (isAsked && next !== null) goToNext(next);
  }, [isAsked, next]);
  const role = link.welcome.value?.role;
  const isLed = snapshot.seats.some((seat) => seat.role === 'gm' && seat.connected);
  if (next !== null)
    return (
      <div class="next-fight">
        <button type="button" class="button primary" data-testid="to-next" onClick={() => goToNext(next)}>
          {words.toTheNextFight} <Icon of={ArrowRight} />
        </button>
      </div>
    );
  if (role !== 'gm' && (role !== 'player' || isLed)) return null;
  const begin = async () => {
    setAsked((await link.ask({ do: 'again', wounds: isWounded })).ok);
  };
  return (
    <div class="next-fight">
      <button type="button" class="button primary" data-testid="next-fight" onClick={() => void begin()}>
        <Icon of={RotateCcw} /> {words.nextFight}
      </button>
      <label>
        <input
          type="checkbox"
          checked={isWounded}
          onChange={({ currentTarget }) => setWounded(currentTarget.checked)}
        />
        {words.keepWounds}
      </label>
    </div>
  );
}
