import { usedPictures } from '@riposte/shared/scenario/picture-files';
import { withoutPictures, writeFight } from '@riposte/shared/scenario/write-fight';
import { Download } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { shareCodeOf } from '../heroes/share-code.ts';
import { fileNameOf, save } from '../net/save-file.ts';
import { CopyLink } from '../ui/copy-link.tsx';
import { Icon } from '../ui/icon.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/workshop.ts';
import type { Editor } from './open-fight.ts';
import { OpenTable } from './open-table.tsx';

/** Buttons that use the fight: open a table, save a file, or copy a link that contains the fight. */
export function ExportFight({ editor: { document } }: { readonly editor: Editor }): VNode {
  const text = document.text.value;
  const fight = document.fight.value;
  const bare = writeFight(withoutPictures(fight));
  const hasPictures = Object.keys(usedPictures(fight.setup, fight.pictures ?? {})).length > 0;
  const [code, setCode] = useState('');
  useEffect(() => {
    let isOld = false;
    void shareCodeOf(bare).then((made) => {
      if (!isOld) setCode(made);
    });
    return () => {
      isOld = true;
    };
  }, [bare]);
  return (
    <div class="take-away">
      <OpenTable text={text} isFit={document.faults.value.length === 0} />
      <h2 class="eyebrow">{common.save}</h2>
      <p class="workshop-note">{words.keepItHow}</p>
      <button
        type="button"
        class="button"
        data-testid="save-file"
        onClick={() => save(text, `${fileNameOf(document.fight.value.title)}.json`)}
      >
        <Icon of={Download} /> {common.saveAsAFile}
      </button>
      {code !== '' && (
        <CopyLink
          testId="share-link"
          label={words.asALink}
          help={hasPictures ? words.asALinkWithoutPictures : words.asALinkHow}
          path={`/workshop#fight=${code}`}
        />
      )}
    </div>
  );
}
