import type { FieldSchemas, Json, SetupFighter } from '@riposte/shared';
import { writtenSheet } from '@riposte/shared/scenario/written-sheet';
import type { VNode } from 'preact';
import { useSnapshot } from '../session/context.ts';
import * as words from '../words/workshop.ts';
import type { FightDocument } from './fight-document.ts';
import { ValueRows } from './kind-rows.tsx';

interface Of {
  readonly document: FightDocument;
  readonly fighter: SetupFighter;
}

interface OfSheet extends Of {
  readonly isFolded?: boolean;
  /** The names of the shown fields; all if omitted. */
  readonly only?: readonly string[];
}

/** The fields of the fighter's sheet. If a field is not set, it has the archetype's value. */
export function SheetRows({ document, fighter, isFolded = false, only }: OfSheet): VNode {
  const { table, ruleset } = useSnapshot();
  const { id, sheet } = fighter;
  const shown = table.fighters[id];
  const written = shown ? writtenSheet(ruleset, table, shown) : {};
  const { name: _, ...fields } = ruleset.sheet; // the name has its own field above
  const shownFields = Object.entries(fields).filter(([name]) => only?.includes(name) ?? true);
  const { kind, ...given } = sheet;
  const change = (fields: Readonly<Record<string, Json>>, what: string) =>
    document.changeFighters(
      (one) => [one.id === id ? { ...one, sheet: { ...fields, kind } } : one],
      `${id} ${what}`,
    );
  return (
    <ValueRows
      title={words.sheet}
      kinds={Object.fromEntries(shownFields)}
      given={given}
      otherwise={written}
      faultOf={(entry) =>
        faultOf(document.faults.value, placeOf(document.fight.value.setup.combatants, id, 'sheet', entry))
      }
      onChange={change}
      isFolded={isFolded}
    />
  );
}

interface OfStart extends Of {
  readonly title: string;
  /** The schemas of the values, by name. */
  readonly kinds: FieldSchemas;
}

/** The fighter's values at the start of the fight if they differ from the usual ones, such as wounds. */
export function StartRows({ document, fighter, title, kinds }: OfStart): VNode {
  const { table, ruleset } = useSnapshot();
  const { id, state = {} } = fighter;
  const shown = table.fighters[id];
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
      title={title}
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
