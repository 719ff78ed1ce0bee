import type { Params } from '@riposte/shared';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { NotesDesk } from '../notes/note-settings.ts';
import { NotesPanel } from '../notes/notes-panel.tsx';
import { useController, useSnapshot } from '../session/context.ts';
import type { SeatController } from '../session/seat-controller.ts';
import { useCurrentTool } from '../tools/current.ts';
import * as words from '../words/notes.ts';

/** Lets the GM put labels, drawings and areas on the map of a running battle. `onPlace` uncovers the map. */
export function NotesSetter({ onPlace }: { readonly onPlace: () => void }): VNode {
  const controller = useController();
  const { table } = useSnapshot();
  const tool = useCurrentTool();
  const desk = useMemo<Omit<NotesDesk, 'toolInUse'>>(
    () => ({
      map: () => controller.model.snapshot.peek()?.table.map ?? table.map,
      put: ({ kind, note }) => change(controller, { [kind]: note }),
      remove: (id) => change(controller, { remove: id }),
      use: (chosen) => controller.activity.useTool(() => chosen),
      leave: () => controller.activity.drop(),
      showMap: onPlace,
    }),
    [controller],
  );
  return (
    <details class="gm-notes">
      <summary data-testid="notes-open">{words.labelsAndDrawings}</summary>
      <NotesPanel desk={{ ...desk, toolInUse: tool.value?.name }} />
    </details>
  );
}

/** Sends a change of the notes. Selects the current tool again, because an accepted input otherwise ends its use. */
function change({ activity, inputs }: SeatController, params: Params): void {
  const tool = activity.tool.peek();
  void inputs.send({ as: 'gm', do: 'gm.note', ...params }, null);
  if (tool) activity.useTool(tool);
}
