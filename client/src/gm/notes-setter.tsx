import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { NotesDesk } from '../notes/note-settings.ts';
import { NotesPanel } from '../notes/notes-panel.tsx';
import { useController, useSnapshot } from '../session/context.ts';
import { useCurrentTool } from '../tools/current.ts';
import * as words from '../words/notes.ts';

/** Lets the GM put labels, drawings and areas on the map of a running battle. `onPlace` is called for each tool. */
export function NotesSetter({ onPlace }: { readonly onPlace: () => void }): VNode {
  const controller = useController();
  const { table } = useSnapshot();
  const tool = useCurrentTool();
  const desk = useMemo<Omit<NotesDesk, 'toolInUse'>>(
    () => ({
      map: () => controller.model.snapshot.peek()?.table.map ?? table.map,
      put: ({ kind, note }) => void controller.inputs.send({ as: 'gm', do: 'gm.note', [kind]: note }, null),
      remove: (id) => void controller.inputs.send({ as: 'gm', do: 'gm.note', remove: id }, null),
      use: (chosen) => {
        controller.activity.useTool(() => chosen);
        onPlace();
      },
      leave: () => controller.activity.drop(),
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
