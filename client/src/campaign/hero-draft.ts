import { effect } from '@preact/signals';
import type { Ruleset, SetupFighter } from '@riposte/shared';
import { type CarriedHero, fighterFrom, HERO, type HeroRules } from '@riposte/shared/campaign/hero';
import { BattleViewModel } from '../battle/view-model.ts';
import { snapshotOf } from '../workshop/document-scene.ts';
import { FightDocument } from '../workshop/fight-document.ts';

/** Holds the hero that is being edited as the only fighter of a fight, so that the workshop's forms can edit it. */
export class HeroDraft {
  readonly document: FightDocument;
  readonly model = new BattleViewModel();
  readonly #end: () => void;

  constructor({ ruleset, options, content }: HeroRules, { sheet, state }: CarriedHero) {
    const fighter = fighterFrom({ sheet, state }, { id: HERO, side: 'heroes', at: [0, 0] });
    const map = { radius: 1, walls: [], difficult: [], cover: [] };
    const setup = { ruleset: ruleset.id, options, map, combatants: [fighter], ...(content && { content }) };
    this.document = new FightDocument(ruleset, { title: '', blurb: '', setup });
    const snapshot = snapshotOf(this.document);
    this.#end = effect(() => {
      this.model.snapshot.value = snapshot.value;
    });
  }

  get fighter(): SetupFighter {
    const [fighter] = this.document.fight.value.setup.combatants;
    return fighter as SetupFighter; // changes to the document never remove its only fighter
  }

  get ruleset(): Ruleset {
    return this.document.ruleset;
  }

  changeKind(kind: string): void {
    this.document.changeFighters((one) => [{ ...one, sheet: { ...one.sheet, kind } }]);
  }

  close(): void {
    this.#end();
  }
}
