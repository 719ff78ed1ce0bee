import type { OptionField } from '../engine/presentation/entries.ts';
import { own } from '../engine/schema/records.ts';
import type { Scenario } from '../engine/setup/scenario.ts';

/** The translated texts of a ready-made fight, and the names of its fighters by id. */
export interface FightTexts {
  readonly title?: string;
  readonly blurb?: string;
  readonly names?: Readonly<Record<string, string>>;
}

/** The translated texts of a battle option, and the labels of its values. */
export interface OptionTexts {
  readonly label?: string;
  readonly help?: string;
  readonly choices?: Readonly<Record<string, string>>;
}

interface Fighter {
  readonly id: string;
  readonly name?: string | undefined;
}

/** The part of a fight that has texts. */
interface Fight<One extends Fighter> {
  readonly title: string;
  readonly blurb: string;
  readonly combatants: readonly One[];
}

/** Returns a fight with translated texts. Texts that the translation lacks stay English. */
export function translatedFight<One extends Fighter, Given extends Fight<One>>(
  fight: Given & Fight<One>,
  texts: FightTexts,
): Given & Fight<One> {
  const { title = fight.title, blurb = fight.blurb, names = {} } = texts;
  const combatants = fight.combatants.map((one) => {
    const name = own(names, one.id);
    return name === undefined ? one : { ...one, name };
  });
  return { ...fight, title, blurb, combatants };
}

/** Returns a scenario with translated texts, as `translatedFight` does. */
export function translatedScenario(scenario: Scenario, texts: FightTexts): Scenario {
  const { title, blurb, setup } = scenario;
  const { combatants, ...said } = translatedFight({ title, blurb, combatants: setup.combatants }, texts);
  return { ...scenario, ...said, setup: { ...setup, combatants } };
}

/** Returns a battle option with translated texts. Texts that the translation lacks stay English. */
export function translatedOption(field: OptionField, texts: OptionTexts): OptionField {
  const { label = field.label, help = field.help, choices = {} } = texts;
  const said = { ...field, label, ...(help !== undefined && { help }) };
  if (!('choices' in said)) return said;
  const named = said.choices.map((one) => ({ ...one, label: own(choices, one.value) ?? one.label }));
  return { ...said, choices: named };
}
