import { describe, expect, it } from 'vitest';
import { alliesOf, areEnemies, enemiesOf, enemyOf, friendOf } from './sides.ts';
import { sceneWith } from './testing/scene.ts';

/** Ana and Ben against Rat and Rex, who acts first. */
function scene() {
  const table = sceneWith({ hp: 1 });
  table.order = ['rex', 'rat', 'ana', 'ben'];
  return table;
}
const ids = (fighters: readonly { id: string }[]) => fighters.map(({ id }) => id);

describe('the sides', () => {
  it('lists enemies and allies in turn order', () => {
    const table = scene();
    expect(ids(enemiesOf(table, 'ana'))).toEqual(['rex', 'rat']);
    expect(ids(alliesOf(table, 'ana'))).toEqual(['ben']);
    expect([
      areEnemies({ side: 'heroes' }, { side: 'foes' }),
      areEnemies({ side: 'foes' }, { side: 'foes' }),
    ]).toEqual([true, false]);
  });

  it('do not count the defeated', () => {
    const table = scene();
    for (const id of ['rat', 'ben']) Object.assign(table.fighters[id] ?? {}, { defeated: true });
    expect([ids(enemiesOf(table, 'ana')), ids(alliesOf(table, 'ana'))]).toEqual([['rex'], []]);
    expect([enemyOf(table, 'ana', 'rat'), friendOf(table, 'ana', 'ben')]).toEqual([undefined, undefined]);
  });

  it.each([
    { name: 'an enemy', target: 'rat', isEnemy: true, isFriend: false },
    { name: 'an ally', target: 'ben', isEnemy: false, isFriend: true },
    { name: 'oneself', target: 'ana', isEnemy: false, isFriend: true },
    { name: 'nobody', target: 'zoe', isEnemy: false, isFriend: false },
    { name: 'a word that every object knows', target: 'constructor', isEnemy: false, isFriend: false },
  ])('tell what $name is', ({ target, isEnemy, isFriend }) => {
    const table = scene();
    expect(enemyOf(table, 'ana', target) !== undefined).toBe(isEnemy);
    expect(friendOf(table, 'ana', target) !== undefined).toBe(isFriend);
  });
});
