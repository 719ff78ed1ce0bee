import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import type { Scenario } from '@riposte/shared/engine/setup/scenario';
import type { RulesetInfo, ScenarioInfo } from '@riposte/shared/protocol/messages';
import { FIRST_LANGUAGE } from '@riposte/shared/protocol/page-language';
import { type RulesetTexts, translationsOf } from '@riposte/shared/rulebook/ruleset-texts';
import { translatedOption, translatedScenario } from '@riposte/shared/rulebook/translated-scenario';
import { withServerContent } from '@riposte/shared/scenario/server-content';
import type { Request, Response } from 'express';
import type { KnownRulebook } from '../battles/supervised-rulebooks.ts';
import { RulebookFault, type Supervisor } from '../battles/supervisor.ts';
import { Failure } from '../requests/failure.ts';
import type { BattleServices } from '../services/services.ts';
import * as failures from '../words/failures.ts';
import { isHero, type NewFight } from './new-fight.ts';
import { languageFor } from './page-language.ts';

/** The texts of a ruleset for a language without translated texts. */
const ENGLISH: RulesetTexts = { options: {}, fights: {} };

/**
 * The rulesets for new battles and their ready-made scenarios, in the languages of their translations. Texts without a
 * translation are in English, as are all texts of packages.
 */
export class ReadyMade {
  readonly #services: BattleServices;
  /** The translated texts by ruleset and language. */
  readonly #texts: ReadonlyMap<string, ReadonlyMap<string, RulesetTexts>>;
  /** The languages of the translated texts, English first. */
  readonly #languages: readonly string[];
  /** The descriptions as JSON, by rulebook and language. */
  readonly #infos = new Map<KnownRulebook, Map<string, string>>();

  /** Reads the translations from the files of this release. */
  constructor(services: BattleServices) {
    this.#services = services;
    const own = services.rulebooks.latest.filter(({ origin }) => !origin);
    this.#texts = new Map(own.map(({ id }) => [id, translationsOf(id)]));
    const translated = [...this.#texts.values()].flatMap((texts) => [...texts.keys()]);
    this.#languages = [...new Set([FIRST_LANGUAGE, ...translated.sort()])];
  }

  /** Returns the language of the texts for a request. */
  languageOf(request: Request): string {
    return languageFor(request, this.#languages);
  }

  /**
   * Sends the descriptions of all rulesets in the language of the request. Leaves out rulesets whose rules fail or are
   * suspended.
   */
  async send(request: Request, response: Response): Promise<void> {
    const language = this.languageOf(request);
    const { latest } = this.#services.rulebooks;
    const infos = await Promise.all(latest.map((book) => this.#infoOf(book, language)));
    response.set('Cache-Control', 'no-cache').vary('Accept-Language').vary('Cookie');
    response.type('json').send(`[${infos.flat().join(',')}]`);
  }

  /**
   * Returns a ready-made scenario with the server's content and texts in a language. Throws a `Failure` if there is
   * none.
   */
  async scenario(id: string, name: string, language: string): Promise<NewFight> {
    const { serverContent } = this.#services;
    const rules = await rulesOf(this.#services, id);
    const found = rules.run(({ ruleset }) =>
      structuredClone(ruleset.scenarios.find((scenario) => scenario.id === name)),
    );
    if (!found) throw new Failure(failures.noSuchScenario(name));
    const scenario = inWords(found, this.#textsOf(id, language));
    return { rules, scenario: { ...scenario, setup: withServerContent(scenario.setup, serverContent[id]) } };
  }

  #textsOf(ruleset: string, language: string): RulesetTexts {
    return this.#texts.get(ruleset)?.get(language) ?? ENGLISH;
  }

  /** Returns the description of a ruleset as JSON, in a list. The list is empty if the rules fail or are suspended. */
  async #infoOf(book: KnownRulebook, language: string): Promise<readonly string[]> {
    const known = this.#infos.get(book) ?? new Map<string, string>();
    try {
      const info = known.get(language) ?? (await this.#describe(book.id, language));
      this.#infos.set(book, known.set(language, info));
      return [info];
    } catch (error) {
      if (error instanceof RulebookFault) return [];
      throw error;
    }
  }

  async #describe(id: string, language: string): Promise<string> {
    const rules = await rulesOf(this.#services, id);
    const packs = this.#services.serverContent[id]?.packs ?? [];
    return rules.run(({ ruleset }) =>
      JSON.stringify({ ...infoOf(ruleset, this.#textsOf(id, language)), packs } satisfies RulesetInfo),
    );
  }
}

/** Returns the rules for new battles. Throws a `Failure` with the status if this server has none with this id. */
export async function rulesOf({ rulebooks }: BattleServices, id: string, status = 400): Promise<Supervisor> {
  const rules = await rulebooks.forNew(id);
  if (!rules) throw new Failure(failures.noSuchRuleset(status, id));
  return rules;
}

/** Returns the description of a scenario, with the heroes that players can choose. */
export function scenarioInfo({ id, title, blurb, setup }: Scenario): ScenarioInfo {
  const heroes = setup.combatants.filter(isHero);
  return { id, title, blurb, heroes: heroes.map(({ id, name = id }) => ({ id, name })) };
}

function infoOf({ id, description, scenarios }: Ruleset, texts: RulesetTexts): Omit<RulesetInfo, 'packs'> {
  const { name, tagline, battleOptions } = description;
  return {
    id,
    name,
    tagline: texts.tagline ?? tagline,
    scenarios: scenarios.map((scenario) => scenarioInfo(inWords(scenario, texts))),
    battleOptions: battleOptions.map((field) => translatedOption(field, texts.options[field.key] ?? {})),
  };
}

function inWords(scenario: Scenario, { fights }: RulesetTexts): Scenario {
  return translatedScenario(scenario, fights[scenario.id] ?? {});
}
