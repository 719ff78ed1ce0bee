import { type HexMap, withNote, withoutNote } from '@riposte/shared';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { NotesDesk } from '../notes/note-settings.ts';
import { NotesPanel } from '../notes/notes-panel.tsx';
import type { Editor } from './open-fight.ts';

/** A form for the labels, drawings and areas on the map of a fight. */
export function NotesForm({ editor }: { readonly editor: Editor }): VNode {
  const desk = useMemo(() => deskOf(editor), [editor]);
  return <NotesPanel desk={{ ...desk, toolInUse: editor.tool.value?.name }} />;
}

/** Returns the access of the notes panel to the edited fight. Each change is an undo step. */
export function deskOf(
  editor: Pick<Editor, 'document' | 'tool' | 'placeAgain'>,
): Omit<NotesDesk, 'toolInUse'> {
  const { document } = editor;
  const change = (to: (map: HexMap) => HexMap) => {
    const { map } = document.fight.peek().setup;
    document.changeSetup({ map: to(map) });
  };
  return {
    map: () => document.fight.value.setup.map,
    put: (one) => change((map) => withNote(map, one)),
    remove: (id) => change((map) => withoutNote(map, id)),
    use: (tool) => {
      editor.tool.value = tool;
    },
    leave: () => editor.placeAgain(),
  };
}
