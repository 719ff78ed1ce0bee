import './packs-form.css';
import type { Content, Pack } from '@riposte/shared/engine/content/content';
import { formatList } from '@riposte/shared/engine/language/intl';
import type { FightFault } from '@riposte/shared/scenario/fight-file';
import { Trash } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { FileButton } from '../ui/file-button.tsx';
import { Icon } from '../ui/icon.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/workshop.ts';
import type { Editor } from './open-fight.ts';
import { addPack, contentOf, isOfServer, removePack } from './packs.ts';

interface Refused {
  readonly name: string;
  readonly faults: readonly FightFault[];
}

/** A form for the content packs of the fight: those that the user adds from files, and those of this server. */
export function PacksForm({ editor: { document } }: { readonly editor: Editor }): VNode {
  const [refused, setRefused] = useState<Refused | null>(null);
  const { packs = [] } = document.fight.value.setup;
  const add = async (file: File) => {
    const faults = addPack(document, await file.text());
    setRefused(faults.length > 0 ? { name: file.name, faults } : null);
  };
  return (
    <section class="packs" aria-labelledby="own-content">
      <h2 class="eyebrow" id="own-content">
        {words.ownContent}
      </h2>
      <p class="workshop-note">{words.ownContentHow}</p>
      <ul data-testid="packs">
        {packs.map((pack) => (
          <PackRow key={pack.hash} editor={{ document }} pack={pack} />
        ))}
      </ul>
      <FileButton label={words.addAPack} testId="pack-file" onFile={(file) => void add(file)} />
      {refused && (
        <div class="fault" role="alert" data-testid="pack-faults">
          <b>{words.isNoPack(refused.name)}</b>
          <ul>
            {refused.faults.map(({ line, message }) => (
              <li key={`${line} ${message}`}>{common.lineIsWrong(line, message)}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

interface OfRow {
  readonly editor: Pick<Editor, 'document'>;
  readonly pack: Pack;
}

function PackRow({ editor: { document }, pack }: OfRow): VNode {
  const content = contentOf(pack);
  const isEverywhere = isOfServer(document, pack);
  const said = isEverywhere ? words.ofThisServer : content ? namesIn(document, content) : words.packIsUnknown;
  return (
    <li>
      <div>
        <b>
          {pack.name} {pack.version}
        </b>
        <small>{said}</small>
      </div>
      {content && !isEverywhere && (
        <button
          type="button"
          class="button quiet icon-only"
          aria-label={words.remove(pack.name)}
          data-testid="remove-pack"
          onClick={() => removePack(document, pack)}
        >
          <Icon of={Trash} />
        </button>
      )}
    </li>
  );
}

/** Returns the labels of the entries that a content pack adds or changes, separated by commas. */
function namesIn({ ruleset: { description } }: Editor['document'], content: Content): string {
  const { archetypes, conditions, things } = description;
  const ids = Object.values(content).flatMap((entries) => Object.keys(entries));
  const labels = ids.map((id) => (archetypes[id] ?? things[id] ?? conditions[id])?.label ?? id);
  return formatList([...new Set(labels)]);
}
