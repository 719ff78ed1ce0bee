import type { Ruleset } from '../engine/core/ruleset.ts';
import { healthResource, type ResourceRole } from '../engine/presentation/description.ts';
import type { Id } from '../engine/schema/ids.ts';
import { type Fighter, fightersOf, findFighter, type Table } from '../engine/state/table.ts';
import type { WeightPrior } from './logistic.ts';

/** The roles of the resources that are compared between the sides. Health has more detailed features. */
const ROLES: readonly ResourceRole[] = ['action', 'reaction', 'momentum', 'focus', 'burden'];
/** The assumed maximum of a resource without a maximum. */
const USUAL_MOST = 4;
/** The strengths with which the fit pulls the model's weights toward their expected values. */
const PENALTIES = { constant: 0.15, side: 0.5, fighter: 1.5 } as const;
/**
 * The expected weights of the features of a side, without the constant. `npm run win-priors` derives them from fights
 * in all rulesets. The weights of single fighters are expected to be 0.
 */
const EXPECTED = [0.15, 0.65, 0.85, 1.35, 0.5, 0.25, 0.15, 0.15, 0.35, 0.65, 0.05] as const;

/** Describes the positions of one fight as numbers, from which the chance of a win is estimated. */
export class Features {
  /** The number of features of a whole side. They follow the constant. */
  static readonly ofSide = EXPECTED.length;
  /** The priors of the weights: of the constant, of the features of a side, and of the features of each fighter. */
  readonly priors: readonly WeightPrior[];
  readonly #ruleset: Ruleset;
  readonly #start: Table;
  readonly #cast: readonly Id[];
  readonly #full: ReadonlyMap<Id, number>;

  /** Creates the features of a fight from its first table. Fighters that join later count only for their side. */
  constructor(ruleset: Ruleset, start: Table) {
    this.#ruleset = ruleset;
    this.#start = start;
    const cast = fightersOf(start);
    this.#cast = cast.map(({ id }) => id);
    this.#full = new Map(cast.map((fighter) => [fighter.id, this.#fullHealth(start, fighter)]));
    const single = { mean: 0, penalty: PENALTIES.fighter };
    this.priors = [
      { mean: 0, penalty: PENALTIES.constant },
      ...EXPECTED.map((mean) => ({ mean, penalty: PENALTIES.side })),
      ...this.#cast.flatMap(() => [single, single]),
    ];
  }

  /** Returns the features of a position from the viewpoint of a side. Higher values are better for it. */
  of(table: Table, side: string): number[] {
    const all = fightersOf(table).filter(({ defeated }) => !defeated);
    const [own, foes] = [all.filter((one) => one.side === side), all.filter((one) => one.side !== side)];
    const health = (list: readonly Fighter[]) => list.reduce((sum, one) => sum + this.#health(table, one), 0);
    const [ours, theirs] = [health(own), health(foes)];
    return [
      1,
      this.#turn(table, side),
      ratio(ours, theirs),
      ratio(ours * own.length, theirs * foes.length),
      ratio(own.length, foes.length),
      (ours - theirs) / this.#wholeHealth,
      (this.#conditions(table, foes) - this.#conditions(table, own)) / this.#cast.length,
      ...ROLES.map(
        (role) => (this.#stock(table, own, role) - this.#stock(table, foes, role)) / this.#cast.length,
      ),
      ...this.#cast.flatMap((id) => this.#ofFighter(table, id, side)),
    ];
  }

  #turn(table: Table, side: string): number {
    const acting = table.turn === null ? undefined : findFighter(table, table.turn);
    if (!acting) return 0;
    return acting.side === side ? 1 : -1;
  }

  #ofFighter(table: Table, id: Id, side: string): [number, number] {
    const fighter = findFighter(table, id);
    if (!fighter || fighter.defeated) return [0, 0];
    const sign = fighter.side === side ? 1 : -1;
    return [sign, (sign * this.#health(table, fighter)) / Math.max(1, this.#full.get(id) ?? 1)];
  }

  get #wholeHealth(): number {
    return Math.max(
      1,
      [...this.#full.values()].reduce((sum, one) => sum + one, 0),
    );
  }

  #fullHealth(table: Table, fighter: Fighter): number {
    const { max } = healthResource(this.#ruleset.description) ?? {};
    return (
      (max === undefined ? undefined : this.#number(table, fighter, max)) ??
      this.#health(this.#start, fighter)
    );
  }

  #health(table: Table, fighter: Fighter): number {
    const { field } = healthResource(this.#ruleset.description) ?? {};
    return Math.max(0, (field === undefined ? undefined : this.#number(table, fighter, field)) ?? 1);
  }

  #stock(table: Table, fighters: readonly Fighter[], role: ResourceRole): number {
    const fields = this.#ruleset.description.resources.filter((one) => one.role === role);
    let sum = 0;
    for (const fighter of fighters)
      for (const { field, max } of fields) {
        const most = (max === undefined ? undefined : this.#number(table, fighter, max)) ?? USUAL_MOST;
        sum += (this.#number(table, fighter, field) ?? 0) / Math.max(1, most);
      }
    return sum;
  }

  #conditions(table: Table, fighters: readonly Fighter[]): number {
    return fighters.reduce((sum, fighter) => {
      const list = this.#ruleset.fields.conditions?.get(table, fighter);
      return sum + (Array.isArray(list) ? list.length : 0);
    }, 0);
  }

  #number(table: Table, fighter: Fighter, field: string): number | undefined {
    const value = this.#ruleset.fields[field]?.get(table, fighter);
    return typeof value === 'number' ? value : undefined;
  }
}

/** Returns the lead of one amount over another, from -1 to 1. */
function ratio(ours: number, theirs: number): number {
  return ours + theirs === 0 ? 0 : (ours - theirs) / (ours + theirs);
}
