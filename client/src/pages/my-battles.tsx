import './my-battles.css';
import { formatList } from '@riposte/shared/engine/language/intl';
import type { BattleAbout, Role } from '@riposte/shared/protocol/messages';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Refused } from '../net/api.ts';
import { deleteBattle, fetchAbout, leaveBattle } from '../net/invitation-info.ts';
import { forgetBattle, type MyBattle, myBattles } from '../net/my-battles.ts';
import { forgetSaved } from '../offline/forget.ts';
import { BattleName } from '../table/battle-name.tsx';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/front.ts';

const ROLES: Readonly<Record<Role, string>> = {
  gm: words.youAreGameMaster,
  player: words.youPlay,
  spectator: words.youWatch,
};

const HOW_FAR: Readonly<Record<NonNullable<BattleAbout['status']>, string>> = {
  gathering: common.notBegun,
  fighting: words.goingOn,
  over: words.over,
};

/**
 * The information about a battle: the server's reply, or a sentence that says why there is none. Undefined until the
 * server has answered.
 */
type Known = BattleAbout | string | undefined;

/** The list of battles in which this browser has a seat, with links back to them. */
export function MyBattles(): VNode | null {
  const [battles, setBattles] = useState(myBattles);
  if (battles.length === 0) return null;
  const forget = (battle: MyBattle) => {
    forgetBattle(battle);
    forgetSaved(battle);
    setBattles(myBattles());
  };
  return (
    <section class="my-battles card" aria-labelledby="my-battles" data-testid="my-battles">
      <h2 id="my-battles">{words.yourBattles}</h2>
      <ul>
        {battles.map((battle) => (
          <Entry
            key={`${battle.battle} ${battle.token}`}
            battle={battle}
            onForgotten={() => forget(battle)}
          />
        ))}
      </ul>
    </section>
  );
}

function Entry({
  battle,
  onForgotten,
}: {
  readonly battle: MyBattle;
  readonly onForgotten: () => void;
}): VNode {
  const [known, setKnown] = useState<Known>();
  const [isRenaming, setRenaming] = useState(false);
  useEffect(() => {
    fetchAbout(battle).then(setKnown, (error: Error) => setKnown(error.message));
  }, [battle]);
  const about = typeof known === 'object' ? known : undefined;
  const goneAfter = (work: Promise<void>) => {
    work.then(onForgotten, (error: Error) => {
      if (error instanceof Refused) setKnown(error.message);
    });
  };
  const renamed = (title: string) => {
    if (about) setKnown({ ...about, title });
    setRenaming(false);
  };
  const facts = [battle.ruleset, about && ROLES[about.role], about?.status && HOW_FAR[about.status]];
  return (
    <li data-testid="my-battle">
      <div>
        <a href={`/t/${battle.battle}#${battle.token}`}>{about?.title ?? battle.title}</a>
        <small>
          {typeof known === 'string' ? known : formatList(facts.filter((fact) => typeof fact === 'string'))}
        </small>
      </div>
      {about?.status === 'over' && (
        <a class="button small" href={`/t/${battle.battle}/replay#${battle.token}`}>
          {common.watchReplay}
        </a>
      )}
      {about?.role === 'gm' && (
        <>
          <button
            type="button"
            class="button small"
            data-testid="my-rename"
            aria-expanded={isRenaming}
            onClick={() => setRenaming(!isRenaming)}
          >
            {common.rename}
          </button>
          <ConfirmButton
            label={common.deleteForGood}
            testId="my-delete"
            onSure={() => goneAfter(deleteBattle(battle))}
          />
        </>
      )}
      {about?.role === 'player' && (
        <ConfirmButton
          label={words.leaveForGood}
          testId="my-leave"
          onSure={() => goneAfter(leaveBattle(battle))}
        />
      )}
      <button type="button" class="button small" data-testid="my-forget" onClick={onForgotten}>
        {words.takeOffTheList}
      </button>
      {isRenaming && about && <BattleName invitation={battle} title={about.title} onRenamed={renamed} />}
    </li>
  );
}
