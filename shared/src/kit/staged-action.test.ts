import { describe, expect, it } from 'vitest';
import type { Script } from '../engine/core/script.ts';
import type { Fault } from '../engine/presentation/rejection.ts';
import { fighter } from '../engine/schema/field-schema.ts';
import type { Id } from '../engine/schema/ids.ts';
import { type Fighter, fightersOf, isStanding, type Table } from '../engine/state/table.ts';
import { emit } from '../engine/state/verbs.ts';
import { type ActionParts, asAction, stagedAction } from './staged-action.ts';
import { sceneWith } from './testing/scene.ts';

type Runner = Fighter & { ap: number };
type Scene = Table<Runner>;
type Aimed = { readonly target: Id };

interface Parts extends ActionParts<Scene, Runner, Aimed> {
  readonly ap: number;
  aim(table: Scene, me: Runner, act: Aimed): Fault | undefined;
}

const trip = stagedAction<Scene, { readonly target: typeof fighter }, Parts>('trip', {
  params: { target: fighter },
  understand: (act) => (act.target === 'nothing' ? undefined : act),
  ap: 1,
  aim: (table, me, { target }) =>
    target !== me.id && isStanding(table, target) ? undefined : 'no-such-target',
  variants: (table, me) => fightersOf(table).flatMap(({ id }) => (id === me.id ? [] : [{ target: id }])),
  axes: () => ({ hard: { type: 'flag' } }),
  leavesTurn: true,
});

const { parts } = trip;
const action = asAction(
  trip,
  (table, me, act) => (me.ap < parts.ap ? 'not-enough-ap' : parts.aim(table, me, act)),
  function* (table, by, { target }): Script {
    emit(table, { type: 'tripped', by, target });
  },
);

const scene = (ap = 1): Scene => sceneWith({ ap });

describe('a staged action', () => {
  it('reads its parameters as declared', () => {
    expect(trip.parse({ target: 'rat' }, scene(), 'ana')).toEqual({ target: 'rat' });
    expect(trip.parse({ target: 'nothing' }, scene(), 'ana')).toBeUndefined();
    expect(trip.parse({}, scene(), 'ana')).toBeUndefined();
  });

  it('needs no parameters if it declares none', () => {
    expect(stagedAction<Scene, Record<never, never>, object>('wait', {}).parse({}, scene(), 'ana')).toEqual(
      {},
    );
  });

  it.each([
    { name: 'a legal action', by: 'ana', target: 'rat', ap: 1, fault: undefined },
    { name: 'an action that cannot be paid for', by: 'ana', target: 'ana', ap: 0, fault: 'not-enough-ap' },
    { name: 'an action with an invalid target', by: 'ana', target: 'ana', ap: 1, fault: 'no-such-target' },
    { name: 'an action by an unknown fighter', by: 'gm', target: 'rat', ap: 1, fault: 'not-your-turn' },
  ])('is checked in the order of the rulebook: $name', ({ by, target, ap, fault }) => {
    expect(action.check(scene(ap), by, { target })).toBe(fault);
  });

  it('offers its variants and axes to the fighter', () => {
    expect([...(action.variants?.(scene(), 'ana') ?? [])].map(({ target }) => target)).toEqual([
      'ben',
      'rat',
      'rex',
    ]);
    expect(action.axes?.(scene(), 'ana', { target: 'rat' })).toEqual({ hard: { type: 'flag' } });
  });

  it('runs as declared, and keeps its flags for the turn', () => {
    const table = scene();
    action.run(table, 'ana', { target: 'rat' }, {}).next();
    expect(table.events).toEqual([{ type: 'tripped', by: 'ana', target: 'rat' }]);
    expect(action.leavesTurn).toBe(true);
    expect(action.outOfTurn).toBeUndefined();
  });
});
