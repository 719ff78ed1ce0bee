import type { Choice } from '../../../../engine/core/script.ts';
import type { Fault } from '../../../../engine/presentation/rejection.ts';
import { anId, count, type FieldSchemas, oneOf, optional } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import type { Params } from '../../../../engine/schema/json.ts';
import { fighterOf } from '../../../../engine/state/table.ts';
import { STUNTS } from '../../sheet/terms.ts';
import { TRACK_IDS } from '../../sheet/tracks.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import { faultOfLock, faultOfMeans, isOneTool, meansBy, TOOL, type Tool, toolsOf } from '../attacks/tools.ts';
import type { Means } from '../attacks/wielding.ts';
import { afterQuick, faultOfQuick, quickPart, quickParts } from '../quick-part.ts';
import { faultOfStunt, isSenseless, type Named, nameStunt, waysOf } from './stunts.ts';

/* The stunts that the winner of an opposed check can choose from (DEG-39, DEG-134). */

/** The parameters of a stunt: the affliction track, the item or the direction. */
export const TELLING = {
  track: optional(oneOf(TRACK_IDS)),
  item: optional(anId()),
  dir: optional(count(0, 5)),
};

/** Returns the fault if the winner of an opposed check cannot choose this stunt. */
export function faultOfBenefit(
  me: DegreesFighter,
  foe: DegreesFighter,
  tool: Tool,
  named: Named,
): Fault | undefined {
  return isSenseless(me, foe, tool, named) ? 'bad-input' : faultOfStunt(me, foe, tool, named);
}

/** Returns the possible stunts as choices, each with its variants. */
export function stuntChoices(
  table: DegreesTable,
  target: Id,
  params: FieldSchemas,
  faultOf: (table: DegreesTable, named: Named, params: Params) => Fault | undefined,
): Choice[] {
  const foe = fighterOf(table, target);
  return STUNTS.map((option): Choice => {
    const check = (given: Params) => {
      const named = nameStunt(option, given);
      return named ? faultOf(table, named, given) : 'bad-input';
    };
    return {
      option,
      params,
      variants: () => [...waysOf(foe, option)].filter((way) => check(way) === undefined),
      check,
    };
  }).filter(({ variants }) => (variants?.() ?? []).length > 0);
}

/**
 * Returns the weapon or power for a counter-stunt: the named weapon or power, or else the first possible one. Undefined
 * if none is possible (DEG-R47).
 */
export function counterMeans(
  table: DegreesTable,
  me: DegreesFighter,
  foe: DegreesFighter,
  named: Named,
  given: Tool,
): Means | undefined {
  const tools = namesNone(given) ? toolsOf(me) : [given];
  const tool = tools.find((one) => faultOfCounter(table, me, foe, one, named) === undefined);
  return tool && meansBy(me, tool);
}

function namesNone({ weapon, power }: Tool): boolean {
  return weapon === undefined && power === undefined;
}

function faultOfCounter(
  table: DegreesTable,
  me: DegreesFighter,
  foe: DegreesFighter,
  tool: Tool,
  named: Named,
): Fault | undefined {
  const means = meansBy(me, tool);
  if (!means) return 'no-such-item';
  const faulty = faultOfBenefit(me, foe, tool, named) ?? faultOfLock(me, means, foe.id);
  return faulty ?? faultOfMeans(table, me, means, foe.at); // DEG-R47
}

const ANSWERING = { ...TELLING, ...TOOL, quick: quickPart };

/** Returns the possible counter-stunts. */
export function counterChoices(table: DegreesTable, by: Id, target: Id): Choice[] {
  const faultOf = (seen: DegreesTable, named: Named, { quick, ...params }: Params): Fault | undefined => {
    const faulty = faultOfQuick(seen, by, quick); // DEG-8
    if (faulty !== undefined) return faulty;
    const [me, foe] = [afterQuick(fighterOf(seen, by), quick), fighterOf(seen, target)];
    const given = params as Tool;
    if (namesNone(given)) return counterMeans(seen, me, foe, named, given) ? undefined : 'no-such-item';
    return isOneTool(me, given) ? faultOfCounter(seen, me, foe, given, named) : 'bad-input';
  };
  const axes = () => ({ quick: { type: 'one' as const, of: quickParts(table, by) } });
  const choices = stuntChoices(table, target, ANSWERING, faultOf).map((choice) => ({ ...choice, axes }));
  return choices.length > 0 ? [...choices, { option: 'pass' }] : [];
}
