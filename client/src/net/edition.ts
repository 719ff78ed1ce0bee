import { EDITIONS } from '@riposte/shared/editions';
import { type Edition, findEdition } from '@riposte/shared/engine/history/edition';
import { SHELF } from '@riposte/shared/rulesets/shelf';

/**
 * Loads the edition of a ruleset, including its engine; undefined if this page does not have that version. Only workers
 * use it, because pages need no engine.
 */
export async function loadEdition(of: {
  readonly ruleset: string;
  readonly version: number;
}): Promise<Edition | undefined> {
  const { ruleset: id } = of;
  const ruleset = Object.hasOwn(SHELF, id) ? await SHELF[id]?.() : undefined;
  return await findEdition({ rulesets: ruleset ? { [id]: ruleset } : {}, kept: EDITIONS }, of);
}
