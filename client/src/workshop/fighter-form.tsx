import type { Json, SetupFighter } from '@riposte/shared';
import { startsOf } from '@riposte/shared/scenario/fight';
import { writtenSheet } from '@riposte/shared/scenario/written-sheet';
import type { VNode } from 'preact';
import { useBattle, useSnapshot } from '../session/context.ts';
import * as words from '../words/workshop.ts';
import { sidesIn } from './fighters.ts';
import { ValueRows } from './kind-rows.tsx';
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
      <Sheet editor={editor} fighter={fighter} />
      <Start editor={editor} fighter={fighter} />
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

/** The fields of the fighter's sheet. If a field is not set, it has the archetype's value. */
function Sheet({ editor: { document }, fighter }: Of): VNode {
  const { table, ruleset } = useSnapshot();
  const { id, sheet } = fighter;
  const shown = table.fighters[id];
  const written = shown ? writtenSheet(ruleset, table, shown) : {};
  const { name: _, ...kinds } = ruleset.sheet; // the name has its own field above
  const { kind, ...given } = sheet;
  const change = (fields: Readonly<Record<string, Json>>, what: string) =>
    document.changeFighters(
      (one) => [one.id === id ? { ...one, sheet: { ...fields, kind } } : one],
      `${id} ${what}`,
    );
  return (
    <ValueRows
      title={words.sheet}
      kinds={kinds}
      given={given}
      otherwise={written}
      faultOf={(entry) =>
        faultOf(document.faults.value, placeOf(document.fight.value.setup.combatants, id, 'sheet', entry))
      }
      onChange={change}
    />
  );
}

/** The fighter's values at the start of the fight if they differ from the usual ones, such as wounds. */
function Start({ editor: { document }, fighter }: Of): VNode {
  const { table, ruleset } = useSnapshot();
  const { id, state = {} } = fighter;
  const shown = table.fighters[id];
  const kinds = startsOf(ruleset);
  const now = Object.keys(kinds).flatMap((name) => {
    const value = shown && ruleset.fields[name]?.get(table, shown);
    return value === undefined ? [] : [[name, value] as const];
  });
  const change = (fields: Readonly<Record<string, Json>>, what: string) => {
    const starts = Object.keys(fields).length > 0 ? fields : undefined;
    document.changeFighters((one) => [one.id === id ? { ...one, state: starts } : one], `${id} ${what}`);
  };
  return (
    <ValueRows
      title={words.howItStarts}
      kinds={kinds}
      given={state}
      otherwise={Object.fromEntries(now)}
      faultOf={(entry) =>
        faultOf(document.faults.value, placeOf(document.fight.value.setup.combatants, id, 'state', entry))
      }
      onChange={change}
      isFolded={Object.keys(state).length === 0}
    />
  );
}

/** Returns the path of a fighter's value in the fight file, as in the `path` of a fault. */
function placeOf(all: readonly SetupFighter[], id: string, part: 'sheet' | 'state', entry: string): string {
  return `combatants[${all.findIndex((one) => one.id === id)}].${part}.${entry}`;
}

/** Returns the message of the fault at a path or below it; undefined if there is none. */
function faultOf(
  faults: readonly { readonly path: string; readonly message: string }[],
  place: string,
): string | undefined {
  return faults.find(
    ({ path }) => path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`),
  )?.message;
}
