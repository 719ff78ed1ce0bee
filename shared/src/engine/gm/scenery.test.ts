import { describe, expect, it } from 'vitest';
import { sceneryOf } from '../../hex/map.ts';
import { brawl, send } from '../testing/battles.ts';

const change = (theme: string) => ({ as: 'gm', do: 'gm.scenery', theme, light: 'night', weather: 'rain' });

describe('changing the scenery in the middle of a fight', () => {
  it('changes how the map looks and emits an event', () => {
    const battle = brawl();
    expect(sceneryOf(battle.table.map)).toEqual({ theme: 'meadow', light: 'noon', weather: 'clear' });
    const [event] = send(battle, change('wharf'));
    expect(event).toMatchObject({ type: 'scenery-changed', theme: 'wharf', light: 'night', weather: 'rain' });
    expect(sceneryOf(battle.table.map)).toEqual({ theme: 'wharf', light: 'night', weather: 'rain' });
  });

  it('leaves the ground as it is', () => {
    const battle = brawl();
    const { scenery: _, ...before } = battle.table.map;
    send(battle, change('snow'));
    expect(battle.table.map).toMatchObject(before);
  });

  it('rejects an unknown place', () => {
    expect(brawl().check(change('moon'))?.code).toBe('bad-input');
  });

  it('is reserved for the GM', () => {
    expect(brawl().check({ ...change('wharf'), as: 'ana' })?.code).toBe('not-gm');
  });
});
