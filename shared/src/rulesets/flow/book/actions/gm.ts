import { fighter, optional, text } from '../../../../engine/schema/field-schema.ts';
import { findFighter, standing } from '../../../../engine/state/table.ts';
import { action, type FlowTable } from '../../table.ts';
import { TEXT } from '../../words/catalogue.ts';
import { beginFight } from '../initiative.ts';
import { mayLieInWait, offerReadied } from '../ready-window.ts';

/** The GM says that what somebody has been waiting for has happened. */
export const fire = action({
  gm: true,
  params: { target: fighter },
  check(table, _by, { target }) {
    if (table.phase === 'explore') return 'wrong-phase';
    const fighter = findFighter(table, target);
    const waits = fighter && mayLieInWait(table, fighter) && fighter.readied?.on === 'note'; // FLOW-R31
    return waits ? undefined : { code: 'no-such-target', say: TEXT.refusals.nobodyWaits };
  },
  variants: (table) => standing(table).map(({ id: target }) => ({ target })),
  *run(table, _by, { target }, actions) {
    yield* offerReadied(table, { on: 'note', by: null, only: target }, actions); // FLOW-69
  },
});

function sidesOf(table: FlowTable): string[] {
  return [...new Set(standing(table).map(({ side }) => side))];
}

/** The GM lets the fight begin. */
export const start = action({
  gm: true,
  params: { surprise: optional(text()) },
  check(table, _by, { surprise }) {
    if (table.phase !== 'explore') return 'wrong-phase';
    const isSide = surprise === undefined || standing(table).some(({ side }) => side === surprise);
    return isSide ? undefined : { code: 'bad-input', say: TEXT.refusals.noSide(surprise) };
  },
  variants: (table) => [{}, ...sidesOf(table).map((surprise) => ({ surprise }))],
  *run(table, _by, { surprise }) {
    beginFight(table, surprise ?? table.options.surprise);
  },
});
