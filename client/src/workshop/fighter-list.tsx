import { sideLabel } from '@riposte/shared/engine/presentation/side-label';
import { Copy, EyeOff, Rows3, Trash, UserPlus } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useBattle, useSnapshot } from '../session/context.ts';
import { Icon } from '../ui/icon.tsx';
import { Portrait } from '../ui/portrait.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/workshop.ts';
import { copyOf, newFighter } from './fighters.ts';
import type { Editor } from './open-fight.ts';
import { linedUp } from './starting-places.ts';

/** A list of all fighters by side. Pressing a fighter opens it for editing. */
export function FighterList({ editor }: { readonly editor: Editor }): VNode {
  const { document } = editor;
  const { setup } = document.fight.value;
  const { combatants } = setup;
  const bySide = Map.groupBy(combatants, ({ side }) => side);
  return (
    <section class="workshop-fighters" aria-label={words.fighters} data-testid="fighters">
      <AddFighter editor={editor} />
      {combatants.length === 0 && <p class="workshop-note">{words.noFightersYet}</p>}
      {[...bySide].map(([side, members]) => (
        <div key={side}>
          <div class="workshop-side">
            <h2 class="eyebrow">
              {sideLabel(side)} <small>{members.length}</small>
            </h2>
            <button
              type="button"
              class="button quiet small"
              aria-label={words.lineUp(sideLabel(side))}
              title={words.lineUpHow}
              data-testid={`line-up-${side}`}
              onClick={() => document.changeSetup({ combatants: linedUp(setup, side) })}
            >
              <Icon of={Rows3} /> {words.lineUpThese}
            </button>
          </div>
          <ul>
            {members.map(({ id, name = id, hidden }) => (
              <Member key={id} editor={editor} id={id} name={name} isHidden={hidden === true} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface OfMember {
  readonly editor: Editor;
  readonly id: string;
  readonly name: string;
  readonly isHidden: boolean;
}

function Member({ editor: { document }, id, name, isHidden }: OfMember): VNode {
  const model = useBattle();
  const snapshot = useSnapshot();
  const { setup } = document.fight.value;
  const index = setup.combatants.findIndex((one) => one.id === id);
  const isFaulty = document.faults.value.some(({ path }) => path.startsWith(`combatants[${index}]`));
  const copy = () => {
    const of = setup.combatants[index];
    const another = of && copyOf(setup, of);
    if (!another) return;
    document.changeFighters((one) => (one.id === id ? [one, another] : [one]));
    model.inspected.value = another.id;
  };
  return (
    <li class={isFaulty ? 'faulty' : ''}>
      <button
        type="button"
        class="workshop-member"
        aria-pressed={model.inspected.value === id}
        data-testid={`fighter-${id}`}
        onClick={() => {
          model.inspected.value = id;
        }}
      >
        <Portrait snapshot={snapshot} id={id} />
        <b>{name}</b>
        {isHidden && <Icon of={EyeOff} />}
      </button>
      <button type="button" class="button quiet icon-only" aria-label={words.copy(name)} onClick={copy}>
        <Icon of={Copy} />
      </button>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label={words.remove(name)}
        data-testid={`remove-${id}`}
        onClick={() => document.changeFighters((one) => (one.id === id ? [] : [one]))}
      >
        <Icon of={Trash} />
      </button>
    </li>
  );
}

/** A form that adds a fighter of an archetype. */
function AddFighter({ editor: { document, model } }: { readonly editor: Editor }): VNode {
  const { archetypes } = document.ruleset.description;
  const [kind, setKind] = useState(Object.keys(archetypes)[0] ?? '');
  const add = () => {
    const { setup } = document.fight.peek();
    const fighter = newFighter(document.ruleset, setup, kind);
    if (!fighter) return;
    document.changeSetup({ combatants: [...setup.combatants, fighter] });
    model.inspected.value = fighter.id;
  };
  return (
    <div class="workshop-recruit">
      <select
        aria-label={words.archetype}
        data-testid="recruit-kind"
        value={kind}
        onChange={({ currentTarget }) => setKind(currentTarget.value)}
      >
        {Object.entries(archetypes).map(([id, { label }]) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <button type="button" class="button small" data-testid="recruit" onClick={add}>
        <Icon of={UserPlus} /> {common.add}
      </button>
    </div>
  );
}
