import { describe, expect, it } from 'vitest';
import { alliesOf, allyOf, areEnemies, enemiesOf, enemyOf, friendOf } from './sides.ts';
import { sceneWith } from './testing/scene.ts';

/** Returns a table with Ana and Ben against Rat and Rex. Rex acts first. */
function scene() {
  const table = sceneWith({ hp: 1 });
  table.order = ['rex', 'rat', 'ana', 'ben'];
  return table;
}
const ids = (fighters: readonly { id: string }[]) => fighters.map(({ id }) => id);

const NEITHER = { isEnemy: false, isFriend: false, isAlly: false };

describe('the sides', () => {
  it('list enemies and allies in turn order', () => {
    const table = scene();
    expect(ids(enemiesOf(table, 'ana'))).toEqual(['rex', 'rat']);
    expect(ids(alliesOf(table, 'ana'))).toEqual(['ben']);
    expect([
      areEnemies({ side: 'heroes' }, { side: 'foes' }),
      areEnemies({ side: 'foes' }, { side: 'foes' }),
    ]).toEqual([true, false]);
  });

  it('leave out defeated fighters', () => {
    const table = scene();
    for (const id of ['rat', 'ben']) Object.assign(table.fighters[id] ?? {}, { defeated: true });
    expect([ids(enemiesOf(table, 'ana')), ids(alliesOf(table, 'ana'))]).toEqual([['rex'], []]);
    expect([enemyOf(table, 'ana', 'rat'), friendOf(table, 'ana', 'ben')]).toEqual([undefined, undefined]);
  });

  it.each([
    { name: 'an enemy', target: 'rat', isEnemy: true, isFriend: false, isAlly: false },
    { name: 'an ally', target: 'ben', isEnemy: false, isFriend: true, isAlly: true },
    { name: 'the fighter itself', target: 'ana', isEnemy: false, isFriend: true, isAlly: false },
    { name: 'a fighter that is not on the table', target: 'zoe', ...NEITHER },
    { name: 'an unknown id called "constructor"', target: 'constructor', ...NEITHER },
  ])('distinguish enemies from allies: $name', ({ target, isEnemy, isFriend, isAlly }) => {
    const table = scene();
    expect(enemyOf(table, 'ana', target) !== undefined).toBe(isEnemy);
    expect(friendOf(table, 'ana', target) !== undefined).toBe(isFriend);
    expect(allyOf(table, 'ana', target) !== undefined).toBe(isAlly);
  });
});
