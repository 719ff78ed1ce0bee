import './portrait.css';
import type { Id } from '@riposte/shared';
import type { VNode } from 'preact';
import { initialsOf } from '../store/initials.ts';
import { nameIn, type Scene, sideIndex } from '../store/scene.ts';
import { sideVariable } from '../theme/colours.ts';

/** A fighter's initials in the colour of its side. */
export function Portrait({ scene: { table }, id }: { readonly scene: Scene; readonly id: Id }): VNode {
  const style = id === 'gm' ? {} : { '--side': sideVariable(sideIndex(table, id)) };
  return (
    <span
      class={`portrait ${table.fighters[id]?.defeated ? 'defeated' : ''}`}
      style={style}
      aria-hidden="true"
    >
      {initialsOf(nameIn(table, id))}
    </span>
  );
}
