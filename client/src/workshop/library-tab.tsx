import { writeSavedMap } from '@riposte/shared/library/saved-map';
import { mapOf } from '@riposte/shared/maps/doors';
import type { OpenedDocument } from '@riposte/shared/protocol/library';
import { heroOf, writeParty } from '@riposte/shared/scenario/party';
import type { VNode } from 'preact';
import { goTo } from '../net/browser-storage.ts';
import { savedHeroes } from '../net/saved-heroes.ts';
import { useBattle } from '../session/context.ts';
import * as words from '../words/library.ts';
import * as workshop from '../words/workshop.ts';
import { onMap } from './apply-map.ts';
import { LibraryPanel, type Offer } from './library-panel.tsx';
import type { Editor } from './open-fight.ts';
import { openItem } from './starting-fights.ts';

/** The library tab of the editor. It saves parts of the edited fight, and opens saved items. */
export function LibraryTab({ editor }: { readonly editor: Editor }): VNode {
  const chosen = useBattle().inspected.value;
  return (
    <LibraryPanel offers={offersOf(editor, chosen)} onOpen={(thing, link) => put(editor, thing, link)} />
  );
}

function offersOf({ document }: Editor, chosen: string | null): readonly Offer[] {
  const { title, setup, pictures = {} } = document.fight.value;
  const { ruleset } = setup;
  const hero = setup.combatants.find(({ id }) => id === chosen);
  const party = savedHeroes(ruleset);
  const offers: (Offer | undefined | false)[] = [
    {
      testId: 'keep-fight',
      label: words.keepThisFight,
      kind: 'fight',
      name: title || workshop.aFightWithoutAName,
      ruleset,
      document: document.text.value,
    },
    {
      testId: 'keep-map',
      label: words.keepThisMap,
      kind: 'map',
      name: title || words.aMapWithoutAName,
      ruleset,
      document: writeSavedMap(ruleset, { ...mapOf(setup), pictures }),
    },
    hero && {
      testId: 'keep-hero',
      label: words.keepThisHero(hero.name ?? hero.id),
      kind: 'party',
      name: hero.name ?? hero.id,
      ruleset,
      document: writeParty(ruleset, { title: '', heroes: [heroOf(hero)], pictures }),
    },
    party.heroes.length > 0 && {
      testId: 'keep-heroes',
      label: words.keepYourHeroes,
      kind: 'party',
      name: workshop.heroes,
      ruleset,
      document: writeParty(ruleset, party),
    },
  ];
  return offers.filter((offer) => offer !== undefined && offer !== false);
}

/**
 * Opens a saved item in the editor, so that the user can undo that. Returns a message for the user. A fight of another
 * rulebook opens in a new editor instead, and the message is empty. Throws if the item has faults.
 */
async function put({ document }: Editor, thing: OpenedDocument, link: string): Promise<string> {
  const { kind, name, ruleset } = thing;
  const book = document.ruleset;
  if (kind === 'map') {
    const { edit, faults } = await openItem(thing);
    if (!edit) throw new Error(faults[0]);
    const { setup, pictures } = edit.fight;
    document.change(onMap(book, document.fight.peek(), mapOf(setup), pictures));
    return words.isOpenInEditor(name);
  }
  if (kind === 'fight' && ruleset !== book.id) {
    goTo(link);
    return '';
  }
  const { edit, faults, note = words.isOpenInEditor(name) } = await openItem(thing);
  if (faults[0] !== undefined) throw new Error(faults[0]);
  if (edit) document.change(edit.fight);
  return note;
}
