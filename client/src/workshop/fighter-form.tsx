import type { SetupFighter } from '@riposte/shared';
import { startsOf } from '@riposte/shared/scenario/fight';
import type { VNode } from 'preact';
import { useBattle } from '../session/context.ts';
import * as words from '../words/workshop.ts';
import { SheetRows, StartRows } from './fighter-values.tsx';
import { sidesIn } from './fighters.ts';
import type { Editor } from './open-fight.ts';
import { PortraitRow } from './portrait-row.tsx';
import { QuickOdds } from './quick-odds.tsx';
import { Row } from './row.tsx';

interface Of {
  readonly editor: Editor;
  readonly fighter: SetupFighter;
}

/** A form for the selected fighter: side and place, sheet, and starting values. */
export function FighterForm({ editor }: { readonly editor: Editor }): VNode {
  const chosen = useBattle().inspected.value;
  const fighter = editor.document.fight.value.setup.combatants.find(({ id }) => id === chosen);
  if (!fighter) return <p class="workshop-note">{words.pressAFighter}</p>;
  return (
    <div class="fighter-form" data-testid="fighter-form" key={fighter.id}>
      <PortraitRow editor={editor} fighter={fighter} />
      <IdentityRows editor={editor} fighter={fighter} />
      <QuickOdds editor={editor} id={fighter.id} />
      <SheetRows document={editor.document} fighter={fighter} />
      <StartRows
        document={editor.document}
        fighter={fighter}
        title={words.howItStarts}
        kinds={startsOf(editor.document.ruleset)}
      />
    </div>
  );
}

/** Fields for the fighter's name, side, archetype and visibility. */
function IdentityRows({ editor: { document }, fighter }: Of): VNode {
  const { id, name = '', side, sheet, hidden = false } = fighter;
  const { archetypes } = document.ruleset.description;
  const change = (parts: Partial<SetupFighter>, what?: string) =>
    document.changeFighters((one) => [one.id === id ? { ...one, ...parts } : one], what && `${id} ${what}`);
  return (
    <>
      <Row label={words.name}>
        <input
          value={name}
          maxLength={40}
          placeholder={id}
          data-testid="fighter-name"
          onInput={({ currentTarget: { value } }) =>
            change({ name: value === '' ? undefined : value }, 'name')
          }
        />
      </Row>
      <Row label={words.side}>
        <input
          value={side}
          maxLength={32}
          list="workshop-sides"
          data-testid="fighter-side"
          onChange={({ currentTarget: { value } }) => value !== '' && change({ side: value })}
        />
        <datalist id="workshop-sides">
          {sidesIn(document.fight.value.setup).map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      </Row>
      <Row label={words.archetype} help={archetypes[sheet.kind]?.help}>
        <select
          value={sheet.kind}
          data-testid="fighter-kind"
          onChange={({ currentTarget }) => change({ sheet: { ...sheet, kind: currentTarget.value } })}
        >
          {Object.entries(archetypes).map(([kind, { label }]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </select>
      </Row>
      <Row label={words.isHidden}>
        <input
          type="checkbox"
          checked={hidden}
          onChange={({ currentTarget: { checked } }) => change({ hidden: checked ? true : undefined })}
        />
      </Row>
    </>
  );
}
