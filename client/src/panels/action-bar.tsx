import './action-bar.css';
import type { ActionEntry } from '@riposte/shared';
import { Ellipsis, FlaskRound, Footprints, Hourglass, type IconNode, Shield, Sparkles, Swords } from 'lucide';
import type { VNode } from 'preact';
import { useHand, useScene, useStage } from '../store/context.ts';
import { draftOf, type Offer } from '../store/draft.ts';
import type { Hand } from '../store/hand.ts';
import { END_TURN, groupsOf, type Slot } from '../store/hotkeys.ts';
import { costText, entryOf, forecastOf } from '../store/offers.ts';
import { nameIn, playerOf, type Scene } from '../store/scene.ts';
import { advance } from '../tools/aiming.ts';
import { Icon } from './icon.tsx';
import { Portrait } from './portrait.tsx';
import { Resources } from './resources.tsx';

const GROUPS: Readonly<Record<ActionEntry['group'], { readonly label: string; readonly icon: IconNode }>> = {
  attack: { label: 'Attack', icon: Swords },
  move: { label: 'Move', icon: Footprints },
  defend: { label: 'Guard', icon: Shield },
  ability: { label: 'Abilities', icon: Sparkles },
  item: { label: 'Items', icon: FlaskRound },
  other: { label: 'Other', icon: Ellipsis },
};

/** What the one whose turn it is can do: exactly what is legal now. */
export function ActionBar(): VNode {
  const stage = useStage();
  const hand = useHand();
  const scene = useScene();
  const turn = hand.turn.value;
  const acting = turn?.for ?? hand.reaction.value?.for ?? stage.mine.value[0];
  return (
    <section class="action-bar" aria-label="Actions">
      {acting !== undefined && scene.table.fighters[acting] && (
        <div class="actor">
          <Portrait scene={scene} id={acting} />
          <div>
            <h2 data-testid="actor">{nameIn(scene.table, acting)}</h2>
            <Resources scene={scene} id={acting} />
          </div>
        </div>
      )}
      <ActorTabs hand={hand} scene={scene} />
      {turn ? (
        <Turn hand={hand} scene={scene} />
      ) : (
        <p class="idle-note" data-testid="idle-note">
          {hand.reaction.value ? 'You are asked for an answer.' : whoIsWaitedFor(scene)}
        </p>
      )}
    </section>
  );
}

/** Who of one's fighters is to act, where it is not only the one whose turn it is. */
function ActorTabs({ hand, scene }: { readonly hand: Hand; readonly scene: Scene }): VNode | null {
  const [turns, current] = [hand.turns.value, hand.turn.value];
  if (turns.every((prompt) => prompt === current)) return null;
  return (
    <div class="actor-tabs" role="toolbar" aria-label="Who acts">
      {turns.map((prompt) => (
        <button
          key={prompt.for}
          type="button"
          class="chip"
          aria-pressed={prompt === current}
          title={prompt.for === scene.table.turn ? 'It is their turn' : 'Can act out of turn'}
          data-testid={`act-as-${prompt.for}`}
          onClick={() => hand.actWith(prompt === current ? null : prompt.for)}
        >
          {nameIn(scene.table, prompt.for)}
          {scene.table.turn !== null && prompt.for !== scene.table.turn && <small>out of turn</small>}
        </button>
      ))}
    </div>
  );
}

function Turn({ hand, scene }: { readonly hand: Hand; readonly scene: Scene }): VNode {
  const groups = groupsOf(scene, hand.offers.value);
  const end = hand.offers.value.find(({ option }) => option === END_TURN);
  return (
    <>
      <div class="action-groups">
        {groups.map(({ group, slots }) => (
          <fieldset key={group} class="action-group">
            <legend class="sr-only">{GROUPS[group].label}</legend>
            <div>
              <span class="group-icon" title={GROUPS[group].label}>
                <Icon of={GROUPS[group].icon} />
              </span>
              {slots.map((slot) => (
                <ActionButton key={idOf(slot.offer)} hand={hand} scene={scene} slot={slot} />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      {end && (
        <button
          type="button"
          class="button primary end-turn"
          data-testid="action-end-turn"
          disabled={hand.isBusy.value}
          onClick={() => void hand.take(end, {})}
        >
          <Icon of={Hourglass} /> {entryOf(scene, end).label} <kbd>E</kbd>
        </button>
      )}
    </>
  );
}

function ActionButton({
  hand,
  scene,
  slot: { offer, hotkey },
}: {
  readonly hand: Hand;
  readonly scene: Scene;
  readonly slot: Slot;
}): VNode {
  const entry = entryOf(scene, offer);
  const [first] = offer.variants;
  const cost = first && forecastOf(scene, offer, first)?.cost;
  const begun = hand.draft.value?.offer;
  const isBegun = begun !== undefined && idOf(begun) === idOf(offer);
  return (
    <button
      type="button"
      class="action"
      aria-pressed={isBegun}
      title={[entry.help, entry.clauses?.join(', ')].filter(Boolean).join(' · ')}
      data-testid={`action-${idOf(offer)}`}
      onClick={() => begin(hand, scene, offer)}
    >
      <span>{entry.label}</span>
      <small>{cost ? costText(scene, cost) || 'free' : ''}</small>
      {hotkey && <kbd>{hotkey}</kbd>}
    </button>
  );
}

/** What tells the offers of a turn apart. */
function idOf({ option, thing }: Offer): string {
  return thing === undefined ? option : `${option}-${thing}`;
}

/** Begins an offer: sent at once if it leaves nothing to choose. */
export function begin(hand: Hand, scene: Scene, offer: Offer): void {
  advance(hand, scene, draftOf(offer));
}

function whoIsWaitedFor(scene: Scene): string {
  const [first] = scene.waiting;
  if (!first) return scene.status === 'gathering' ? 'The fight has not begun yet.' : '';
  const player = playerOf(scene, first.for);
  const name = nameIn(scene.table, first.for);
  const whom = player ? `${name} (${player.name})` : name;
  return scene.table.turn === first.for ? `${whom} takes a turn…` : `Waiting for ${whom} to answer…`;
}
