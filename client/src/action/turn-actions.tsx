import { ACTION_GROUPS, type ActionGroup, type Forecast } from '@riposte/shared';
import { Ellipsis, FlaskRound, Footprints, Hourglass, type IconNode, Shield, Sparkles, Swords } from 'lucide';
import type { VNode } from 'preact';
import { draftOf, type Offer } from '../battle/draft.ts';
import { costText, entryOf, forecastOf, offersOf } from '../battle/offers.ts';
import { type BattleSnapshot, nameIn } from '../battle/snapshot.ts';
import { END_TURN, groupsOf, type Slot } from '../session/hotkeys.ts';
import type { SeatController } from '../session/seat-controller.ts';
import { advance } from '../tools/aiming.ts';
import { Clause } from '../ui/clause-button.tsx';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/table.ts';
import { ActorTab, type OfSeat } from './actor-tabs.tsx';

const GROUPS: Readonly<Record<ActionGroup, { readonly label: string; readonly icon: IconNode }>> = {
  attack: { label: words.attack, icon: Swords },
  move: { label: words.move, icon: Footprints },
  defend: { label: words.guard, icon: Shield },
  ability: { label: words.abilities, icon: Sparkles },
  item: { label: words.items, icon: FlaskRound },
  other: { label: words.other, icon: Ellipsis },
};

/** Returns the label and icon that the ruleset gives a group of actions, or else the default ones. */
function groupOf({ ruleset }: BattleSnapshot, group: string): (typeof GROUPS)[ActionGroup] {
  const own = ruleset.description.groups?.[group];
  if (own) return { label: own.label, icon: GROUPS[own.icon].icon };
  return GROUPS[ACTION_GROUPS.find((known) => known === group) ?? 'other'];
}

/** Buttons for actions of this seat's fighters during another fighter's turn. */
export function OutOfTurn({ controller, snapshot }: OfSeat): VNode | null {
  const turns = controller.prompts.turns.value;
  if (turns.length === 0) return null;
  return (
    <div class="action-groups" data-testid="out-of-turn">
      {turns.map((prompt) => (
        <fieldset key={prompt.id} class="action-group">
          <legend class="sr-only">{words.isOutOfTurn(nameIn(snapshot.table, prompt.for))}</legend>
          <div>
            <ActorTab controller={controller} snapshot={snapshot} id={prompt.for} />
            {offersOf(snapshot, prompt).map((offer) => (
              <ActionButton
                key={idOf(offer)}
                controller={controller}
                snapshot={snapshot}
                slot={{ offer, hotkey: undefined }}
                testId={`out-of-turn-${prompt.for}-${idOf(offer)}`}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

export function Turn({ controller, snapshot }: OfSeat): VNode {
  const groups = groupsOf(
    snapshot,
    controller.prompts.turn.value?.for ?? '',
    controller.prompts.offers.value,
  );
  const barred = groups.flatMap(({ slots }) => slots.filter(({ why }) => why));
  const end = controller.prompts.offers.value.find(({ option }) => option === END_TURN);
  return (
    <>
      <div class="action-groups">
        {groups
          .filter(({ group, slots }) => shownIn(group, slots).length > 0)
          .map(({ group, slots }) => (
            <fieldset key={group} class="action-group">
              <legend class="sr-only">{groupOf(snapshot, group).label}</legend>
              <div>
                <span class="group-icon" title={groupOf(snapshot, group).label}>
                  <Icon of={groupOf(snapshot, group).icon} />
                </span>
                {shownIn(group, slots).map((slot) => (
                  <ActionButton
                    key={idOf(slot.offer)}
                    controller={controller}
                    snapshot={snapshot}
                    slot={slot}
                    testId={`action-${idOf(slot.offer)}`}
                  />
                ))}
              </div>
            </fieldset>
          ))}
      </div>
      {barred.length > 0 && <DisabledActions snapshot={snapshot} slots={barred} />}
      {end && (
        <button
          type="button"
          class="button primary end-turn"
          data-testid="action-end-turn"
          disabled={controller.inputs.isBusy.value}
          onClick={() => void controller.inputs.take(end, {})}
        >
          <Icon of={Hourglass} /> {entryOf(snapshot, end).label} <kbd>E</kbd>
        </button>
      )}
    </>
  );
}

/** Returns the slots that the bar shows: all legal actions, and also attacks that are not legal now. */
function shownIn(group: string, slots: readonly Slot[]): readonly Slot[] {
  return slots.filter(({ why }) => !why || group === 'attack');
}

/** A list of the actions that are not legal now, each with the reason and the clause that it is based on. */
function DisabledActions({
  snapshot,
  slots,
}: {
  readonly snapshot: BattleSnapshot;
  readonly slots: readonly Slot[];
}): VNode {
  return (
    <details class="barred">
      <summary data-testid="barred">{words.notNow(slots.length)}</summary>
      <ul>
        {slots.map(({ offer, why }) => (
          <li key={idOf(offer)}>
            <b>{entryOf(snapshot, offer).label}</b> {why?.message}{' '}
            {why?.clause !== undefined && <Clause id={why.clause} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface OfAction extends OfSeat {
  readonly slot: Slot;
  readonly testId: string;
}

function ActionButton({ controller, snapshot, slot: { offer, hotkey, why }, testId }: OfAction): VNode {
  const entry = entryOf(snapshot, offer);
  const [first] = offer.variants;
  const cost = first && forecastOf(snapshot, offer, first)?.cost;
  const begun = controller.activity.draft.value?.offer;
  return (
    <button
      type="button"
      class="action"
      aria-pressed={begun?.by === offer.by && idOf(begun) === idOf(offer)}
      title={[why?.message ?? entry.help, why?.clause ?? entry.clauses?.join(', ')]
        .filter(Boolean)
        .join(' · ')}
      data-testid={why ? `barred-${testId}` : testId}
      aria-disabled={why !== undefined}
      onClick={() => (why ? controller.toasts.showRejection(why) : begin(controller, snapshot, offer))}
    >
      <span>{entry.label}</span>
      <small>{cost ? priceText(snapshot, cost) : ''}</small>
      {hotkey && !why && <kbd>{hotkey.toUpperCase()}</kbd>}
    </button>
  );
}

/**
 * Returns the cost of an action as text. An action without a cost is "Free", but only in rulesets with action points.
 */
function priceText(snapshot: BattleSnapshot, cost: Forecast['cost']): string {
  const hasPoints = snapshot.ruleset.description.resources.some(({ role }) => role === 'action');
  return costText(snapshot, cost) || (hasPoints ? words.free : '');
}

/** Returns a string that identifies an offer among the offers of a turn. */
function idOf({ option, thing }: Offer): string {
  return thing === undefined ? option : `${option}-${thing}`;
}

/**
 * Starts an action. Sends it at once if nothing is left to choose and there are no odds to show; otherwise prepares
 * it.
 */
export function begin(controller: SeatController, snapshot: BattleSnapshot, offer: Offer): void {
  advance(controller, snapshot, draftOf(offer));
}
