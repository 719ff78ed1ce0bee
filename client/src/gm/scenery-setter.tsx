import { sceneryOf } from '@riposte/shared';
import type { VNode } from 'preact';
import { SceneryFields } from '../forms/scenery-fields.tsx';
import { useController, useSnapshot } from '../session/context.ts';
import * as words from '../words/gm.ts';

/** Lets the GM change the appearance of the map. It has no effect on the rules. */
export function ScenerySetter(): VNode {
  const { inputs } = useController();
  const { table } = useSnapshot();
  return (
    <div class="gm-field" title={words.sceneryHow}>
      <div class="gm-row">{words.scenery}</div>
      <SceneryFields
        scenery={sceneryOf(table.map)}
        onChange={(scenery) => void inputs.send({ as: 'gm', do: 'gm.scenery', ...scenery }, null)}
      />
    </div>
  );
}
