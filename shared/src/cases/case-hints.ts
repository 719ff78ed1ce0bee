import type { Battle } from '../engine/battle/battle.ts';
import { type Input, paramsOf } from '../engine/battle/input.ts';
import { gmPowers } from '../engine/gm/interventions.ts';
import { faultsInMembers } from '../engine/schema/faults.ts';
import type { FieldSchemas } from '../engine/schema/field-schema.ts';
import type { Json } from '../engine/schema/json.ts';
import { own } from '../engine/schema/records.ts';
import { nearestOf } from '../scenario/faults.ts';

/*
 * This file creates hints for the author of a conformance case. A hint says which name in the case is wrong and
 * suggests another.
 */

const KEYS = ['prompt', 'stack', 'round', 'turn', 'phase', 'over', 'rejected'];
const PROMPT_KEYS = ['for', 'kind', 'options'];

/** Returns a hint if `key` is not a valid key of a case's `expect` object; undefined if it is valid. */
export function hintOnKey({ ruleset, table }: Battle, key: string, want: Json): string | undefined {
  if (key === 'prompt' && typeof want === 'object' && want !== null) {
    const wrong = Object.keys(want).find((name) => !PROMPT_KEYS.includes(name));
    return wrong && unknown(`key of "prompt"`, wrong, PROMPT_KEYS);
  }
  if (KEYS.includes(key)) return undefined;
  const [id = '', field] = key.split('.');
  if (field === undefined) return unknown('key', key, KEYS);
  const ids = Object.keys(table.fighters);
  if (!ids.includes(id)) return unknown('fighter', id, ids);
  return Object.hasOwn(ruleset.fields, field)
    ? undefined
    : unknown('field', field, Object.keys(ruleset.fields));
}

/**
 * Returns a hint about the part of an input that caused its rejection; undefined if no name or value was invalid.
 */
export function hintOnInput(battle: Battle, input: Input, code: string): string | undefined {
  if (code === 'bad-input' && input.do !== undefined) return hintOnIntent(battle, input, input.do);
  const choices = battle.prompts
    .filter(({ for: by }) => by === input.as)
    .flatMap((prompt) => prompt.choices());
  const choice = choices.find(({ option }) => option === input.answer);
  if (code === 'bad-input' && choice) return hintOnParams(choice.params ?? {}, input);
  const options = choices.map(({ option }) => option);
  return code === 'not-an-option' ? unknown('option', input.answer ?? '', options) : undefined;
}

function hintOnIntent({ ruleset }: Battle, input: Input, name: string): string | undefined {
  const known = { ...gmPowers(ruleset), ...ruleset.interjections, ...ruleset.actions };
  const what = own<{ readonly params: FieldSchemas }>(known, name);
  return what ? hintOnParams(what.params, input) : unknown('action', name, Object.keys(known));
}

/**
 * Returns a hint about the first wrong parameter; undefined if none is wrong. Unknown names come before missing and
 * invalid values.
 */
function hintOnParams(kinds: FieldSchemas, input: Input): string | undefined {
  const misfits = [...faultsInMembers(kinds, paramsOf(input), [])];
  const [misfit] = misfits;
  if (!misfit) return undefined;
  const path = misfit.at.join('.');
  if (misfit.what === 'unknown') return unknown('parameter', path, misfit.words);
  if (misfit.what === 'missing') return `The parameter "${path}" is missing. It takes ${misfit.takes}.`;
  return `The parameter "${path}" takes ${misfit.takes}.`;
}

function unknown(what: string, word: string, words: readonly string[]): string {
  const nearest = nearestOf(word, words);
  const said = `There is no ${what} "${word}".`;
  return nearest === undefined
    ? `${said} Available: ${words.join(', ')}.`
    : `${said} Did you mean "${nearest}"?`;
}
